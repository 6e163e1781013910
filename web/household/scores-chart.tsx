import { ticksOf } from '../analysis/race-lines.ts';
import { language } from '../app/language.ts';
import { dayName } from '../screens/parts/when.ts';
import type { Figures, Line } from './figures.ts';
import { dashOf, Legend, Mark, penOfPerson } from './marks.tsx';
import { tenth, whole } from './numbers.ts';
import { Part } from './part.tsx';
import type { Person } from './people.ts';
import type { Point } from './scores.ts';
import { say } from './words.ts';

const WIDTH = 350;
const HEIGHT = 176;
const LEFT = 34;
const RIGHT = 342;
const TOP = 10;
const BOTTOM = 150;

/** Everybody's results over time: a mark each, or for several in a row, and the running mean. */
export function ScoresChart({ figures }: { readonly figures: Figures }) {
  const { lines, from, to } = figures;
  const title = say('house.scores');
  const people = lines.map((line) => personOf(figures, line));
  const points = lines.flatMap(({ course }) => [...course.dots, ...course.means]);
  const ticks = ticksOf(
    Math.min(...points.map((each) => each.points)),
    Math.max(...points.map((each) => each.points)),
  );
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const x = (time: number) => round(LEFT + 6 + share(time, from, to) * (RIGHT - LEFT - 12));
  const y = (value: number) => round(BOTTOM - share(value, low, high) * (BOTTOM - TOP));
  const path = (means: readonly Point[]) =>
    means.map((each) => `${x(each.time)} ${y(each.points)}`).join('L');
  const perDot = Math.max(...lines.map(({ course }) => course.perDot));
  const words = lines.map(wordsOf);
  if (perDot > 1) words.push(say('house.scores.dots', { count: perDot }));
  return (
    <Part
      title={title}
      room="wide"
      words={words}
      table={{
        head: [
          say('house.name'),
          say('house.games'),
          say('house.scores.from'),
          say('house.scores.to'),
        ],
        rows: lines.map(({ name, spread, course }) => [
          name,
          spread.count,
          tenth(course.from),
          tenth(course.to),
        ]),
      }}
    >
      <svg
        class="house-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('house.scores.label', { names: lines.map(({ name }) => name) })}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path class="house-grid" d={`M${LEFT} ${y(tick)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(tick) + 4} text-anchor="end">
              {whole(tick)}
            </text>
          </g>
        ))}
        <text x={LEFT} y={HEIGHT - 6}>
          {dayName(from, Date.now(), language.value)}
        </text>
        <text x={RIGHT} y={HEIGHT - 6} text-anchor="end">
          {dayName(to, Date.now(), language.value)}
        </text>
        {lines.map(({ name, course }, nth) => (
          <g key={name} data-pen={penOfPerson(people[nth]!)}>
            <g class="house-dots">
              {course.dots.map((dot, at) => (
                <Mark key={at} person={people[nth]!} x={x(dot.time)} y={y(dot.points)} />
              ))}
            </g>
            <path
              class="house-line"
              d={`M${path(course.means)}`}
              stroke-dasharray={dashOf(people[nth]!)}
            />
          </g>
        ))}
      </svg>
      <Legend people={people} />
    </Part>
  );
}

export function personOf({ shown }: Figures, { name }: Pick<Line, 'name'>): Person {
  return shown.find((person) => person.name === name)!;
}

function wordsOf({ name, spread, course }: Line): string {
  const [from, to] = [whole(course.from), whole(course.to)];
  // The first and the last results would be the same ones.
  if (spread.count < 2 * course.window) {
    return say('house.scores.few', { name, count: spread.count, to: whole(spread.mean) });
  }
  if (from === to) return say('house.scores.same', { name, to });
  return say(course.to > course.from ? 'house.scores.up' : 'house.scores.down', { name, from, to });
}

function share(value: number, from: number, to: number): number {
  return to > from ? (value - from) / (to - from) : 0.5;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
