import { movesOf } from '#engine/contract.ts';
import { decisionsOf } from '#kits/grid/bots/testing/decisions.ts';
import { randomFrom } from '#kits/random.ts';
import type { Position } from '../../position.ts';
import { encoreCoop } from '../../rules.ts';

/** Positions in which somebody decides, from a match at random in which nobody passes for nothing. */
export function positionsOf(seats: number, mission: string, seed: string): Generator<Position> {
  const random = randomFrom(seed);
  const start = encoreCoop.start(seats, { Mission: mission });
  return decisionsOf(encoreCoop, start, random, (position, seat) => {
    const moves = movesOf(encoreCoop, position, seat);
    const first = moves.length > 1 && position.phase !== 'strike' ? 1 : 0;
    return moves[first + random.below(moves.length - first)]!;
  });
}
