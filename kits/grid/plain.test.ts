import { describe, expect, test } from 'vitest';
import { boardOf } from './boards.ts';
import { notateCrossing } from './choice.ts';
import { PASS } from './moves.ts';
import { ENCORE_RULES, judgePlain, type PlainChoice, parsePlain } from './plain.ts';
import { newTable, openRoll, type Table } from './table.ts';
import { takeAway } from './tray.ts';

const BLUE_ONE = [4, 4, 5, 0, 0, 5]; // B B X 1 1 ?

/** Two seats with classic sheets after some rolls, the last of which lies open. */
function rolled(rolls: number): Table {
  const table = newTable(['classic', 'classic'], 8);
  for (let roll = 0; roll < rolls; roll++) openRoll(table, BLUE_ONE, 3, 3);
  return table;
}

function judged(table: Table, seat: number, text: string) {
  const choice = parsePlain(text.split(' ')) as PlainChoice;
  const move = judgePlain(table, seat, choice, ENCORE_RULES);
  return typeof move === 'number' ? notateCrossing(boardOf('classic'), move) : move.rule;
}

describe('words of a choice', () => {
  test('are a pass or a crossing', () => {
    expect(parsePlain(['PASS'])).toEqual({ kind: 'pass' });
    expect(parsePlain(['B1', 'H4'])).toMatchObject({ kind: 'cross' });
  });

  test('F2 refuses what follows a pass, and what is neither', () => {
    expect(parsePlain(['PASS', 'H4'])).toEqual({ rule: 'F2', key: 'extra', args: { word: 'H4' } });
    expect(parsePlain(['H4'])).toEqual({ rule: 'F2', key: 'word', args: { word: 'H4' } });
    expect(parsePlain([])).toEqual({ rule: 'F2', key: 'word', args: { word: '' } });
  });
});

describe('a choice', () => {
  test('E4 may be to pass, for everybody who is awaited', () => {
    expect([judged(rolled(3), 0, 'PASS'), judged(rolled(3), 1, 'PASS')]).toEqual(['pass', 'pass']);
    expect(judgePlain(rolled(4), 0, { kind: 'pass' }, ENCORE_RULES)).toBe(PASS);
  });

  test('E5 is judged on the sheet of its seat', () => {
    const table = newTable(['classic', 'red'], 8);
    openRoll(table, BLUE_ONE, 3, 3);
    expect(judged(table, 0, 'B1 H4')).toBe('B1 H4');
    expect(judged(table, 1, 'B1 H4')).toBe('E7');
  });

  test('E3 refuses a pass and a crossing before the active seat has chosen', () => {
    expect(judged(rolled(4), 1, 'PASS')).toBe('E3');
    expect(judged(rolled(4), 1, 'B1 H4')).toBe('E3');
  });

  test('E3 refuses dice that were taken, E5 dice that nobody rolled', () => {
    const table = rolled(3);
    openRoll(table, [4, 0, 5, 0, 1, 5], 3, 3); // B R X 1 2 ?
    takeAway(table.tray, 0, 0);
    expect(judged(table, 0, 'B2 H4 H5')).toBe('B2 H4 H5');
    expect(judged(table, 0, 'B1 H4')).toBe('E3');
    expect(judged(table, 0, 'R2 H4 H5')).toBe('E3');
    expect(judged(table, 0, 'G2 H4 H5')).toBe('E5');
    expect(judged(table, 0, 'B3 G5 H4 H5')).toBe('E5');
  });
});
