import type { Seat } from '#engine/contract.ts';
import { START_COLUMN } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { COLUMN_BITS, countOpen } from '#kits/grid/paper.ts';
import { COLOURS } from '#kits/grid/sheet.ts';
import type { Position } from '../position.ts';
import { completeRows, ROW_BONUS } from '../position.ts';

/** P4: special dice on a sheet. */
const ALL_SPECIALS = 9;

/** A row to a seat: its bonus can be had, is gone, or the row is complete, with or without it. */
export type RowStanding = 'open' | 'gone' | 'done' | 'won';

export function rowStanding(position: Position, seat: Seat, row: number): RowStanding {
  const bit = 1 << row;
  if (position.rowsWon[seat]! & bit) return 'won';
  if (completeRows(position, seat) & bit) return 'done';
  return position.rowsGone & bit ? 'gone' : 'open';
}

/** The special dice of a seat's sheet: struck out, ringed, and still locked (P4). */
export function specialDice(position: Position, seat: Seat) {
  const ready = position.specials[seat]!;
  const used = Math.max(0, unlockedDice(position, seat) - ready);
  return { used, ready, locked: ALL_SPECIALS - used - ready };
}

/** How many special dice a seat has ever circled. */
export function unlockedDice(position: Position, seat: Seat): number {
  const paper = position.papers[seat]!;
  const golden = COLOURS.length - countOpen(paper, boardOf(paper.sheet).dice);
  const column = ((paper.first | paper.later) >> START_COLUMN) & 1;
  return 1 + golden + column + bonusesWon(position, seat, 'die');
}

/** How many bonuses of a kind a seat's rows brought. */
export function bonusesWon(
  position: Position,
  seat: Seat,
  kind: (typeof ROW_BONUS)[number],
): number {
  const won = position.rowsWon[seat]!;
  return ROW_BONUS.filter((bonus, row) => bonus === kind && won & (1 << row)).length;
}

/** The heart points that a scored column brought. */
export function heartsIn(position: Position, seat: Seat, column: number): number | undefined {
  return isScored(position, seat, column) ? position.columnHearts[seat]![column] : undefined;
}

function isScored(position: Position, seat: Seat, column: number): boolean {
  const { first, later } = position.papers[seat]!;
  return ((first | later) & COLUMN_BITS & (1 << column)) !== 0;
}
