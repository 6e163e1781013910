import { describe, expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import { COLUMN_POINTS, claim, colourPoints, columnPoints } from './claims.ts';
import { crossBoxes, newPaper, type Paper } from './paper.ts';
import { ENCORE_SHEETS } from './printed.ts';
import { BOXES, boxName, letterAt } from './sheet.ts';

const [sheet] = ENCORE_SHEETS;
const board = makeBoard(sheet!);
const ALL = Array.from({ length: BOXES }, (_, box) => box);

const papers = (count: number): Paper[] => Array.from({ length: count }, () => newPaper(board, 8));

function fillColumn(paper: Paper, letter: string): void {
  crossBoxes(
    board,
    paper,
    ALL.filter((box) => boxName(box).startsWith(letter)),
  );
}

function fillColour(paper: Paper, letter: string): void {
  crossBoxes(
    board,
    paper,
    ALL.filter((box) => letterAt(sheet!.grid, box) === letter),
  );
}

const columns = (all: readonly Paper[]): number[] =>
  all.map((paper) => columnPoints(paper, COLUMN_POINTS));

describe('claims', () => {
  test('of a column on one roll are all first, those of the next roll later', () => {
    const all = papers(4);
    for (const paper of all.slice(0, 2)) fillColumn(paper, 'A');
    const claimed = claim(all, 0);
    expect(columns(all)).toEqual([5, 5, 0, 0]);
    fillColumn(all[2]!, 'A');
    expect(claim(all, claimed)).toBe(claimed);
    expect(columns(all)).toEqual([5, 5, 3, 0]);
  });

  test('do not depend on the order of seats', () => {
    const all = papers(3);
    fillColumn(all[2]!, 'A');
    const claimed = claim(all, 0);
    fillColumn(all[0]!, 'A');
    fillColumn(all[1]!, 'B');
    claim(all, claimed);
    expect(columns(all)).toEqual([3, 3, 5]);
  });

  test('are scored once, however many rolls follow', () => {
    const all = papers(1);
    fillColumn(all[0]!, 'E');
    const claimed = claim(all, 0);
    claim(all, claim(all, claimed));
    expect(columns(all)).toEqual([2]);
  });

  test('tell columns and colours apart', () => {
    const all = papers(2);
    fillColour(all[0]!, 'R');
    const claimed = claim(all, 0);
    fillColour(all[1]!, 'R');
    fillColour(all[1]!, 'B');
    claim(all, claimed);
    expect(all.map(colourPoints)).toEqual([5, 3 + 5]);
    expect(columns(all)).toEqual([0, 0]);
  });

  test('of nobody change nothing', () => {
    const all = papers(2);
    expect(claim(all, 5)).toBe(5);
    expect(all).toEqual(papers(2));
  });
});

describe('points of columns', () => {
  const print = {
    first: [5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5],
    later: [3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3],
  };

  test.each([...[...'ABCDEFGHIJKLMNO'].entries()])('column %i, %s, is as printed', (at, letter) => {
    const all = papers(2);
    fillColumn(all[0]!, letter);
    const claimed = claim(all, 0);
    fillColumn(all[1]!, letter);
    claim(all, claimed);
    expect(columns(all)).toEqual([print.first[at], print.later[at]]);
  });

  test('add up, and leave colours out', () => {
    const all = papers(1);
    crossBoxes(board, all[0]!, ALL);
    claim(all, 0);
    expect(columns(all)).toEqual([41]);
    expect(all.map(colourPoints)).toEqual([25]);
  });
});
