import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { randomFrom } from '#kits/random.ts';
import { pointsNow, printed } from './points.ts';

const FACES: readonly Face[] = await Promise.all(CARDS.map(({ load }) => load()));

/** Plays at random, and looks at every position. */
function playThrough({ game }: Face, seats: number, look: (position: unknown) => void): void {
  const random = randomFrom(`points ${game.id}`);
  const position = game.start(seats, {});
  for (;;) {
    look(position);
    const next = game.next(position);
    if (next.for === 'nobody') return;
    if (next.for === 'dice') {
      game.roll(
        position,
        next.dice.map(({ faces }) => random.below(faces.length)),
      );
      continue;
    }
    const choose = (seat: number): number => {
      const moves = movesOf(game, position, seat);
      return moves[random.below(moves.length)]!;
    };
    game.resolve(position, next.seats.map(choose));
  }
}

/** What counts only at the end, by the rulebooks. */
const LATE: Readonly<Record<string, readonly string[]>> = {
  encore: ['jokers', 'stars', 'rolls'],
  'encore-coop': ['jokers'],
  'encore-plus': ['jokers', 'dice', 'stars', 'rolls'],
};

test.each(FACES.map((face) => [face.game.id, face] as const))(
  'the points of %s are those in hand, and at the end all of them',
  (id, face) => {
    const { game } = face;
    playThrough(face, 2, (position) => {
      const isOver = game.next(position).for === 'nobody';
      for (const [seat, { total, parts }] of game.scores(position).entries()) {
        const late = (LATE[id] ?? []).map((part) => parts[part] ?? 0);
        const later = isOver ? 0 : late.reduce((sum, each) => sum + each, 0);
        expect(pointsNow(face, position, seat)).toBe(total - later);
      }
    });
  },
);

test('a minus is a true one', () => {
  expect([printed(-22), printed(7)]).toEqual(['−22', '7']);
});
