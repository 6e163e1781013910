import type { Say } from '#engine/text.ts';
import type { GlanceProps } from '#games/face.ts';
import { MISSES_TO_LOSE } from '../play.ts';
import type { Position } from '../position.ts';
import './misses.css';

/** How many misses somebody has: three little boxes, for all to see. */
export function Misses({ position, seat, say }: GlanceProps<Position>) {
  const count = position.misses[seat]!;
  return (
    <span class="coop-misses">
      <span class="for-readers">{say('team.misses', { seat, count })}</span>
      <span class="coop-miss-boxes" aria-hidden="true">
        {Array.from({ length: MISSES_TO_LOSE }, (_, i) => (
          <i key={i} class={i < count ? 'coop-miss noted' : 'coop-miss'} />
        ))}
      </span>
    </span>
  );
}

/** Everybody's, where no faces are shown: in lessons, and solo. */
export function AllMisses(props: GlanceProps<Position>) {
  return (
    <ul class="coop-all-misses">
      {props.players.map((name, seat) => (
        <li key={seat}>
          <span class="coop-misser" aria-hidden="true">
            {name}
          </span>
          <Misses {...props} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** On a pad the boxes are tapped, one after the other. */
export function PadMisses({ position, seat, say, onTap }: GlanceProps<Position>) {
  const count = position.misses[seat]!;
  return (
    <div class="coop-pad-misses">
      <span aria-hidden="true">{say('pad.misses')}</span>
      {Array.from({ length: MISSES_TO_LOSE }, (_, i) => (
        <PadMiss key={i} nth={i + 1} isNoted={i < count} say={say} onTap={onTap} />
      ))}
    </div>
  );
}

interface PadMissProps {
  readonly nth: number;
  readonly isNoted: boolean;
  readonly say: Say;
  readonly onTap: GlanceProps<Position>['onTap'];
}

function PadMiss({ nth, isNoted, say, onTap }: PadMissProps) {
  const mark = `miss:${nth}`;
  return (
    <button
      type="button"
      class={isNoted ? 'coop-miss noted' : 'coop-miss'}
      data-mark={mark}
      aria-label={say('pad.miss', { nth })}
      aria-pressed={isNoted}
      onClick={() => onTap?.(mark)}
    />
  );
}
