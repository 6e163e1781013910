import { movesOf } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import type { Position } from '../../position.ts';
import { encoreCoop } from '../../rules.ts';

/** Positions in which somebody decides, from a match at random in which nobody passes for nothing. */
export function* positionsOf(seats: number, mission: string, seed: string): Generator<Position> {
  const random = randomFrom(seed);
  const position = encoreCoop.start(seats, { Mission: mission });
  for (;;) {
    const next = encoreCoop.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      const faces = next.dice.map((die) => random.below(die.faces.length));
      encoreCoop.roll(position, faces);
      continue;
    }
    yield encoreCoop.clone(position);
    const chosen = next.seats.map((seat) => {
      const moves = movesOf(encoreCoop, position, seat);
      const first = moves.length > 1 && position.phase !== 'strike' ? 1 : 0;
      return moves[first + random.below(moves.length - first)]!;
    });
    encoreCoop.resolve(position, chosen);
  }
}
