import type { Seat } from '#engine/contract.ts';
import type { Advice } from '#games/teach.ts';
import { popcount } from '#kits/bits.ts';
import { CROSSES_TO_CLOSE, MISSES_TO_END } from '../play.ts';
import type { Position } from '../position.ts';

const DICE = '.table-tray';

/** What is said in a first match, the most urgent first. */
export const coach: readonly Advice<Position>[] = [
  { key: 'white', rules: ['Q3'], about: DICE, when: ({ phase }) => phase === 'white' },
  {
    key: 'colour',
    rules: ['Q4'],
    about: DICE,
    when: ({ phase, active }, seat) => phase === 'colour' && active === seat,
  },
  {
    key: 'miss',
    rules: ['Q5'],
    about: '.qx-misses',
    when: ({ phase, active, crossed }, seat) => phase === 'colour' && active === seat && !crossed,
  },
  {
    key: 'right',
    rules: ['Q1'],
    about: '.qx-lock',
    when: (position, seat) => position.phase === 'white' && mostCrosses(position, seat) > 0,
  },
  {
    key: 'close',
    rules: ['Q2'],
    about: '.qx-lock',
    when: (position, seat) => mostCrosses(position, seat) >= CROSSES_TO_CLOSE - 1,
  },
  { key: 'closed', rules: ['Q8', 'Q10'], about: DICE, when: ({ closed }) => closed !== 0 },
  {
    key: 'end',
    rules: ['Q10'],
    about: '.qx-misses',
    when: ({ misses }) => misses.some((count) => count === MISSES_TO_END - 1),
  },
];

function mostCrosses({ rows }: Position, seat: Seat): number {
  return Math.max(...rows.slice(seat * 4, seat * 4 + 4).map(popcount));
}
