import type { Die, Move } from '#engine/contract.ts';
import type { Board, BoardBlock } from '#kits/grid/board.ts';
import { MOST_MOVES } from '#kits/grid/moves.ts';
import type { Paper } from '#kits/grid/paper.ts';
import { isCrossed, touchesCrossed } from '#kits/grid/paper.ts';
import { boxAt, boxNamed, COLUMNS, columnOf, neighbours, ROWS } from '#kits/grid/sheet.ts';
import { BOMBS, ROW_SETS } from './shapes.ts';

export type Action = 'heart' | 'bomb' | 'stars' | 'line' | 'block';

export const SPECIAL_FACES: readonly Action[] = [
  'heart',
  'heart',
  'bomb',
  'stars',
  'line',
  'block',
];
export const SPECIAL_DIE: Die = { name: 'special', faces: SPECIAL_FACES };

/**
 * Moves of the special die stand behind all crossings. Their numbers:
 * a heart; a bomb by its shape; stars by the columns of one or two of them; a line by its row and
 * its set of columns; a block by its number.
 */
export const HEART: Move = MOST_MOVES;
const BOMB = HEART + 1;
const STARS = BOMB + BOMBS.length;
const LINE = STARS + COLUMNS * COLUMNS;
const BLOCK = LINE + ROWS * ROW_SETS.length;

export function isSpecial(move: Move): boolean {
  return move >= HEART;
}

export function actionOf(move: Move): Action {
  if (move === HEART) return 'heart';
  if (move < STARS) return 'bomb';
  if (move < LINE) return 'stars';
  return move < BLOCK ? 'line' : 'block';
}

/** The boxes that a special action crosses. */
export function boxesOf(board: Board, paper: Paper, move: Move): readonly number[] {
  switch (actionOf(move)) {
    case 'heart':
      return [];
    case 'bomb':
      return BOMBS[move - BOMB]!;
    case 'stars': {
      const columns = move - STARS;
      const [one, other] = [Math.floor(columns / COLUMNS), columns % COLUMNS];
      const stars = starBoxes(board);
      return one === other ? [stars[one]!] : [stars[one]!, stars[other]!];
    }
    case 'line': {
      const row = Math.floor((move - LINE) / ROW_SETS.length);
      return ROW_SETS[(move - LINE) % ROW_SETS.length]!.columns.map((each) => boxAt(each, row));
    }
    case 'block':
      return blockOf(board, move).boxes.filter((box) => !isCrossed(board, paper, box));
  }
}

export function bombMove(boxes: readonly number[]): Move {
  const shape = boxes.join();
  return BOMB + BOMBS.findIndex((bomb) => bomb.join() === shape);
}

export function starsMove(boxes: readonly number[]): Move {
  const [one, other = one] = boxes.map(columnOf) as [number, number?];
  return STARS + one * COLUMNS + other!;
}

export function lineMove(row: number, columns: readonly number[]): Move {
  const bits = columns.reduce((set, column) => set | (1 << column), 0);
  return LINE + row * ROW_SETS.length + ROW_SETS.findIndex((set) => set.bits === bits);
}

/** The block that a block action names. */
export function blockOf(board: Board, move: Move): BoardBlock {
  return board.blocks[move - BLOCK]!;
}

export function blockMove(block: number): Move {
  return BLOCK + block;
}

/** Boxes with a star, by column. */
export function starBoxes(board: Board): readonly number[] {
  return board.sheet.stars.map((name) => boxNamed(name)!);
}

/** P5: any open boxes inside a square of 2 × 2. */
export function listBombs(board: Board, paper: Paper, into: Move[], count: number): number {
  for (const [i, boxes] of BOMBS.entries()) {
    if (boxes.every((box) => !isCrossed(board, paper, box))) into[count++] = BOMB + i;
  }
  return count;
}

/** P7: one or two stars. */
export function listStars(board: Board, paper: Paper, into: Move[], count: number): number {
  const open = starBoxes(board).filter((box) => !isCrossed(board, paper, box));
  for (const [i, one] of open.entries()) {
    if (starsInReach(board, paper, [one])) into[count++] = starsMove([one]);
    for (const other of open.slice(i + 1)) {
      if (starsInReach(board, paper, [one, other])) into[count++] = starsMove([one, other]);
    }
  }
  return count;
}

/** Every box touches a crossed one or is in column H, or touches another that does. */
export function starsInReach(board: Board, paper: Paper, boxes: readonly number[]): boolean {
  const inReach = (box: number) => (paper.reach[board.colour[box]!]! & board.bit[box]!) !== 0;
  const reached = boxes.filter(inReach);
  const rest = boxes.filter((box) => !inReach(box));
  return rest.every((box) => neighbours(box).some((beside) => reached.includes(beside)));
}

/** P8: one to three boxes of a row. */
export function listLines(board: Board, paper: Paper, into: Move[], count: number): number {
  for (let row = 0; row < ROWS; row++) {
    const { open, near } = rowState(board, paper, row);
    if (near === 0) continue;
    for (let i = 0; i < ROW_SETS.length; i++) {
      const { bits } = ROW_SETS[i]!;
      if ((bits & ~open) === 0 && lineInReach(bits, near)) {
        into[count++] = LINE + row * ROW_SETS.length + i;
      }
    }
  }
  return count;
}

/** Columns of a row, as bits: its open boxes, and those of them that touch a crossed one. */
export function rowState(board: Board, paper: Paper, row: number): { open: number; near: number } {
  let open = 0;
  let near = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const box = boxAt(column, row);
    if (isCrossed(board, paper, box)) continue;
    open |= 1 << column;
    if (touchesCrossed(board, paper, box)) near |= 1 << column;
  }
  return { open, near };
}

/** Crossed one after the other, every box touches a cross: so every run has one that does. */
export function lineInReach(bits: number, near: number): boolean {
  const one = bits & near;
  const two = (one | (one << 1) | (one >> 1)) & bits;
  return ((two | (two << 1) | (two >> 1)) & bits) === bits;
}

/** P9: the open boxes of a block. */
export function listBlocks(board: Board, paper: Paper, into: Move[], count: number): number {
  for (let block = 0; block < board.blocks.length; block++) {
    if (!isBlockComplete(board, paper, block) && isBlockTouched(board, paper, block)) {
      into[count++] = BLOCK + block;
    }
  }
  return count;
}

export function isBlockComplete(board: Board, paper: Paper, block: number): boolean {
  return board.blocks[block]!.boxes.every((box) => isCrossed(board, paper, box));
}

/** A block is touched when one of its boxes is crossed or touches a crossed one. */
export function isBlockTouched(board: Board, paper: Paper, block: number): boolean {
  return board.blocks[block]!.boxes.some(
    (box) => isCrossed(board, paper, box) || touchesCrossed(board, paper, box),
  );
}
