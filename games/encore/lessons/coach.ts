import type { Seat } from '#engine/contract.ts';
import type { Advice } from '#games/teach.ts';
import { COLUMN_BITS } from '#kits/grid/paper.ts';
import { WILD } from '#kits/grid/tray.ts';
import type { Position } from '../play.ts';

/** By then most people have forgotten them. */
const STARS_ROLL = 7;

/** What is said in a first match, the most urgent first. */
export const coach: readonly Advice<Position>[] = [
  {
    key: 'together',
    rules: ['E2', 'E5'],
    when: (position) => position.phase === 'together' && !isAlone(position),
  },
  {
    key: 'alone',
    rules: ['E18', 'E5'],
    when: (position) => position.phase === 'together' && isAlone(position),
  },
  {
    key: 'start',
    rules: ['E9'],
    when: (position, seat) => mayChoose(position, seat) && !hasCrosses(position, seat),
  },
  {
    key: 'fourth',
    rules: ['E3'],
    when: ({ phase }) => phase === 'active' || phase === 'others',
  },
  {
    key: 'touch',
    rules: ['E8', 'E9'],
    when: (position, seat) => mayChoose(position, seat) && hasCrosses(position, seat),
  },
  {
    key: 'joker',
    rules: ['E11'],
    when: (position, seat) => mayChoose(position, seat) && hasJoker(position),
  },
  {
    key: 'column',
    rules: ['E12'],
    // Alone one is always the first.
    when: (position) => (position.claimed & COLUMN_BITS) !== 0 && !isAlone(position),
  },
  { key: 'end', rules: ['E13', 'E15'], when: ({ claimed }) => claimed > COLUMN_BITS },
  { key: 'stars', rules: ['E16'], when: ({ rolls }) => rolls >= STARS_ROLL },
];

function isAlone({ papers }: Position): boolean {
  return papers.length === 1;
}

function mayChoose({ phase, active }: Position, seat: Seat): boolean {
  if (phase === 'active') return seat === active;
  return phase === 'together' || (phase === 'others' && seat !== active);
}

function hasCrosses({ papers }: Position, seat: Seat): boolean {
  return papers[seat]!.crossed.some((boxes) => boxes !== 0);
}

function hasJoker({ tray: { freeColours, freeNumbers } }: Position): boolean {
  return ((freeColours | freeNumbers) & (1 << WILD)) !== 0;
}
