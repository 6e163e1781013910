import type { Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { hasAll } from '#kits/grid/paper.ts';
import { COLUMNS } from '#kits/grid/sheet.ts';
import type { Table } from '#kits/grid/table.ts';
import { cloneTable, newTable, spareJokers } from '#kits/grid/table.ts';
import type { Action } from './special.ts';

const JOKERS = 6;
const CIRCLED_AT_START = 1; // P4
export const MOST_HEARTS = 5; // P6

/** What the first to complete a row gets (P10). */
export const ROW_BONUS = ['die', 'bomb', 'heart', 'bomb', 'die', 'heart', 'bomb'] as const;

export interface Position extends Table<'bonus'> {
  /** What the special die shows, and whether the active seat took it away. */
  special: Action | null;
  specialTaken: boolean;
  /** By seat: special dice circled and not used, hearts circled. */
  readonly specials: number[];
  readonly hearts: number[];
  /** By seat and column: the heart points that it brought (P12). */
  readonly columnHearts: number[][];
  /** By seat, as bits: complete rows that were looked at, and those that brought their bonus (P10). */
  readonly rows: number[];
  readonly rowsWon: number[];
  /** Rows that somebody had completed before this roll: their bonus is gone. */
  rowsGone: number;
  /** By seat: row bonus bombs that are still to be set off. */
  readonly bombs: number[];
}

export function start(seats: number, sheet: string): Position {
  const each = (value: number) => new Array<number>(seats).fill(value);
  return {
    ...newTable(new Array<string>(seats).fill(sheet), JOKERS),
    special: null,
    specialTaken: false,
    specials: each(CIRCLED_AT_START),
    hearts: each(0),
    columnHearts: Array.from({ length: seats }, () => new Array<number>(COLUMNS).fill(0)),
    rows: each(0),
    rowsWon: each(0),
    rowsGone: 0,
    bombs: each(0),
  };
}

export function clone(position: Position): Position {
  return {
    ...position,
    ...cloneTable(position),
    specials: position.specials.slice(),
    hearts: position.hearts.slice(),
    columnHearts: position.columnHearts.map((points) => points.slice()),
    rows: position.rows.slice(),
    rowsWon: position.rowsWon.slice(),
    bombs: position.bombs.slice(),
  };
}

/** Leaves a seat neither jokers nor special dice. A bonus bomb costs nothing and stays. */
export function spare(position: Position, seat: Seat): void {
  spareJokers(position, seat);
  position.specials[seat] = 0;
}

/** The complete rows of a seat's sheet, as bits. */
export function completeRows(position: Position, seat: Seat): number {
  const paper = position.papers[seat]!;
  const { rows } = boardOf(paper.sheet);
  return rows.reduce((bits, boxes, row) => (hasAll(paper, boxes) ? bits | (1 << row) : bits), 0);
}

/** P12: the points that hearts brought a seat. */
export function heartPoints(position: Position, seat: Seat): number {
  return position.columnHearts[seat]!.reduce((sum, points) => sum + points, 0);
}

/** P10: the lowest seat that owes a bomb, −1 when nobody does. */
export function bombSeat(position: Position): Seat {
  return position.bombs.findIndex((count) => count > 0);
}
