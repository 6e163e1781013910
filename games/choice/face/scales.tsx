import './scales.css';
import type { Say } from '#engine/text.ts';
import type { Area } from '../position.ts';
import { COLOUR_POINTS, crosses, NUMBER_POINTS } from '../score.ts';

interface Props {
  readonly area: Area;
  readonly say: Say;
}

/** What colours and numbers bring, and what the next step would. */
export function Scales({ area, say }: Props) {
  return (
    <div class="choice-scales">
      <Scale of="colours" count={crosses(area)} points={COLOUR_POINTS} say={say} />
      <Scale of="numbers" count={area.line.length} points={NUMBER_POINTS} say={say} />
    </div>
  );
}

interface ScaleProps {
  readonly of: 'colours' | 'numbers';
  readonly count: number;
  /** By how many are taken. */
  readonly points: readonly number[];
  readonly say: Say;
}

function Scale({ of, count, points, say }: ScaleProps) {
  const now = points[count]!;
  const next = points.findIndex((more) => more > now);
  const steps = points.slice(1);
  const most = steps.length;
  return (
    <div>
      <p>
        <span class="for-readers">{say(`scale.${of}`, { count, most, points: now })}</span>
        {next !== -1 && (
          <span class="for-readers">{say('scale.next', { next, points: points[next]! })}</span>
        )}
        <b aria-hidden="true">{say(`scale.${of}.brings`, { count, points: now })}</b>
        {next !== -1 && (
          <span class="scale-next" aria-hidden="true">
            {say(`scale.${of}.brings`, { count: next, points: points[next]! })}
          </span>
        )}
      </p>
      <span class="scale-ticks" aria-hidden="true">
        {steps.map((value, i) => (
          <i key={i} class={tickClass(i < count, value > points[i]! && of === 'colours')} />
        ))}
      </span>
    </div>
  );
}

/** Every number brings points; of the colours only some do. */
function tickClass(isTaken: boolean, isStep: boolean): string | undefined {
  if (isTaken) return isStep ? 'taken step' : 'taken';
  return isStep ? 'step' : undefined;
}
