import type { Placements } from './placements.ts';
import { placementsOf } from './placements.ts';
import type { GridSheet } from './sheet.ts';
import {
  BOXES,
  blocksOf,
  boxNamed,
  COLOURS,
  COLUMN_LETTERS,
  columnOf,
  neighbours,
  rowOf,
} from './sheet.ts';

/** The start column, H. */
export const START_COLUMN = COLUMN_LETTERS.indexOf('H');
/** All 21 boxes of a colour. */
export const WHOLE_COLOUR = (1 << 21) - 1;

/** A block of the sheet: its boxes are neighbouring bits of its colour. */
export interface BoardBlock {
  readonly colour: number;
  /** The place of its first bit, and all its bits moved down to place 0. */
  readonly shift: number;
  readonly mask: number;
  readonly boxes: readonly number[];
}

/**
 * A sheet with everything that depends on its print alone, worked out once. The crossed boxes of
 * a colour are one number of 21 bits, block by block. Five such numbers make a *set of boxes*.
 */
export interface Board {
  readonly sheet: GridSheet;
  /** By box: its colour, its bit in that colour, and its block. */
  readonly colour: readonly number[];
  readonly bit: readonly number[];
  readonly block: readonly number[];
  /** Thirty blocks, six of each colour in turn. */
  readonly blocks: readonly BoardBlock[];
  /** Sets of boxes: columns A–O, rows top to bottom, boxes with stars and with golden dice. */
  readonly columns: readonly BoxSet[];
  readonly rows: readonly BoxSet[];
  readonly stars: BoxSet;
  readonly dice: BoxSet;
  /** By box: the set of boxes that touch it. */
  readonly halo: readonly BoxSet[];
  readonly placements: Placements;
}

/** One number of 21 bits for each colour. */
export type BoxSet = readonly number[];

export function holds(set: BoxSet, { colour, bit }: Board, box: number): boolean {
  return (set[colour[box]!]! & bit[box]!) !== 0;
}

export function makeBoard(sheet: GridSheet): Board {
  const colour: number[] = new Array(BOXES).fill(0);
  const bit: number[] = [...colour];
  const block: number[] = [...colour];
  const blocks = COLOURS.flatMap((letter, index) => colourBlocks(sheet, letter, index));
  for (const [at, { shift, boxes, ...each }] of blocks.entries()) {
    for (const [place, box] of boxes.entries()) {
      colour[box] = each.colour;
      bit[box] = 1 << (shift + place);
      block[box] = at;
    }
  }
  const setOf = (boxes: readonly number[]): BoxSet => {
    const set = COLOURS.map(() => 0);
    for (const box of boxes) set[colour[box]!]! |= bit[box]!;
    return set;
  };
  const all = Array.from({ length: BOXES }, (_, box) => box);
  const named = (names: readonly string[] = []) => setOf(names.map((name) => boxNamed(name)!));
  const halo = all.map((box) => setOf(neighbours(box)));
  return {
    sheet,
    colour,
    bit,
    block,
    blocks,
    columns: [...COLUMN_LETTERS].map((_, i) => setOf(all.filter((box) => columnOf(box) === i))),
    rows: sheet.grid.map((_, i) => setOf(all.filter((box) => rowOf(box) === i))),
    stars: named(sheet.stars),
    dice: named(sheet.dice),
    halo,
    placements: placementsOf(blocks, halo),
  };
}

function colourBlocks(sheet: GridSheet, letter: string, colour: number): BoardBlock[] {
  let shift = 0;
  return blocksOf(sheet.grid)
    .filter((block) => block.colour === letter)
    .map(({ boxes }) => {
      const block = { colour, shift, mask: (1 << boxes.length) - 1, boxes };
      shift += boxes.length;
      return block;
    });
}
