import { describe, expect, test } from 'vitest';
import { boardOf } from '../boards.ts';
import { COLUMN_POINTS, colourPoints, columnPoints } from '../claims.ts';
import { boxName, COLOURS } from '../sheet.ts';
import { newTable } from '../table.ts';
import { claimOf, columnBit } from './claims.ts';
import {
  firstColourMark,
  firstColumnMark,
  refusePad,
  returnJokerMark,
  tapPad,
  useJokerMark,
} from './pad.ts';

const JOKERS = 8;
const column = (letter: string) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${letter}${row}`);

function padWith(...marks: readonly string[]) {
  const table = newTable(['classic', 'classic'], JOKERS);
  for (const mark of marks) tapPad(table, mark, JOKERS);
  return table;
}

describe('a pad', () => {
  test('scores a completed column as the first, unless somebody on paper had it', () => {
    const points = (...marks: readonly string[]) =>
      columnPoints(padWith(...marks).papers[0]!, COLUMN_POINTS);
    expect(points(...column('E'))).toBe(2);
    expect(points('first:E', ...column('E'))).toBe(1);
    expect(points(...column('E'), 'first:E')).toBe(1);
    expect(points(...column('E'), 'first:E', 'first:E')).toBe(2);
    expect(points(...column('A'), 'first:E')).toBe(5);
  });

  test('takes a column back with its boxes', () => {
    const table = padWith(...column('E'), 'E4');
    expect(columnPoints(table.papers[0]!, COLUMN_POINTS)).toBe(0);
    expect(table.papers[0]!.done).toBe(0);
  });

  test.each([...COLOURS.entries()])('scores colour %i, %s', (colour, letter) => {
    const board = boardOf('classic');
    const boxes = board.colour.flatMap((each, box) => (each === colour ? [boxName(box)] : []));
    expect(colourPoints(padWith(...boxes).papers[0]!)).toBe(5);
    const later = padWith(firstColourMark(letter), ...boxes);
    expect(colourPoints(later.papers[0]!)).toBe(3);
  });

  test('is as it was after the same tap twice', () => {
    const before = padWith('H4', 'H3', 'joker:0', 'first:C');
    for (const mark of [
      'H4',
      'B2',
      firstColumnMark('E'),
      firstColourMark('R'),
      useJokerMark(1),
      returnJokerMark(1),
    ]) {
      const after = padWith('H4', 'H3', 'joker:0', 'first:C', mark, mark);
      expect(after, mark).toEqual(before);
    }
  });

  test('counts jokers', () => {
    expect(padWith('joker:0', 'joker:1').papers[0]!.jokers).toBe(6);
    expect(padWith('joker:0', 'joker:1', 'joker:1').papers[0]!.jokers).toBe(7);
  });

  test('refuses only a joker that is not there', () => {
    const table = padWith();
    expect(refusePad(table, 'A1', JOKERS)).toBeUndefined();
    expect(refusePad(table, 'first:E', JOKERS)).toBeUndefined();
    expect(refusePad(table, 'joker:7', JOKERS)).toBeUndefined();
    expect(refusePad(table, 'joker:8', JOKERS)).toMatchObject({ rule: 'E11' });
  });

  test('strikes the value that somebody on paper had', () => {
    const table = padWith('first:E');
    expect(claimOf(table, 0, columnBit(4))).toEqual({ first: 'gone', later: 'now', firsts: [] });
  });
});
