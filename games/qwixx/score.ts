import type { Score, Seat } from '#engine/contract.ts';
import { best } from '#engine/winners.ts';
import { popcount } from '#kits/bits.ts';
import type { Position } from './position.ts';

const MISS = -5;

/** Q12. */
export function scores(position: Position): Score[] {
  return position.misses.map((count, seat) => {
    const [red, yellow, green, blue] = [0, 1, 2, 3].map((row) => {
      const crosses = popcount(position.rows[seat * 4 + row]!);
      return (crosses * (crosses + 1)) / 2;
    }) as [number, number, number, number];
    const misses = count === 0 ? 0 : MISS * count;
    const total = red + yellow + green + blue + misses;
    return { total, parts: { red, yellow, green, blue, misses } };
  });
}

export function winners(position: Position): readonly Seat[] {
  return position.phase === 'over' ? best(scores(position).map(({ total }) => [total])) : [];
}
