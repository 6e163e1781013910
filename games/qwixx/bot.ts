import { greedyBot } from '#bots/greedy.ts';
import type { Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { CROSSES_TO_CLOSE } from './play.ts';
import { LAST, type Position } from './position.ts';
import { qwixx } from './rules.ts';
import { boxAt, sheetOf } from './sheets.ts';

/** How many of the 36 rolls of two dice give a sum. */
const WAYS = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
/** Crosses still to come for each way to roll an open number; the best of 0.08 to 0.18. */
const CROSSES_PER_WAY = 0.1;
const MISS = 5;

export const greedy = greedyBot(qwixx, worth);

/** The score that a seat may hope for: a skipped number is missed among those still open. */
export function worth(position: Position, seat: Seat): number {
  let value = -MISS * position.misses[seat]!;
  for (let row = 0; row < 4; row++) value += rowWorth(position, seat, row);
  return value;
}

function rowWorth(position: Position, seat: Seat, row: number): number {
  const crosses = position.rows[seat * 4 + row]!;
  const count = popcount(crosses);
  if (position.phase === 'over' || position.closed & (1 << row)) return triangle(count);
  const { number } = sheetOf(position.sheet);
  let ways = 0;
  const next = 32 - Math.clz32(crosses);
  for (let place = next; place <= LAST; place++) {
    // The last number, and the lock with it, is open only to those who have enough crosses.
    if (place < LAST || count >= CROSSES_TO_CLOSE) ways += WAYS[number[boxAt(row, place)]!]!;
  }
  return triangle(count + ways * CROSSES_PER_WAY);
}

/** Q12, also for crosses that are only expected. */
function triangle(crosses: number): number {
  return (crosses * (crosses + 1)) / 2;
}
