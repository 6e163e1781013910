import type { Game, Move, Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';

/** Positions in which somebody decides, from a match with dice at random to its end. */
export function* decisionsOf<Position>(
  game: Game<Position>,
  position: Position,
  random: Random,
  choose: (position: Position, seat: Seat) => Move,
): Generator<Position> {
  for (;;) {
    const next = game.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      const faces = next.dice.map((die) => random.below(die.faces.length));
      game.roll(position, faces);
      continue;
    }
    yield game.clone(position);
    const chosen = next.seats.map((seat) => choose(position, seat));
    game.resolve(position, chosen);
  }
}
