import type { Pen } from '#ui/pens.ts';
import { Stamp } from '#ui/stamp.tsx';
import { language } from '../app/language.ts';
import { dayName } from '../screens/parts/when.ts';
import type { Sitter } from './facts.ts';
import type { RaceFigure } from './figures.ts';
import { penOfPerson } from './marks.tsx';
import { Part } from './part.tsx';
import type { Person } from './people.ts';
import { say } from './words.ts';

const WIDTH = 350;
const HEIGHT = 150;
const LEFT = 24;
const RIGHT = 342;
const TOP = 10;
const BOTTOM = 126;

const RIVAL_DASH = '6 4';

interface Props {
  readonly race: RaceFigure;
  readonly shown: readonly Person[];
}

/** The column that two people waited longest for, roll by roll. */
export function RaceChart({ race, shown }: Props) {
  const { name: column, steps, first, second, from, to, size, isShared } = race;
  const title = say('house.race', { column });
  const pens = [first, second].map((sitter) => penOfSitter(sitter, shown));
  const day = dayName(race.time, Date.now(), language.value);
  const x = (roll: number) => LEFT + (roll / to) * (RIGHT - LEFT);
  const y = (count: number) => BOTTOM - (count / size) * (BOTTOM - TOP);
  const path = (counts: readonly number[]) =>
    `M${x(0)} ${y(0)}${counts.map((count, at) => `H${x(at + 1)}V${y(count)}`).join('')}`;
  const words = isShared
    ? say('house.race.shared', { from, to, day })
    : say('house.race.words', { from, to, day, name: first.name });
  return (
    <Part
      title={title}
      room="narrow"
      words={[words]}
      table={
        steps && {
          head: [say('house.race.rollHead'), first.name, second.name],
          rows: steps.winner.map((count, at) => [at + 1, count, steps.rival[at]!]),
        }
      }
    >
      {steps && (
        <>
          <svg
            class="house-chart"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            role="img"
            aria-label={say('house.race.label', { column })}
          >
            {[0, 3, size - 1, size].map((count) => (
              <g key={count}>
                <path class="house-grid" d={`M${LEFT} ${y(count)}H${RIGHT}`} />
                <text x={LEFT - 6} y={y(count) + 4} text-anchor="end">
                  {count}
                </text>
              </g>
            ))}
            <text x={LEFT} y={HEIGHT - 6}>
              {say('house.race.roll', { roll: 1 })}
            </text>
            <text x={x(from)} y={HEIGHT - 6} text-anchor="middle">
              {from}
            </text>
            <text x={RIGHT} y={HEIGHT - 6} text-anchor="end">
              {to}
            </text>
            <g data-pen={pens[1]}>
              <path class="house-line" d={path(steps.rival)} stroke-dasharray={RIVAL_DASH} />
            </g>
            <g data-pen={pens[0]}>
              <path class="house-line" d={path(steps.winner)} />
            </g>
          </svg>
          <ul class="house-legend">
            <li data-pen={pens[0]}>
              <Stamp name={first.stamp} />
              {say('house.race.first', { name: first.name })}
              <svg viewBox="0 0 30 10" aria-hidden="true">
                <path class="house-line" d="M1 5H29" />
              </svg>
            </li>
            <li data-pen={pens[1]}>
              <Stamp name={second.stamp} />
              {say(isShared ? 'house.race.also' : 'house.race.second', { name: second.name })}
              <svg viewBox="0 0 30 10" aria-hidden="true">
                <path class="house-line" d="M1 5H29" stroke-dasharray={RIVAL_DASH} />
              </svg>
            </li>
          </ul>
        </>
      )}
      <p class="house-luck">
        <a class="button small" href={`/replay/${race.match}`}>
          {say('house.race.watch')}
        </a>
      </p>
    </Part>
  );
}

/** Bots, and people outside the charts, have a neutral pen. */
function penOfSitter({ kind, name }: Sitter, shown: readonly Person[]): Pen {
  const person = kind === 'person' && shown.find((each) => each.name === name);
  return person ? penOfPerson(person) : 'slate';
}
