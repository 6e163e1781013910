import { movesOf } from '#engine/contract.ts';
import { decisionsOf } from '#kits/grid/bots/testing/decisions.ts';
import { randomFrom } from '#kits/random.ts';
import type { Position } from '../../position.ts';
import { encorePlus } from '../../rules.ts';

/**
 * Positions in which somebody decides, from matches at random in which everybody makes the last of
 * a few moves: those with the special die and with many boxes stand behind.
 */
export function positionsOf(seats: number, sheet: string, seed: string): Generator<Position> {
  const random = randomFrom(seed);
  const start = encorePlus.start(seats, { Sheet: sheet });
  return decisionsOf(encorePlus, start, random, (position, seat) => {
    const moves = movesOf(encorePlus, position, seat);
    const drawn = Array.from({ length: 3 }, () => random.below(moves.length));
    return moves[Math.max(...drawn)]!;
  });
}
