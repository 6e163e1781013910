import { describe, expect, test } from 'vitest';
import { makeBoard } from './board.ts';
import {
  blankPaper,
  clonePaper,
  coloursDone,
  copyPaper,
  countOpen,
  crossBoxes,
  crossPlacement,
  hasAll,
  isCrossed,
  newPaper,
  type Paper,
  touchesCrossed,
} from './paper.ts';
import { ENCORE_SHEETS } from './printed.ts';
import { BOXES, boxName, boxNamed, letterAt } from './sheet.ts';

const [sheet] = ENCORE_SHEETS;
const board = makeBoard(sheet!);
const ALL = Array.from({ length: BOXES }, (_, box) => box);

function crossed(...names: readonly string[]): Paper {
  const paper = newPaper(board, 8);
  crossBoxes(
    board,
    paper,
    names.map((name) => boxNamed(name)!),
  );
  return paper;
}

const boxesOf = (letter: string): string[] =>
  ALL.filter((box) => letterAt(sheet!.grid, box) === letter).map(boxName);

const columnBoxes = (letter: string): string[] => [1, 2, 3, 4, 5, 6, 7].map((row) => letter + row);

/** The boxes in reach that are not crossed, by name. */
function inReach(paper: Paper): string {
  const open = ALL.filter((box) => !isCrossed(board, paper, box));
  const near = open.filter((box) => paper.reach[board.colour[box]!]! & board.bit[box]!);
  return near.map(boxName).join(' ');
}

describe('a new paper', () => {
  test('has no crosses and reaches column H', () => {
    const paper = newPaper(board, 6);
    expect(ALL.some((box) => isCrossed(board, paper, box))).toBe(false);
    expect(inReach(paper)).toBe('H1 H2 H3 H4 H5 H6 H7');
    expect(paper).toMatchObject({ sheet: 'classic', jokers: 6, done: 0, first: 0, later: 0 });
  });
});

describe('crossing', () => {
  test('crosses those boxes and extends the reach to all that touch them', () => {
    const paper = crossed('G2', 'H2');
    expect(ALL.filter((box) => isCrossed(board, paper, box)).map(boxName)).toEqual(['G2', 'H2']);
    expect(inReach(paper)).toBe('F2 G1 G3 H1 H3 H4 H5 H6 H7 I2');
  });

  test('a placement is the same as crossing its boxes', () => {
    const { boxes } = board.placements;
    for (const [id, placed] of boxes.entries()) {
      if (placed.length === 0) continue;
      const paper = newPaper(board, 8);
      crossPlacement(board, paper, id);
      expect(paper).toEqual(crossed(...placed.map(boxName)));
    }
  });

  test('notes a column with its last box', () => {
    const [last, ...others] = columnBoxes('H');
    const paper = crossed(...others);
    expect(paper.done).toBe(0);
    crossPlacement(
      board,
      paper,
      board.placements.boxes.findIndex((boxes) => boxes.map(boxName).join() === last),
    );
    expect(paper.done).toBe(2 ** 7);
  });

  test('notes several columns at once', () => {
    expect(crossed(...columnBoxes('A'), ...columnBoxes('O')).done).toBe(2 ** 0 + 2 ** 14);
  });

  test.each([...[...'ROYGB'].entries()])(
    'notes colour %i, %s, with its last box',
    (colour, letter) => {
      const [, ...others] = boxesOf(letter);
      expect(coloursDone(crossed(...others))).toBe(0);
      expect(crossed(...boxesOf(letter)).done).toBe(2 ** (15 + colour));
      expect(coloursDone(crossed(...boxesOf(letter)))).toBe(1);
    },
  );

  test('counts all colours and columns of a full sheet', () => {
    const paper = crossed(...ALL.map(boxName));
    expect(paper.done).toBe(2 ** 20 - 1);
    expect(coloursDone(paper)).toBe(5);
  });
});

describe('questions to a paper', () => {
  test('column H alone touches no cross', () => {
    const touching = (paper: Paper) =>
      columnBoxes('H').filter((name) => touchesCrossed(board, paper, boxNamed(name)!));
    expect(touching(crossed())).toEqual([]);
    expect(touching(crossed('G2', 'H6'))).toEqual(['H2', 'H5', 'H7']);
  });

  test('open stars are counted', () => {
    expect(countOpen(crossed(), board.stars)).toBe(15);
    expect(countOpen(crossed('H1', 'H2', 'A3'), board.stars)).toBe(13);
    expect(countOpen(crossed(...sheet!.stars), board.stars)).toBe(0);
  });

  test('a set is complete with its last box', () => {
    const row = [...'ABCDEFGHIJKLMNO'].map((letter) => `${letter}4`);
    expect(hasAll(crossed(...row.slice(1)), board.rows[3]!)).toBe(false);
    expect(hasAll(crossed(...row), board.rows[3]!)).toBe(true);
    expect(hasAll(crossed(...row), board.rows[2]!)).toBe(false);
  });
});

test('a clone is equal and goes its own way', () => {
  const paper = crossed('H1');
  const before = structuredClone(paper);
  const clone = clonePaper(paper);
  expect(clone).toEqual(paper);
  crossBoxes(board, clone, ALL);
  clone.jokers = 0;
  clone.first = 1;
  clone.later = 1;
  expect(paper).toEqual(before);
});

test('a blank paper can be made like any other, again and again, and goes its own way', () => {
  const scored = { ...crossed('H1', ...boxesOf('B')), first: 1, later: 2, jokers: 3 };
  const other = newPaper(makeBoard(ENCORE_SHEETS[1]!), 6);
  const copy = blankPaper();
  for (const paper of [scored, other]) {
    copyPaper(paper, copy);
    expect(copy).toEqual(paper);
  }
  const before = structuredClone(other);
  crossBoxes(board, copy, ALL);
  expect(other).toEqual(before);
});
