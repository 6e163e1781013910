import type { GlanceProps } from '#games/face.ts';
import type { Paper } from '../paper.ts';
import type { Table } from '../table.ts';
import { Asked } from './asked.tsx';
import { starCost } from './open-stars.ts';
import { returnJokerMark, useJokerMark } from './pad.ts';
import { PadHalves } from './pad-halves.tsx';
import { starsToGo } from './progress.ts';
import { JOKERS_MARK, STARS_MARK } from './worth.ts';
import './glance-item.css';
import './glance-room.css';
import './glance-jokers.css';

const STAR =
  'M12 1.9l2.95 6.3 6.9.85-5.1 4.75 1.35 6.85L12 17.25 5.9 20.65l1.35-6.85L2.15 9.05l6.9-.85Z';

interface JokersProps extends GlanceProps<Table<string>> {
  readonly left: number;
  readonly mostJokers: number;
}

/** Jokers, the used ones struck. On a pad a tap uses one or takes one back. */
export function GlanceJokers({ left, mostJokers: most, say, isPad, onTap }: JokersProps) {
  const used = most - left;
  const name = say('glance.jokers', { left, most });
  const marks = Array.from({ length: most }, (_, place) => (
    <span key={place} class={place < used ? 'grid-joker used' : 'grid-joker'} aria-hidden="true">
      !
    </span>
  ));
  if (!isPad || !onTap) {
    return (
      <Asked class="grid-jokers" mark={JOKERS_MARK} name={name} onTap={onTap}>
        {marks}
      </Asked>
    );
  }
  return (
    <div class="grid-jokers grid-pad-marks">
      <span class="for-readers">{name}</span>
      {marks}
      <PadHalves
        used={used}
        left={left}
        useLabel={say('pad.useJoker')}
        backLabel={say('pad.returnJoker')}
        onUse={() => onTap(useJokerMark(used))}
        onBack={() => onTap(returnJokerMark(used))}
      />
    </div>
  );
}

type StarsProps = Pick<GlanceProps<Table<string>>, 'say' | 'isPad' | 'onTap'>;

/** Stars to go and what they cost now. */
export function GlanceStars({ paper, say, isPad, onTap }: StarsProps & { readonly paper: Paper }) {
  const count = starsToGo(paper);
  const points = starCost(count);
  return (
    <Asked
      class="grid-glance-item stars"
      mark={STARS_MARK}
      name={say('glance.stars', { count, points })}
      onTap={isPad ? undefined : onTap}
    >
      <svg viewBox="0 0 24 23" aria-hidden="true">
        <path d={STAR} fill="currentColor" />
      </svg>
      <span class="grid-glance-left" aria-hidden="true">
        <b class="figures">{count}</b>
        <small> {say('glance.toGo')}</small>
      </span>
      <span class="grid-glance-values" aria-hidden="true">
        {say('glance.points', { points })}
      </span>
    </Asked>
  );
}
