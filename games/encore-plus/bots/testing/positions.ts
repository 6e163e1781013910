import { type Move, movesOf } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import type { Position } from '../../position.ts';
import { encorePlus } from '../../rules.ts';

/** Positions in which somebody decides, from matches that are played at random to their end. */
export function* positionsOf(seats: number, sheet: string, seed: string): Generator<Position> {
  const random = randomFrom(seed);
  const position = encorePlus.start(seats, { Sheet: sheet });
  for (;;) {
    const next = encorePlus.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      const faces = next.dice.map((die) => random.below(die.faces.length));
      encorePlus.roll(position, faces);
      continue;
    }
    yield encorePlus.clone(position);
    const chosen = next.seats.map((seat) => busyMove(position, seat, random));
    encorePlus.resolve(position, chosen);
  }
}

/** The last of a few legal moves: those with the special die and with many boxes stand behind. */
function busyMove(position: Position, seat: number, random: Random): Move {
  const moves = movesOf(encorePlus, position, seat);
  const drawn = Array.from({ length: 3 }, () => random.below(moves.length));
  return moves[Math.max(...drawn)]!;
}
