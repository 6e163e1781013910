import { describe, expect, test } from 'vitest';
import type { Options } from '#engine/contract.ts';
import { movesOf } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import type { Shelf } from '#games/shelf.ts';
import type { Brush } from '#kits/brush.ts';
import { randomFrom } from '#kits/random.ts';

const TABLES: readonly [id: string, seats: number, options: Options][] = [
  ['encore', 1, {}],
  ['encore', 4, { Sheet: 'purple' }],
  ...['1', '2', '3', '4', '5'].map((Mission): [string, number, Options] => {
    return ['encore-coop', 5, { Mission }];
  }),
  ['encore-plus', 1, {}],
  ['encore-plus', 3, {}],
];

describe.each(TABLES)('%s for %i %o', (id, seats, options) => {
  test('every page of a match fits 80 columns', () => {
    const shelf = SHELVES.find(({ game }) => game.id === id)!;
    const widest = pages(shelf, seats, options)
      .flat()
      .map((line) => line.length);
    expect(Math.max(...widest)).toBeLessThanOrEqual(80);
  });
});

/** What every seat sees at every step of a match of random moves, without colours. */
function pages({ game, bots, draw }: Shelf, seats: number, options: Options) {
  const random = randomFrom(`${game.id} ${seats}`);
  const position = game.start(seats, options);
  const seen: (readonly string[])[] = [];
  for (;;) {
    const next = game.next(position);
    for (let seat = 0; seat < seats; seat++) {
      const isAsked = next.for === 'seats' && next.seats.includes(seat);
      const moves = isAsked ? movesOf(game, position, seat) : [];
      const words = moves.flatMap((move) => game.notate(position, seat, move).split(' '));
      seen.push(draw(position, seat, plain(words)));
    }
    if (next.for === 'nobody') return seen;
    if (next.for === 'dice') {
      game.roll(
        position,
        next.dice.map((die) => random.below(die.faces.length)),
      );
    } else {
      game.resolve(
        position,
        next.seats.map((seat) => bots.random!.choose(position, seat, random)),
      );
    }
  }
}

function plain(lit: readonly string[]): Brush {
  return { paint: (text) => text, lit: new Set(lit) };
}
