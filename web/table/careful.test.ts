import { describe, expect, test } from 'vitest';
import { spared } from '#bots/careful.ts';
import { standInOf } from '#bots/levels.ts';
import { movesOf, type Seat } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import { SHELVES } from '#games/index.ts';
import { randomFrom, shuffle } from '#kits/random.ts';
import { openTable } from '#testing/table.ts';
import { randomTrace } from '#testing/trace.ts';

/** So many of a game are given to a bot. */
const POSITIONS = 80;

describe.each(SHELVES.map((shelf) => ({ id: shelf.game.id, shelf })))('$id', ({ id, shelf }) => {
  const { game, bots } = shelf;
  const random = randomFrom(`careful ${id}`);
  const found = [game.players.min, game.players.max].flatMap((seats) =>
    randomTrace(openTable(game, seats), random).flatMap(({ position, next }) =>
      next.for === 'seats' ? next.seats.map((seat: Seat) => ({ position, seat })) : [],
    ),
  );
  shuffle(random, found);

  test('a spared seat has exactly the moves that cost nothing', async () => {
    const face = await CARDS.find((card) => card.id === id)!.load();
    for (const { position, seat } of found) {
      const dear = face.options(position, seat).filter((option) => option.dear.length > 0);
      const costly = new Set(dear.map(({ text }) => text));
      const all = movesOf(game, position, seat);
      const free = all.filter((move) => !costly.has(game.notate(position, seat, move)));
      const kept = movesOf(game, spared(game, position, seat), seat);
      expect(new Set(kept)).toEqual(new Set(free));
    }
  });

  test('the stand-in chooses one of them, and leaves the position as it is', () => {
    const bot = bots[standInOf(Object.keys(bots))]!;
    for (const { position, seat } of found.slice(0, POSITIONS)) {
      const before = JSON.stringify(position);
      const shown = spared(game, position, seat);
      const move = bot.choose(shown, seat, random);
      expect(movesOf(game, shown, seat)).toContain(move);
      expect(movesOf(game, position, seat)).toContain(move);
      expect(JSON.stringify(position)).toBe(before);
    }
  });
});
