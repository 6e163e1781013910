import { describe, expect, test } from 'vitest';
import { boardOf } from './boards.ts';
import { newPaper, type Paper } from './paper.ts';
import { tieNotes, winnersOf } from './ties.ts';

/** Papers with so many jokers left, by seat. */
const papers = (...jokers: readonly number[]): Paper[] =>
  jokers.map((left) => newPaper(boardOf('classic'), left));

describe('E17, P13 winners', () => {
  test('have the most points, whatever jokers others have left', () => {
    expect(winnersOf([20, 21, 19], papers(8, 0, 8))).toEqual([1]);
    expect(tieNotes('E17', [20, 21, 19], papers(8, 0, 8))).toEqual([]);
  });

  test('are of equals those with the most jokers left, and it is said why', () => {
    const left = papers(3, 5, 8, 2);
    expect(winnersOf([20, 20, 19, 20], left)).toEqual([1]);
    expect(tieNotes('E17', [20, 20, 19, 20], left)).toEqual([
      { rule: 'E17', key: 'jokers', args: { seats: [1], count: 1, jokers: 5, second: 3 } },
    ]);
  });

  test('may be several who are level on jokers too, while one is behind', () => {
    const left = papers(4, 1, 4);
    expect(winnersOf([7, 7, 7], left)).toEqual([0, 2]);
    expect(tieNotes('P13', [7, 7, 7], left)).toEqual([
      { rule: 'P13', key: 'jokers', args: { seats: [0, 2], count: 2, jokers: 4, second: 1 } },
    ]);
  });

  test('share the win when all who are level have as many jokers', () => {
    const left = papers(4, 4, 8);
    expect(winnersOf([7, 7, 6], left)).toEqual([0, 1]);
    expect(tieNotes('P13', [7, 7, 6], left)).toEqual([{ rule: 'P13', key: 'shared', args: {} }]);
  });
});
