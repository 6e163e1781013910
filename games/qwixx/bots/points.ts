import type { Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { LOCK, type Position } from '../position.ts';

const MISS = 5; // Q12

const ROW_POINTS = Uint8Array.from({ length: 2 << LOCK }, (_, row) => {
  const crosses = popcount(row);
  return (crosses * (crosses + 1)) / 2;
});

/** What a seat has, as `scores` counts it: asked for every move that is thought of. */
export function pointsOf({ rows, misses }: Position, seat: Seat): number {
  let points = -MISS * misses[seat]!;
  for (let row = seat * 4; row < seat * 4 + 4; row++) points += ROW_POINTS[rows[row]!]!;
  return points;
}
