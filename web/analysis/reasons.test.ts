import { expect, test } from 'vitest';
import { CARDS } from '#games/cards.ts';
import { SHELVES } from '#games/index.ts';
import { loadReasons } from '#games/reasons.ts';
import { tableFor } from '#testing/record.ts';
import { loadFace } from '../app/faces.ts';
import { loadLanguage } from '../app/language.ts';
import { contrastLine, reasonLine } from './reasons.ts';

/** Lea’s decision after a roll of a game. */
async function decided(id: string, ...lines: readonly string[]) {
  const { game } = SHELVES.find((shelf) => shelf.game.id === id)!;
  const match = tableFor(game, ['Lea', 'Tom']).plays(...lines);
  const { position } = match;
  await loadLanguage('en');
  await loadFace(CARDS.find((card) => card.id === id)!);
  return { reasoning: await loadReasons(id), match, position, seat: 0 };
}

test('fewer boxes are better by the joker that they spare, and that is named', async () => {
  const roll = await decided('encore', 'roll B Y X 3 4 ?');
  const line = contrastLine(roll, 'Y4 H6 H7 I6 I7', 'Y? H6 H7 I6 I7 J7');
  expect(line).toMatch(/^1 joker saved for later rolls\./);
  expect(line).toContain('Chosen instead: 5/5 boxes: one more yellow block is full.');
});

test('a price appears once: as what the other move is spared', async () => {
  const roll = await decided('encore', 'roll B Y X 3 4 ?');
  const line = contrastLine(roll, 'Y? H6 H7 I6 I7 J7', 'Y4 H6 H7 I6 I7');
  expect(line).not.toContain('−1 joker');
});

test('where nothing speaks for the better move at once, that is said', async () => {
  const roll = await decided('qwixx', 'roll 1 1 R6 Y6 G6 B6');
  expect(contrastLine(roll, 'R2', 'Y2')).toBe('Nothing extra right away: it pays off later.');
});

test('a best move has its price last', async () => {
  const roll = await decided('qwixx', 'roll 3 3 R1 Y1 G1 B1');
  expect(reasonLine(roll, 'R6')).toBe(
    '+1 point: that makes 1 cross in the red row. 4 numbers skipped in the red row.',
  );
});
