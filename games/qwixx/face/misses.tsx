import type { Say } from '#engine/text.ts';
import type { Mark } from '#ui/marks.ts';
import { MISSES_TO_END } from '../play.ts';
import { missMark } from './marks.ts';

interface Props {
  readonly count: number;
  readonly say: Say;
  /** Only on a pad; elsewhere misses come by themselves. */
  readonly onTap: ((mark: Mark) => void) | undefined;
}

const BOXES = Array.from({ length: MISSES_TO_END }, (_, nth) => nth);

export function Misses({ count, say, onTap }: Props) {
  const isCrossed = (nth: number): boolean => nth < count;
  const style = (nth: number): string => (isCrossed(nth) ? 'qx-miss crossed' : 'qx-miss');
  return (
    <div class="qx-misses">
      <span>
        {say('misses.name')} <b>{say('misses.price')}</b>
      </span>
      {onTap ? (
        <span class="qx-miss-buttons">
          {BOXES.map((nth) => (
            <button
              type="button"
              key={nth}
              aria-label={say(isCrossed(nth) ? 'misses.rub' : 'misses.cross')}
              aria-pressed={isCrossed(nth)}
              onClick={() => onTap(missMark(nth))}
            >
              <i class={style(nth)} />
            </button>
          ))}
        </span>
      ) : (
        <span class="qx-miss-boxes" role="img" aria-label={say('misses.count', { count })}>
          {BOXES.map((nth) => (
            <i key={nth} class={style(nth)} />
          ))}
        </span>
      )}
    </div>
  );
}
