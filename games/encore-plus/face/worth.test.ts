import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { START_COLUMN } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { crossBoxes } from '#kits/grid/paper.ts';
import { boxAt, COLUMNS } from '#kits/grid/sheet.ts';
import { speechOf } from '#testing/speech.ts';
import { card } from '../card.tsx';
import type { Position } from '../position.ts';
import { encorePlus } from '../rules.ts';
import { rowMark } from './pad.ts';
import { HEARTS_MARK, SPECIALS_MARK, worth } from './worth.ts';

const TEXTS = await speechOf(card);

const ROW = 1;

/** Two seats; those who had the row's bonus, and those whose row is complete. */
function withRow(winners: readonly number[], complete: readonly number[] = winners): Position {
  const position = encorePlus.start(2, {});
  for (const seat of complete) {
    const paper = position.papers[seat]!;
    const boxes = Array.from({ length: COLUMNS }, (_, column) => boxAt(column, ROW));
    crossBoxes(boardOf(paper.sheet), paper, boxes);
  }
  for (const seat of winners) position.rowsWon[seat]! |= 1 << ROW;
  if (winners.length > 0) position.rowsGone |= 1 << ROW;
  return position;
}

function told(position: Position, mark: string, language: Language = 'en'): string | undefined {
  const saying = worth(position, 0, mark);
  return saying && speaker(TEXTS[language], ['Ada', 'Ben'], language)(saying.key, saying.args);
}

test('P10: a row shows its bonus, or who had it', () => {
  const mark = rowMark(ROW);
  expect(told(withRow([]), mark)).toMatch(/15 to go, 5 points; bonus if first: /);
  expect(told(withRow([1]), mark)).toMatch(/15 to go, 5 points; Ben got the bonus$/);
  expect(told(withRow([1], [0, 1]), mark)).toMatch(/full: 5 points; Ben got the bonus$/);
  expect(told(withRow([0]), mark)).toMatch(/full: 5 points and its bonus, [^,;]+$/);
  expect(told(withRow([0, 1]), mark)).toMatch(/and its bonus, [^,;]+; first: Ada and Ben$/);
});

test.each(LANGUAGES)('the one who had it is named in %s', (language) => {
  for (const position of [withRow([1]), withRow([1], [0, 1]), withRow([0, 1])]) {
    expect(told(position, rowMark(ROW), language)).toContain('Ben');
  }
});

test('P4: column H shows its special die, first or later', () => {
  const bit = 1 << START_COLUMN;
  const position = encorePlus.start(2, {});
  expect(told(position, 'first:H')).toBe(
    'Column H: 2 points if first, 0 later, and a special die either way',
  );
  position.claimed |= bit;
  position.papers[1]!.first |= bit;
  expect(told(position, 'first:H')).toBe(
    'Column H: 0 points and a special die left, Ben got there first',
  );
  position.papers[0]!.later |= bit;
  for (const [language, die] of [
    ['en', 'special die'],
    ['fr', 'dé spécial'],
    ['de', 'Spezialwürfel'],
  ] as const) {
    expect(told(position, 'first:H', language)).toContain(die);
  }
  const alone = worth(encorePlus.start(1, {}), 0, 'first:H')!;
  expect(alone.key).toBe('value.aloneDie');
});

test('columns tell their own points', () => {
  expect(told(withRow([]), 'first:A')).toMatch(/^Column A: 5 points if first, 3 later$/);
  expect(told(withRow([]), 'A1')).toBeUndefined();
});

test('special dice, hearts, jokers and stars tell what they do', () => {
  const position = encorePlus.start(2, {});
  expect(told(position, SPECIALS_MARK)).toBe(
    '1 special die ready, 8 to unlock. Cross one out to use the special die; unused, it’s worth 2 points.',
  );
  expect(told(position, HEARTS_MARK)).toMatch(/^No heart circled\./);
  position.hearts[0] = 2;
  expect(told(position, HEARTS_MARK)).toBe(
    '2 of 5 hearts: every new column is worth 2 more points.',
  );
  expect(told(position, 'ask:jokers')).toMatch(/^6 jokers left\. .* worth 1 point\.$/);
  expect(told(position, 'ask:stars')).toBe(
    '15 open stars. Each open star costs 2 points at the end.',
  );
});
