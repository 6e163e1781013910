import { popcount } from '../bits.ts';
import type { Board } from './board.ts';
import { START_COLUMN, WHOLE_COLOUR } from './board.ts';
import { blockAt } from './placements.ts';
import { COLOURS, COLUMNS, columnOf } from './sheet.ts';

/** One seat's sheet during a match. */
export interface Paper {
  readonly sheet: string;
  /** Sets of boxes: those crossed, and those that touch a crossed one or are in column H (E9). */
  readonly crossed: number[];
  readonly reach: number[];
  /** Complete columns as bits 0–14, complete colours as bits 15–19. */
  done: number;
  /** Which of these were scored at their first value, and which at their later one (E12, E13). */
  first: number;
  later: number;
  /** Left to pay for X and ?. */
  jokers: number;
}

export const COLUMN_BITS = (1 << COLUMNS) - 1;

export function newPaper(board: Board, jokers: number): Paper {
  const reach = [...board.columns[START_COLUMN]!];
  const crossed = COLOURS.map(() => 0);
  return { sheet: board.sheet.id, crossed, reach, done: 0, first: 0, later: 0, jokers };
}

/** To be made like others. */
export function blankPaper(): Paper {
  const none = () => COLOURS.map(() => 0);
  return { sheet: '', crossed: none(), reach: none(), done: 0, first: 0, later: 0, jokers: 0 };
}

export function clonePaper(paper: Paper): Paper {
  return {
    sheet: paper.sheet,
    crossed: paper.crossed.slice(),
    reach: paper.reach.slice(),
    done: paper.done,
    first: paper.first,
    later: paper.later,
    jokers: paper.jokers,
  };
}

/** Makes one paper like another. */
export function copyPaper(from: Paper, into: Paper): void {
  (into as { sheet: string }).sheet = from.sheet;
  for (let i = 0; i < COLOURS.length; i++) {
    into.crossed[i] = from.crossed[i]!;
    into.reach[i] = from.reach[i]!;
  }
  into.done = from.done;
  into.first = from.first;
  into.later = from.later;
  into.jokers = from.jokers;
}

/** Crosses a placement (see `placements.ts`). */
export function crossPlacement(board: Board, paper: Paper, placement: number): void {
  const { mask, halo, columns } = board.placements;
  const { crossed, reach } = paper;
  const colour = board.blocks[blockAt(placement)]!.colour;
  crossed[colour]! |= mask[placement]!;
  for (let i = 0; i < COLOURS.length; i++) reach[i]! |= halo[placement * COLOURS.length + i]!;
  if (crossed[colour] === WHOLE_COLOUR) paper.done |= 1 << (COLUMNS + colour);
  const touched = columns[placement]!;
  for (let i = 0; i < touched.length; i++) noteColumn(board, paper, touched[i]!);
}

/** Crosses any boxes. */
export function crossBoxes(board: Board, paper: Paper, boxes: readonly number[]): void {
  const { crossed, reach } = paper;
  for (const box of boxes) {
    const colour = board.colour[box]!;
    crossed[colour]! |= board.bit[box]!;
    for (const [i, bits] of board.halo[box]!.entries()) reach[i]! |= bits;
    if (crossed[colour] === WHOLE_COLOUR) paper.done |= 1 << (COLUMNS + colour);
  }
  for (const box of boxes) noteColumn(board, paper, columnOf(box));
}

export function isCrossed(board: Board, paper: Paper, box: number): boolean {
  return (paper.crossed[board.colour[box]!]! & board.bit[box]!) !== 0;
}

/** Whether a box touches a crossed one; column H alone is not enough. */
export function touchesCrossed(board: Board, paper: Paper, box: number): boolean {
  return board.halo[box]!.some((bits, colour) => (bits & paper.crossed[colour]!) !== 0);
}

/** Whether all boxes of a set are crossed. */
export function hasAll(paper: Paper, set: readonly number[]): boolean {
  const { crossed } = paper;
  for (let i = 0; i < COLOURS.length; i++) if (set[i]! & ~crossed[i]!) return false;
  return true;
}

/** How many boxes of a set are not crossed. */
export function countOpen(paper: Paper, set: readonly number[]): number {
  let open = 0;
  for (let i = 0; i < COLOURS.length; i++) open += popcount(set[i]! & ~paper.crossed[i]!);
  return open;
}

/** How many colours are complete. */
export function coloursDone(paper: Paper): number {
  return popcount(paper.done >> COLUMNS);
}

function noteColumn(board: Board, paper: Paper, column: number): void {
  if (hasAll(paper, board.columns[column]!)) paper.done |= 1 << column;
}
