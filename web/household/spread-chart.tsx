import { ticksOf } from '../analysis/race-lines.ts';
import { shortNames } from '../analysis/short-names.ts';
import { language } from '../app/language.ts';
import { dayName } from '../screens/parts/when.ts';
import type { Figures, Line } from './figures.ts';
import { penOfPerson } from './marks.tsx';
import { tenth, whole } from './numbers.ts';
import { Part } from './part.tsx';
import { bestIn, type Spread } from './scores.ts';
import { personOf } from './scores-chart.tsx';
import { say } from './words.ts';

const WIDTH = 350;
const LEFT = 78;
const RIGHT = 318;
const TOP = 6;
const ROW = 31;
const LONGEST = 8;

/** From the worst to the best: half of all results are in the bar, the middle one on its line. */
export function SpreadChart({ figures }: { readonly figures: Figures }) {
  const { lines } = figures;
  const title = say('house.spread');
  const bottom = TOP + ROW * lines.length;
  const ticks = ticksOf(
    Math.min(...lines.map(({ spread }) => spread.worst.points)),
    Math.max(...lines.map(({ spread }) => endOf(spread))),
  );
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (points: number) => LEFT + ((points - low) / (high - low)) * (RIGHT - LEFT);
  const names = shortNames(
    lines.map(({ name }) => name),
    LONGEST,
  );
  return (
    <Part
      title={title}
      room="narrow"
      words={wordsOf(lines)}
      table={{
        head: [
          say('house.name'),
          say('house.games'),
          say('house.best'),
          say('house.half'),
          say('house.middle'),
          say('house.worst'),
          say('house.mean'),
        ],
        rows: lines.map(({ name, spread }) => [
          name,
          spread.count,
          spread.best ? whole(spread.best.points) : '·',
          say('house.range', { low: whole(spread.low), high: whole(spread.high) }),
          whole(spread.middle),
          whole(spread.worst.points),
          tenth(spread.mean),
        ]),
      }}
    >
      <svg
        class="house-chart"
        viewBox={`0 0 ${WIDTH} ${bottom + 22}`}
        role="img"
        aria-label={say('house.spread.label', { names: lines.map(({ name }) => name) })}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path class="house-grid" d={`M${x(tick)} ${TOP}V${bottom}`} />
            <text x={x(tick)} y={bottom + 16} text-anchor="middle">
              {whole(tick)}
            </text>
          </g>
        ))}
        {lines.map(({ name, spread }, nth) => {
          const middle = TOP + ROW * (nth + 0.5);
          const { worst, best } = spread;
          return (
            <g key={name} data-pen={penOfPerson(personOf(figures, { name }))}>
              <text class="house-strong" x={LEFT - 10} y={middle + 4} text-anchor="end">
                {names[nth]}
              </text>
              <path class="house-whisker" d={`M${x(worst.points)} ${middle}H${x(endOf(spread))}`} />
              <rect
                class="house-bar"
                x={x(spread.low)}
                y={middle - 8}
                width={Math.max(2, x(spread.high) - x(spread.low))}
                height={16}
                rx={4}
              />
              <path class="house-middle" d={`M${x(spread.middle)} ${middle - 10}v20`} />
              {best && (
                <text class="house-strong" x={x(endOf(spread)) + 5} y={middle + 4}>
                  {whole(best.points)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </Part>
  );
}

/** What counts as no record may lie beyond the best; the bar covers it all the same. */
function endOf({ best, high }: Spread): number {
  return Math.max(best?.points ?? high, high);
}

function wordsOf(lines: readonly Line[]): string[] {
  const by = (value: (line: Line) => number) =>
    lines.toSorted((one, other) => value(other) - value(one))[0]!;
  const best = bestIn(lines);
  const mean = by(({ spread }) => spread.mean);
  const wide = by(({ spread }) => spread.high - spread.low);
  const words: string[] = [];
  if (best) {
    const { name, points, time } = best;
    const day = dayName(time, Date.now(), language.value);
    words.push(say('house.spread.best', { name, points, day }));
  }
  if (mean.spread.count > 3) {
    const { low, high } = mean.spread;
    words.push(say('house.spread.half', { name: mean.name, low: whole(low), high: whole(high) }));
  }
  if (lines.length > 1 && wide.spread.count > 3) {
    words.push(say('house.spread.wide', { name: wide.name }));
  }
  return words;
}
