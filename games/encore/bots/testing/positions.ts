import { greedyBot } from '#bots/greedy.ts';
import { movesOf } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { decisionsOf } from '#kits/grid/bots/testing/decisions.ts';
import { randomFrom } from '#kits/random.ts';
import type { Position } from '../../play.ts';
import { encore } from '../../rules.ts';

/** As many boxes as possible, so that matches end. */
const busy = greedyBot(encore, ({ papers }, seat) => {
  const { crossed, jokers } = papers[seat]!;
  return crossed.reduce((sum, bits) => sum + popcount(bits), jokers);
});

/** Positions in which somebody decides, from matches that end as most do. */
export function positionsOf(seats: number, sheet: string, seed: string): Generator<Position> {
  const random = randomFrom(seed);
  const start = encore.start(seats, { Sheet: sheet });
  return decisionsOf(encore, start, random, (position, seat) => {
    if (random.below(3) > 0) return busy.choose(position, seat, random);
    const moves = movesOf(encore, position, seat);
    return moves[random.below(moves.length)]!;
  });
}
