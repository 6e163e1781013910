import type { Board } from '../board.ts';
import type { Paper } from '../paper.ts';
import { isCrossed } from '../paper.ts';
import { columnOf, neighbours, rowOf } from '../sheet.ts';

/** The open boxes of a block that are connected with an open box. */
export function partOf(board: Board, paper: Paper, box: number): readonly number[] {
  const found = [box];
  for (const each of found) {
    for (const beside of neighbours(each)) {
      const isSame = board.block[beside] === board.block[box];
      if (isSame && !found.includes(beside) && !isCrossed(board, paper, beside)) found.push(beside);
    }
  }
  return found;
}

/** How many boxes it takes at least to join some open boxes of one block; none can be too many. */
export function spanOf(board: Board, paper: Paper, boxes: readonly number[]): number | undefined {
  const { blocks, block, placements } = board;
  const at = block[boxes[0]!]!;
  const open = partOf(board, paper, boxes[0]!);
  if (boxes.some((box) => !open.includes(box))) return undefined;
  if (boxes.length === blocks[at]!.boxes.length) return boxes.length;
  let least: number | undefined;
  for (const part of placements.boxes) {
    if (part.length === 0 || block[part[0]!] !== at) continue;
    const joins = boxes.every((box) => part.includes(box));
    const isOpen = part.every((box) => open.includes(box));
    if (joins && isOpen && (least === undefined || part.length < least)) least = part.length;
  }
  return least;
}

export function touchesCorner(board: Board, paper: Paper, box: number): boolean {
  return neighbours(box).some((side) =>
    neighbours(side).some(
      (corner) =>
        columnOf(corner) !== columnOf(box) &&
        rowOf(corner) !== rowOf(box) &&
        isCrossed(board, paper, corner),
    ),
  );
}
