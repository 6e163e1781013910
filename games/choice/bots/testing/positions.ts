import { movesOf } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { greedy } from '../../bot.ts';
import type { Position } from '../../position.ts';
import { choice } from '../../rules.ts';

/** Positions in which somebody decides, from matches that are played neither well nor badly. */
export function* positionsOf(seats: number, seed: string): Generator<Position> {
  const random = randomFrom(seed);
  const sides = Array.from({ length: seats }, () => 1 + random.below(2)).join(', ');
  const position = choice.start(seats, { Sides: sides });
  for (;;) {
    const next = choice.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      choice.roll(
        position,
        next.dice.map(({ faces }) => random.below(faces.length)),
      );
      continue;
    }
    yield choice.clone(position);
    const chosen = next.seats.map((seat) => anyOf(position, seat, random));
    choice.resolve(position, chosen);
  }
}

/** Some of those positions: in all matches of a few seeds, every so many. */
export function* somePositions(seats: number, seed: string, every: number): Generator<Position> {
  let met = 0;
  for (let match = 0; match < 3; match++) {
    for (const position of positionsOf(seats, `${seed} ${match}`)) {
      if (met++ % every === 0) yield position;
    }
  }
}

function anyOf(position: Position, seat: number, random: Random): number {
  if (random.below(5) > 0) return greedy.choose(position, seat, random);
  const moves = movesOf(choice, position, seat);
  return moves[random.below(moves.length)]!;
}
