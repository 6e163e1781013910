import { greedyBot } from '#bots/greedy.ts';
import { type Move, movesOf } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Position } from '../../play.ts';
import { encore } from '../../rules.ts';

/** Positions in which somebody decides, from matches that end as most do. */
export function* positionsOf(seats: number, sheet: string, seed: string): Generator<Position> {
  const random = randomFrom(seed);
  const position = encore.start(seats, { Sheet: sheet });
  for (;;) {
    const next = encore.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      encore.roll(
        position,
        next.dice.map(({ faces }) => random.below(faces.length)),
      );
      continue;
    }
    yield encore.clone(position);
    encore.resolve(
      position,
      next.seats.map((seat) => anyOf(position, seat, random)),
    );
  }
}

/** As many boxes as possible, so that matches end. */
const busy = greedyBot(encore, ({ papers }, seat) => {
  const { crossed, jokers } = papers[seat]!;
  return crossed.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, jokers);
});

function anyOf(position: Position, seat: number, random: Random): Move {
  if (random.below(3) > 0) return busy.choose(position, seat, random);
  const moves = movesOf(encore, position, seat);
  return moves[random.below(moves.length)]!;
}
