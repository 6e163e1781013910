import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { gridWorth } from '#kits/grid/face/worth.ts';
import { countOpen } from '#kits/grid/paper.ts';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import type { Mark } from '#ui/marks.ts';
import { type Position, ROW_BONUS } from '../position.ts';
import { POINTS } from '../score.ts';
import { rowMark } from './pad.ts';
import { type RowStanding, rowStanding } from './standing.ts';

export function worth(position: Position, seat: Seat, mark: Mark): Saying | undefined {
  const row = [...ROW_LETTERS].findIndex((_, each) => mark === rowMark(each));
  return row === -1 ? gridWorth(position, seat, mark, POINTS) : rowWorth(position, seat, row);
}

const KEYS: Readonly<Record<RowStanding, readonly [own: string, among: string]>> = {
  open: ['sheet.row', 'sheet.row'],
  gone: ['sheet.rowGone', 'sheet.rowGoneAmong'],
  done: ['sheet.rowDone', 'sheet.rowDoneAmong'],
  won: ['sheet.rowWon', 'sheet.rowWonAmong'],
};

/** P10: what a row still brings a seat, and who of the others had its bonus. */
export function rowWorth(position: Position, seat: Seat, row: number): Saying {
  const paper = position.papers[seat]!;
  const bit = 1 << row;
  const seats = position.rowsWon.flatMap((won, each) => (won & bit ? [each] : []));
  const [own, among] = KEYS[rowStanding(position, seat, row)];
  return {
    key: seats.some((each) => each !== seat) ? among : own,
    args: {
      row: ROW_LETTERS[row]!,
      open: countOpen(paper, boardOf(paper.sheet).rows[row]!),
      bonus: ROW_BONUS[row]!,
      seats,
    },
  };
}
