import type { Say } from '#engine/text.ts';
import type { GlanceProps } from '#games/face.ts';
import { MISSES_TO_LOSE } from '../play.ts';
import type { Position } from '../position.ts';
import './misses.css';

/** How many misses everybody has: three little boxes each. */
export function Misses({ position, players, say }: GlanceProps<Position>) {
  return (
    <ul class="coop-misses">
      {position.misses.map((count, seat) => (
        <li key={seat} class={count > 0 ? 'some' : undefined}>
          <span class="for-readers">{say('team.misses', { seat, count })}</span>
          <span class="coop-misser" aria-hidden="true" title={players[seat]}>
            {players[seat]}
          </span>
          <MissBoxes count={count} />
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

function MissBoxes({ count }: { readonly count: number }) {
  return (
    <span class="coop-miss-boxes" aria-hidden="true">
      {Array.from({ length: MISSES_TO_LOSE }, (_, i) => (
        <i key={i} class={i < count ? 'coop-miss noted' : 'coop-miss'} />
      ))}
    </span>
  );
}
