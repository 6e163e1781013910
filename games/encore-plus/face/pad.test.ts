import { describe, expect, test } from 'vitest';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import type { Position } from '../position.ts';
import { encorePlus } from '../rules.ts';
import { pad } from './pad.ts';
import { heartsIn, rowStanding, specialDice } from './standing.ts';

const column = (letter: string) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${letter}${row}`);
const row = (letter: string) =>
  [...'ABCDEFGHIJKLMNO'].map((each) => `${each}${ROW_LETTERS.indexOf(letter) + 1}`);

function padWith(...marks: readonly string[]): Position {
  const position = pad.start({});
  for (const mark of marks) pad.tap(position, mark);
  return position;
}

function parts(...marks: readonly string[]) {
  return encorePlus.scores(padWith(...marks))[0]!.parts;
}

describe('a pad', () => {
  test('starts with six jokers, one special die and all stars open, and counts no rolls', () => {
    expect(parts()).toEqual({
      columns: 0,
      rows: 0,
      hearts: 0,
      colours: 0,
      jokers: 6,
      dice: 2,
      stars: -30,
    });
  });

  test('writes next to a column the hearts that were circled when it was completed', () => {
    const marks = ['heart:0', 'heart:1', ...column('C'), 'heart:2', ...column('D')];
    expect(parts(...marks).hearts).toBe(5);
    const position = padWith(...marks);
    expect([2, 3, 4].map((each) => heartsIn(position, 0, each))).toEqual([2, 3, undefined]);
    expect(parts(...marks, 'D4').hearts).toBe(2);
  });

  test('counts a row, and gives its bonus unless somebody on paper had it', () => {
    expect(parts(...row('R'))).toMatchObject({ rows: 5 });
    expect(padWith(...row('R')).hearts[0]).toBe(1);
    expect(padWith('row:R', ...row('R')).hearts[0]).toBe(0);
    expect(padWith(...row('R'), 'row:R').hearts[0]).toBe(0);
    expect(rowStanding(padWith(...row('R')), 0, 2)).toBe('won');
    expect(rowStanding(padWith('row:R', ...row('R')), 0, 2)).toBe('done');
    expect(rowStanding(padWith('row:R'), 0, 2)).toBe('gone');
  });

  test('counts a heart of a row for a column that the same box completes', () => {
    const boxes = column('C').filter((box) => box !== 'C3');
    expect(parts(...boxes, ...row('R').filter((box) => box !== 'C3'), 'C3').hearts).toBe(1);
  });

  test('circles special dice for golden boxes, column H and two rows, and strikes used ones', () => {
    expect(specialDice(padWith('B3', 'O3'), 0)).toEqual({ used: 0, ready: 3, locked: 6 });
    expect(specialDice(padWith(...column('H')), 0)).toEqual({ used: 0, ready: 2, locked: 7 });
    expect(specialDice(padWith(...row('P')), 0)).toEqual({ used: 0, ready: 2, locked: 7 });
    expect(specialDice(padWith('B3', 'special:0'), 0)).toEqual({ used: 1, ready: 1, locked: 7 });
    expect(parts('B3', 'special:0').dice).toBe(2);
    expect(parts('B3', 'special:0', 'special:0').dice).toBe(4);
  });

  test('is as it was after the same tap twice', () => {
    const before = padWith('H4', 'B3', 'heart:0');
    for (const mark of ['H4', 'A1', 'special:0', 'heart:1', 'row:S', 'first:E', 'joker:0']) {
      expect(padWith('H4', 'B3', 'heart:0', mark, mark), mark).toEqual(before);
    }
  });

  test('refuses what is not there', () => {
    expect(pad.refuse(padWith(), 'special:0')).toBeUndefined();
    expect(pad.refuse(padWith('special:0'), 'special:1')).toMatchObject({ rule: 'P4' });
    expect(pad.refuse(padWith(...row('R')), 'heart:0')).toMatchObject({ key: 'fromRow' });
    const full = padWith(...[0, 1, 2, 3, 4].map((place) => `heart:${place}`));
    expect(pad.refuse(full, 'heart:5')).toMatchObject({ rule: 'P6', key: 'full' });
    expect(pad.refuse(full, 'heart:4')).toBeUndefined();
    expect(pad.refuse(padWith(), 'A1')).toBeUndefined();
  });

  test('does not change a copy', () => {
    const position = padWith('heart:0', ...column('C').slice(1));
    const copy = encorePlus.clone(position);
    pad.tap(position, 'C1');
    expect(encorePlus.scores(copy)[0]!.parts.hearts).toBe(0);
  });
});
