import type { Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { START_COLUMN } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { COLUMN_BITS, countOpen } from '#kits/grid/paper.ts';
import { COLOURS, ROWS } from '#kits/grid/sheet.ts';
import { isSolo } from '../play.ts';
import type { Position } from '../position.ts';
import { completeRows, ROW_BONUS } from '../position.ts';

/** P4: special dice on a sheet. */
const ALL_SPECIALS = 9;

/** What a seat got on the way, where a position keeps it. */
export interface Kept {
  /** By column: the heart points that it brought (P12). */
  readonly columnHearts?: readonly number[];
  /** The rows whose bonus the seat won, as bits (P10). */
  readonly rowsWon?: number;
}

/** A row to a seat: its bonus can be had, is gone, or the row is complete, with or without it. */
export type RowStanding = 'open' | 'gone' | 'done' | 'won';

export function rowStanding(position: Position & Kept, seat: Seat, row: number): RowStanding {
  const bit = 1 << row;
  if (rowsWon(position, seat) & bit) return 'won';
  if (completeRows(position, seat) & bit) return 'done';
  return position.rowsGone & bit ? 'gone' : 'open';
}

/** The special dice of a seat's sheet: struck out, ringed, and still locked (P4). */
export function specialDice(position: Position & Kept, seat: Seat) {
  const ready = position.specials[seat]!;
  const used = Math.max(0, unlockedDice(position, seat) - ready);
  return { used, ready, locked: ALL_SPECIALS - used - ready };
}

/** How many special dice a seat has ever circled. */
export function unlockedDice(position: Position & Kept, seat: Seat): number {
  const paper = position.papers[seat]!;
  const golden = COLOURS.length - countOpen(paper, boardOf(paper.sheet).dice);
  const column = ((paper.first | paper.later) >> START_COLUMN) & 1;
  return 1 + golden + column + bonusesWon(position, seat, 'die');
}

/** How many bonuses of a kind a seat's rows brought. */
export function bonusesWon(
  position: Position & Kept,
  seat: Seat,
  kind: (typeof ROW_BONUS)[number],
): number {
  const won = rowsWon(position, seat);
  return ROW_BONUS.filter((bonus, row) => bonus === kind && won & (1 << row)).length;
}

/** The heart points that a scored column brought; undefined where a position cannot tell. */
export function heartsIn(position: Position & Kept, seat: Seat, column: number) {
  if (!isScored(position, seat, column)) return undefined;
  if (position.columnHearts) return position.columnHearts[column];
  const points = position.heartPoints[seat]!;
  const count = popcount(scoredColumns(position, seat));
  const isEven = points === 0 || count === 1 || points === count * position.hearts[seat]!;
  return isEven ? points / count : undefined;
}

export function isScored(position: Position, seat: Seat, column: number): boolean {
  return (scoredColumns(position, seat) & (1 << column)) !== 0;
}

function scoredColumns(position: Position, seat: Seat): number {
  const { first, later } = position.papers[seat]!;
  return (first | later) & COLUMN_BITS;
}

function rowsWon(position: Position & Kept, seat: Seat): number {
  if (position.rowsWon !== undefined) return position.rowsWon;
  const own = position.rows[seat]!;
  if (isSolo(position)) return own;
  const others = position.rows.reduce((all, rows, each) => (each === seat ? all : all | rows), 0);
  return own & ~others & ((1 << ROWS) - 1);
}
