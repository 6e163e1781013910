import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#engine/contract.ts';
import { speaker } from '#engine/text.ts';
import { LOADERS } from '#games/encore/face/speech/index.ts';
import { speechOf } from '#testing/speech.ts';
import { COLOURS } from '../sheet.ts';
import { newTable, type Table } from '../table.ts';
import { colourBit, columnBit } from './claims.ts';
import { firstColourMark, firstColumnMark } from './pad.ts';
import { gridStatus } from './status.ts';
import { gridWorth } from './worth.ts';

const TEXTS = await speechOf({ speech: LOADERS });
const COLUMN_K = 10;
const YELLOW = 2;

/** Three seats; some had a column or colour first, some later. */
function claimed(bit: number, firsts: readonly number[], laters: readonly number[] = []): Table {
  const table = newTable(['classic', 'classic', 'classic'], 8);
  for (const seat of firsts) table.papers[seat]!.first |= bit;
  for (const seat of laters) table.papers[seat]!.later |= bit;
  if (firsts.length > 0) table.claimed |= bit;
  return table;
}

function told(table: Table, mark: string, language: Language = 'en', seat = 0): string | undefined {
  const say = speaker(TEXTS[language], ['Mia', 'Pip', 'Dot'], language);
  const saying = gridWorth(table, seat, mark);
  return saying && say(saying.key, saying.args);
}

test('a column shows what it is worth now and who had it first', () => {
  const mark = firstColumnMark('K');
  const bit = columnBit(COLUMN_K);
  expect(told(claimed(bit, []), mark)).toBe('Column K: 2 points if first, 1 later');
  expect(told(claimed(bit, [1]), mark)).toBe('Column K: 1 point left, Pip got there first');
  expect(told(claimed(bit, [1, 2]), mark)).toBe(
    'Column K: 1 point left, Pip and Dot got there first',
  );
  expect(told(claimed(bit, [1], [0]), mark)).toBe('Column K full: 1 point, first: Pip');
  expect(told(claimed(bit, [0, 2]), mark)).toBe('Column K full: 2 points, first: Mia and Dot');
  expect(told(claimed(bit, [0]), mark)).toBe('Column K full: 2 points');
});

test('a colour does so too', () => {
  const mark = firstColourMark('Y');
  const bit = colourBit(YELLOW);
  expect(told(claimed(bit, []), mark)).toBe('Yellow: 21 to go, 5 points if first, 3 later');
  expect(told(claimed(bit, [2]), mark)).toBe(
    'Yellow: 21 to go, 3 points left, Dot got there first',
  );
  expect(told(claimed(bit, [2], [0]), mark)).toBe('Yellow: complete, 3 points, first: Dot');
});

test('alone nobody is later', () => {
  const table = newTable(['classic'], 8);
  expect(told(table, firstColumnMark('K'))).toBe('Column K: 2 points');
  expect(told(table, firstColourMark('Y'))).toBe('Yellow: 21 to go, 5 points');
});

test.each(LANGUAGES)('what later ones get is described in %s', (language) => {
  const table = claimed(colourBit(YELLOW), [1]);
  const say = speaker(TEXTS[language], ['Mia', 'Pip', 'Dot'], language);
  const lines = gridStatus(table, 0).map(({ key, args }) => say(key, args));
  expect(lines[COLOURS.indexOf('R')]).toMatch(/21.*5.*3/);
  expect(lines[YELLOW]).toMatch(/21.*3/);
  expect(lines[YELLOW]).not.toContain('5');
  expect(told(table, firstColumnMark('A'), language)).toMatch(/5.*3$|5.*3 /);
});

test('a pad knows only that somebody on paper was first', () => {
  const table = claimed(0, []);
  table.claimed |= columnBit(COLUMN_K);
  expect(told(table, firstColumnMark('K'))).toBe('Column K: 1 point left, someone got there first');
});

test('boxes and dice are worth nothing by themselves', () => {
  expect(told(claimed(0, []), 'K3')).toBeUndefined();
  expect(told(claimed(0, []), 'die:Y')).toBeUndefined();
});

test.each(LANGUAGES)('the one who had it is named in %s', (language) => {
  const bit = columnBit(COLUMN_K) | colourBit(YELLOW);
  for (const mark of [firstColumnMark('K'), firstColourMark('Y')]) {
    expect(told(claimed(bit, [1]), mark, language)).toContain('Pip');
    expect(told(claimed(bit, [1], [0]), mark, language)).toContain('Pip');
  }
});
