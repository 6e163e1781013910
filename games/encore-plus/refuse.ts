import type { Move, Refusal } from '#engine/contract.ts';
import { refusal } from '#engine/contract.ts';
import type { Board } from '#kits/grid/board.ts';
import type { Paper } from '#kits/grid/paper.ts';
import { isCrossed } from '#kits/grid/paper.ts';
import { boxName, columnOf, ROW_LETTERS, rowOf } from '#kits/grid/sheet.ts';
import { MOST_IN_LINE } from './shapes.ts';
import type { Action } from './special.ts';
import {
  blockMove,
  bombMove,
  isBlockComplete,
  isBlockTouched,
  lineInReach,
  lineMove,
  rowState,
  starBoxes,
  starsInReach,
  starsMove,
} from './special.ts';

const MOST_BOMB = 4;
const MOST_STARS = 2;

/** P5, P7–P9: the move that a special action with these boxes is, or the rule it breaks. */
export function judgeAction(
  board: Board,
  paper: Paper,
  action: Exclude<Action, 'heart'>,
  boxes: readonly number[],
): Move | Refusal {
  switch (action) {
    case 'bomb':
      return judgeBomb(board, paper, boxes);
    case 'stars':
      return judgeStars(board, paper, boxes);
    case 'line':
      return judgeLine(board, paper, boxes);
    case 'block':
      return judgeBlock(board, paper, boxes);
  }
}

export function judgeBomb(board: Board, paper: Paper, boxes: readonly number[]): Move | Refusal {
  const fault = judgeBoxes(board, paper, boxes, 'P5', MOST_BOMB);
  if (fault) return fault;
  const spread = (places: number[]) => Math.max(...places) - Math.min(...places);
  if (spread(boxes.map(columnOf)) > 1 || spread(boxes.map(rowOf)) > 1)
    return refusal('P5', 'square');
  return bombMove(boxes);
}

function judgeStars(board: Board, paper: Paper, boxes: readonly number[]): Move | Refusal {
  const fault = judgeBoxes(board, paper, boxes, 'P7', MOST_STARS);
  if (fault) return fault;
  const stars = starBoxes(board);
  const plain = boxes.find((box) => !stars.includes(box));
  if (plain !== undefined) return refusal('P7', 'star', { box: boxName(plain) });
  return starsInReach(board, paper, boxes) ? starsMove(boxes) : refusal('P7', 'reach');
}

function judgeLine(board: Board, paper: Paper, boxes: readonly number[]): Move | Refusal {
  const fault = judgeBoxes(board, paper, boxes, 'P8', MOST_IN_LINE);
  if (fault) return fault;
  const [first] = boxes as [number];
  const row = rowOf(first);
  const other = boxes.find((box) => rowOf(box) !== row);
  if (other !== undefined) return refusal('P8', 'row', rowsOf(first, other));
  const columns = boxes.map(columnOf);
  const bits = columns.reduce((set, column) => set | (1 << column), 0);
  const reached = lineInReach(bits, rowState(board, paper, row).near);
  return reached ? lineMove(row, columns) : refusal('P8', 'reach');
}

function judgeBlock(board: Board, paper: Paper, boxes: readonly number[]): Move | Refusal {
  const [box, extra] = boxes;
  if (box === undefined || extra !== undefined) return refusal('P9', 'count');
  const block = board.block[box]!;
  if (isBlockComplete(board, paper, block)) return refusal('P9', 'complete', { box: boxName(box) });
  return isBlockTouched(board, paper, block) ? blockMove(block) : refusal('P9', 'reach');
}

/** Two boxes with their rows. */
function rowsOf(box: number, other: number): Refusal['args'] {
  const row = (each: number) => ROW_LETTERS[rowOf(each)]!;
  return { box: boxName(box), row: row(box), other: boxName(other), otherRow: row(other) };
}

/** As many boxes as the action allows, all different and open. */
function judgeBoxes(
  board: Board,
  paper: Paper,
  boxes: readonly number[],
  rule: string,
  most: number,
): Refusal | undefined {
  const count = boxes.length;
  if (count < 1 || count > most) return refusal(rule, 'count', { count, most });
  const twice = boxes.find((box, i) => boxes[i + 1] === box);
  if (twice !== undefined) return refusal(rule, 'twice', { box: boxName(twice) });
  const crossed = boxes.find((box) => isCrossed(board, paper, box));
  return crossed === undefined ? undefined : refusal(rule, 'crossed', { box: boxName(crossed) });
}
