import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { CARDS } from '#games/cards.ts';
import type { Face } from '#games/face.ts';
import { randomFrom } from '#kits/random.ts';
import { loadAllTexts } from '../app/testing/texts.ts';
import { openNow, pointsNow, printed, scoreWords } from './points.ts';
import { wordsOf } from './words.ts';

const FACES: readonly Face[] = await Promise.all(CARDS.map(({ load }) => load()));
await loadAllTexts('en');

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

/** What is open at first, and would cost points: nothing where a game counts at once what it takes. */
const OPEN: Readonly<Record<string, string>> = {
  encore: '0 pts · 15 stars open −30',
  'encore-coop': '0 pts',
  'encore-plus': '0 pts · 15 stars open −30',
  qwixx: '0 pts',
  choice: '0 pts',
};

test.each(FACES.map((face) => [face.game.id, face] as const))(
  'an empty sheet of %s has no points in hand, and says what is open',
  (id, face) => {
    const position = face.game.start(2, {});
    expect(scoreWords(face, wordsOf(face, ['Ada', 'Ben']), position, 0)).toBe(OPEN[id]);
  },
);

test.each(FACES.map((face) => [face.game.id, face] as const))(
  'points in hand and what is open are added up only at the end of %s',
  (_id, face) => {
    playThrough(face, 2, (position) => {
      if (face.game.next(position).for !== 'nobody') return;
      expect([0, 1].map((seat) => openNow(face, position, seat))).toEqual([undefined, undefined]);
    });
  },
);

test('a penalty counts at once, since nothing can take it away', () => {
  const face = FACES.find(({ game }) => game.id === 'qwixx')!;
  const position = structuredClone(face.game.start(2, {})) as { misses: number[] };
  position.misses[0] = 2;
  expect(pointsNow(face, position, 0)).toBe(-10);
  expect(openNow(face, position, 0)).toBeUndefined();
});

test('a minus is a true one', () => {
  expect([printed(-22), printed(7)]).toEqual(['−22', '7']);
});
