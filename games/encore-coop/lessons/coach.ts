import type { Seat } from '#engine/contract.ts';
import type { Advice } from '#games/teach.ts';
import { COLUMN_BITS } from '#kits/grid/paper.ts';
import { WILD } from '#kits/grid/tray.ts';
import type { Position } from '../position.ts';

/** A few turns before a goal is looked at. */
const SOON_TEN = 7;
const SOON_NINETEEN = 16;
const SOON_LAST = 22;

/** What is said in a first match, the most urgent first. */
export const coach: readonly Advice<Position>[] = [
  { key: 'strike', rules: ['C7'], when: ({ phase }) => phase === 'strike' },
  { key: 'discard', rules: ['C8'], when: ({ phase }) => phase === 'discard' },
  { key: 'mission', rules: ['C3', 'C1'], when: ({ rolls }) => rolls === 0 },
  {
    key: 'together',
    rules: ['E2', 'E5'],
    when: (position) => position.phase === 'together' && !isAlone(position),
  },
  {
    key: 'alone',
    rules: ['E5'],
    when: (position) => position.phase === 'together' && isAlone(position),
  },
  {
    key: 'start',
    rules: ['E9'],
    when: (position, seat) => mayChoose(position, seat) && !hasCrosses(position, seat),
  },
  {
    key: 'fourth',
    rules: ['E3', 'C4'],
    when: ({ phase }) => phase === 'active' || phase === 'others',
  },
  {
    key: 'touch',
    rules: ['E8', 'E9'],
    when: (position, seat) => mayChoose(position, seat) && hasCrosses(position, seat),
  },
  {
    key: 'two',
    rules: ['C5'],
    when: ({ misses, phase }) => phase !== 'over' && misses.includes(2),
  },
  {
    key: 'miss',
    rules: ['C5'],
    when: ({ misses, phase }) => phase !== 'over' && misses.includes(1),
  },
  {
    key: 'joker',
    rules: ['E11'],
    when: (position, seat) => mayChoose(position, seat) && hasJoker(position),
  },
  {
    key: 'column',
    rules: ['E12', 'C6'],
    // Alone nobody fills it again.
    when: (position) => (position.claimed & COLUMN_BITS) !== 0 && !isAlone(position),
  },
  { key: 'colour', rules: ['E13', 'C6'], when: ({ claimed }) => claimed > COLUMN_BITS },
  { key: 'ten', rules: ['C7'], when: isSoon(SOON_TEN, 10) },
  { key: 'nineteen', rules: ['C8'], when: isSoon(SOON_NINETEEN, 19) },
  { key: 'last', rules: ['C9'], when: isSoon(SOON_LAST, 27) },
];

function isSoon(from: number, goal: number) {
  return ({ rolls, phase }: Position): boolean => rolls >= from && rolls < goal && phase !== 'over';
}

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
