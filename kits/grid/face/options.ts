import type { Move, Seat } from '#engine/contract.ts';
import type { Mark } from '#ui/marks.ts';
import type { Option } from '#ui/pencil.ts';
import type { Board } from '../board.ts';
import { boardOf } from '../boards.ts';
import { notateCrossing } from '../choice.ts';
import { colourFace, numberFace, placementOf } from '../moves.ts';
import { boxName } from '../sheet.ts';
import type { Table } from '../table.ts';
import { listCrossings } from '../table.ts';
import { colourMark, isJokerMark, numberMark } from './tray.ts';

/** Every crossing that a seat may choose now, as the marks that make it. */
export function crossingOptions(table: Table<string>, seat: Seat): readonly Option[] {
  const board = boardOf(table.papers[seat]!.sheet);
  const moves: Move[] = [];
  const count = listCrossings(table, seat, moves, 0);
  return moves.slice(0, count).map((move) => optionOf(board, move));
}

function optionOf(board: Board, move: Move): Option {
  const dice = [colourMark(colourFace(board, move)), numberMark(numberFace(board, move))];
  return {
    text: notateCrossing(board, move),
    boxes: boxMarks(board, placementOf(move)),
    dice,
    dear: dice.filter(isJokerMark),
  };
}

/** The same placement stands in many options; its marks are made once. */
const known = new WeakMap<Board, Map<number, readonly Mark[]>>();

function boxMarks(board: Board, placement: number): readonly Mark[] {
  const all = known.get(board) ?? new Map<number, readonly Mark[]>();
  const boxes = all.get(placement) ?? board.placements.boxes[placement]!.map(boxName);
  known.set(board, all.set(placement, boxes));
  return boxes;
}
