import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { START_COLUMN } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { firstColumnMark } from '#kits/grid/face/pad.ts';
import { columnWorth as gridColumnWorth, gridWorth } from '#kits/grid/face/worth.ts';
import { countOpen } from '#kits/grid/paper.ts';
import { columnName, ROW_LETTERS } from '#kits/grid/sheet.ts';
import type { Mark } from '#ui/marks.ts';
import { type Position, ROW_BONUS } from '../position.ts';
import { POINTS } from '../score.ts';
import { rowMark } from './pad.ts';
import { type RowStanding, rowStanding, specialDice } from './standing.ts';

/** Special dice and hearts next to the sheet, which explain what they do. */
export const SPECIALS_MARK: Mark = 'ask:special';
export const HEARTS_MARK: Mark = 'ask:hearts';

export function worth(position: Position, seat: Seat, mark: Mark): Saying | undefined {
  const row = [...ROW_LETTERS].findIndex((_, each) => mark === rowMark(each));
  if (row !== -1) return rowWorth(position, seat, row);
  if (mark === SPECIALS_MARK) {
    const { ready, locked } = specialDice(position, seat);
    return { key: 'ask.special', args: { ready, locked } };
  }
  if (mark === HEARTS_MARK) return { key: 'ask.hearts', args: { count: position.hearts[seat]! } };
  return mark === firstColumnMark(columnName(START_COLUMN))
    ? columnWorth(position, seat, START_COLUMN)
    : gridWorth(position, seat, mark, POINTS);
}

const WITH_DIE: Readonly<Record<string, string>> = {
  'value.alone': 'value.aloneDie',
  'value.now': 'value.nowDie',
  'value.gone': 'value.goneDie',
  'value.goneOnPaper': 'value.goneOnPaperDie',
  'value.won': 'value.wonDie',
  'value.wonAmong': 'value.wonAmongDie',
};

/** P4: column H brings a special die too, first or later. */
export function columnWorth(position: Position, seat: Seat, column: number): Saying {
  const saying = gridColumnWorth(position, seat, column, POINTS);
  return column === START_COLUMN ? { ...saying, key: WITH_DIE[saying.key]! } : saying;
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
