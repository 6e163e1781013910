import type { Note, Score, Seat } from '#engine/contract.ts';
import { best } from '#engine/winners.ts';
import { popcount } from '#kits/bits.ts';
import type { Position } from './position.ts';

const MISS = -5;

/** Q12. */
export function scores({ rows, misses }: Position): Score[] {
  return misses.map((count, seat) => {
    const parts = {
      red: rowPoints(rows[seat * 4]!),
      yellow: rowPoints(rows[seat * 4 + 1]!),
      green: rowPoints(rows[seat * 4 + 2]!),
      blue: rowPoints(rows[seat * 4 + 3]!),
      misses: count === 0 ? 0 : MISS * count,
    };
    return { total: parts.red + parts.yellow + parts.green + parts.blue + parts.misses, parts };
  });
}

export function winners(position: Position): readonly Seat[] {
  return position.phase === 'over' ? best(scores(position).map(({ total }) => [total])) : [];
}

/** Q12: equal points share the win. */
export function report(position: Position): Note[] {
  return winners(position).length > 1 ? [{ rule: 'Q12', key: 'shared', args: {} }] : [];
}

function rowPoints(row: number): number {
  const crosses = popcount(row);
  return (crosses * (crosses + 1)) / 2;
}
