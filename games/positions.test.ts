import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Game, movesOf } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';
import { GAMES } from './index.ts';
import { POSITIONS } from './positions.ts';

const MATCHES = 40;

test('every game has a schema of its position', () => {
  expect(Object.keys(POSITIONS).toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
});

/** Every position of a random match with random options. */
function* positions(game: Game, random: Random): Generator<unknown> {
  const { min, max } = game.players;
  const seats = min + random.below(max - min + 1);
  const options = game.headers.flatMap(({ name, choices, read }) => {
    const values = choices(seats).filter((each) => typeof read(each, seats) === 'string');
    return values.length === 0 || random.below(2)
      ? []
      : [[name, values[random.below(values.length)]!]];
  });
  const position = game.start(seats, Object.fromEntries(options));
  for (;;) {
    yield position;
    const next = game.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      game.roll(
        position,
        next.dice.map(({ faces }) => random.below(faces.length)),
      );
    } else {
      const any = (seat: number) => {
        const moves = movesOf(game, position, seat);
        return moves[random.below(moves.length)]!;
      };
      game.resolve(position, next.seats.map(any));
    }
  }
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  'every position of %s is as its schema says, and no field is left out of it',
  (id, game) => {
    const schema = z.fromJSONSchema(POSITIONS[id]! as never);
    const random = randomFrom(id);
    for (let nth = 0; nth < MATCHES; nth++) {
      for (const position of positions(game, random)) {
        const read = schema.safeParse(JSON.parse(JSON.stringify(position)));
        if (!read.success) {
          expect.unreachable(`${JSON.stringify(position)}: ${JSON.stringify(read.error.issues)}`);
        }
      }
    }
    const position = game.start(game.players.min, {}) as object;
    expect(schema.safeParse({ ...position, more: 1 }).success).toBe(false);
    const [field] = Object.keys(position);
    expect(schema.safeParse({ ...position, [field!]: undefined }).success).toBe(false);
  },
);
