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

test.each(FACES.filter(({ game }) => !game.isTeam).map((face) => [face.game.id, face] as const))(
  'the points of %s are always those that an end would bring now',
  (_, face) => {
    playThrough(face, 2, (position) => {
      const totals = face.game.scores(position).map(({ total }) => total);
      expect(totals.map((_, seat) => pointsNow(face, position, seat))).toEqual(totals);
    });
  },
);

test('C6: a team has the points that its goals count, and jokers only at the end', () => {
  const face = FACES.find(({ game }) => game.isTeam)!;
  const { game } = face;
  playThrough(face, 2, (position) => {
    const isOver = game.next(position).for === 'nobody';
    for (const [seat, { total, parts }] of game.scores(position).entries()) {
      expect(pointsNow(face, position, seat)).toBe(isOver ? total : parts.columns);
    }
  });
});

test('a minus is a true one', () => {
  expect([printed(-22), printed(7)]).toEqual(['−22', '7']);
});
