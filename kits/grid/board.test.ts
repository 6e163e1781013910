import { describe, expect, test } from 'vitest';
import { type Board, type BoxSet, makeBoard, START_COLUMN, WHOLE_COLOUR } from './board.ts';
import { ENCORE_SHEETS, PLUS_SHEET } from './printed.ts';
import { BOXES, blocksOf, boxName, boxNamed, COLOURS, letterAt } from './sheet.ts';

const BOARDS = [...ENCORE_SHEETS, PLUS_SHEET].map((sheet) => makeBoard(sheet));
const [classic] = BOARDS as [Board, ...Board[]];
const plus = BOARDS.at(-1)!;
const ALL = Array.from({ length: BOXES }, (_, box) => box);

/** The boxes of a set by name, in the order of the sheet. */
function names(board: Board, set: BoxSet): string {
  const inside = ALL.filter((box) => (set[board.colour[box]!]! & board.bit[box]!) !== 0);
  return inside.map(boxName).join(' ');
}

describe.each(BOARDS)('the board of $sheet.id', (board) => {
  test('gives every box its colour and a bit of its own in it', () => {
    for (const [colour, letter] of COLOURS.entries()) {
      const boxes = ALL.filter((box) => letterAt(board.sheet.grid, box) === letter);
      expect(boxes.map((box) => board.colour[box])).toEqual(boxes.map(() => colour));
      const bits = boxes.map((box) => board.bit[box]!);
      expect(new Set(bits).size).toBe(21);
      expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(WHOLE_COLOUR);
    }
  });

  test('has six blocks of each colour in turn, with neighbouring bits', () => {
    expect(board.blocks.map(({ colour }) => colour)).toEqual(
      Array.from({ length: 30 }, (_, at) => Math.floor(at / 6)),
    );
    for (const [at, { boxes, shift, mask }] of board.blocks.entries()) {
      expect(boxes.map((box) => board.block[box])).toEqual(boxes.map(() => at));
      expect(boxes.map((box) => board.bit[box])).toEqual(boxes.map((_, i) => 2 ** (shift + i)));
      expect(mask).toBe(2 ** boxes.length - 1);
    }
    const printed = blocksOf(board.sheet.grid).map(({ boxes }) => boxes.join());
    expect(board.blocks.map(({ boxes }) => boxes.join()).sort()).toEqual(printed.sort());
  });

  test('has columns, rows, stars and golden dice where they are printed', () => {
    for (const [at, letter] of [...'ABCDEFGHIJKLMNO'].entries()) {
      const column = [1, 2, 3, 4, 5, 6, 7].map((row) => `${letter}${row}`);
      expect(names(board, board.columns[at]!)).toBe(column.join(' '));
    }
    for (const [at, set] of board.rows.entries()) {
      const row = [...'ABCDEFGHIJKLMNO'].map((letter) => `${letter}${at + 1}`);
      expect(names(board, set)).toBe(row.join(' '));
    }
    expect(board.rows).toHaveLength(7);
    expect(names(board, board.stars)).toBe(board.sheet.stars.join(' '));
  });
});

test('column H is the start column', () => {
  expect(names(classic, classic.columns[START_COLUMN]!)).toBe('H1 H2 H3 H4 H5 H6 H7');
});

test('only sheets with golden dice have them', () => {
  expect(names(plus, plus.dice)).toBe('B3 E4 F7 L5 O3');
  expect(names(classic, classic.dice)).toBe('');
});

test.each([
  ['A1', 'A2 B1'],
  ['H4', 'G4 H3 H5 I4'],
  ['O7', 'N7 O6'],
  ['A4', 'A3 A5 B4'],
  ['D7', 'C7 D6 E7'],
])('the halo of %s is what shares an edge with it: %s', (box, halo) => {
  expect(names(classic, classic.halo[boxNamed(box)!]!)).toBe(halo);
});
