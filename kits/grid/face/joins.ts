import type { Board } from '../board.ts';
import { COLUMNS, columnOf, ROWS, rowOf } from '../sheet.ts';

/**
 * How a box is drawn joined to the boxes of its block that are crossed, or open, as it is:
 * `ja` and `jz` the one before and after it in its column, `ju` and `jv` the ones in the column
 * before and after; `n1` to `n4` where the outline turns an inner corner between two of them.
 */
export function joinsOf(board: Board, box: number, isCrossed: (box: number) => boolean): string {
  const own = isCrossed(box);
  const isSame = (other: number) =>
    board.block[other] === board.block[box] && isCrossed(other) === own;
  const before = rowOf(box) > 0 && isSame(box - 1);
  const after = rowOf(box) < ROWS - 1 && isSame(box + 1);
  const left = columnOf(box) > 0 && isSame(box - ROWS);
  const right = columnOf(box) < COLUMNS - 1 && isSame(box + ROWS);
  const joins = [
    before && 'ja',
    after && 'jz',
    left && 'ju',
    right && 'jv',
    before && left && !isSame(box - ROWS - 1) && 'n1',
    after && left && !isSame(box - ROWS + 1) && 'n2',
    before && right && !isSame(box + ROWS - 1) && 'n3',
    after && right && !isSame(box + ROWS + 1) && 'n4',
  ];
  return joins.filter(Boolean).join(' ');
}
