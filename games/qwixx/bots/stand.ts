import type { Seat } from '#engine/contract.ts';
import { CLOSED, CROSSING, EMPTY, FORBIDDEN, PLACES, POINTS, rowState } from '../lab/rows.ts';
import { MISSES_TO_END } from '../play.ts';
import type { Position } from '../position.ts';
import { placeOf, rowOf, sheetOf } from '../sheets.ts';
import { pointsOf } from './points.ts';

/**
 * Where all seats stand between two actions, with no more than matters for what may come, so that
 * millions can be thought of: the states of four rows for each seat, then the misses of each, then
 * the points of each.
 */
export type Stand = Int32Array;

/** No cross: a pass, as a row and as a box. */
export const NONE = -1;
export const ROWS = 4;
const MISS = 5; // Q12
const NUMBERS = 13;

export function noStand(seats: number): Stand {
  return new Int32Array(seats * (ROWS + 2));
}

/** As a match begins. */
export function freshStand(seats: number): Stand {
  return noStand(seats).fill(EMPTY, 0, seats * ROWS);
}

export function standOf(position: Position): Stand {
  const { seats, rows, closed, misses } = position;
  const stand = noStand(seats);
  for (let at = 0; at < seats * ROWS; at++) {
    stand[at] = rowState(rows[at]!, ((closed >> (at % ROWS)) & 1) !== 0);
  }
  for (let seat = 0; seat < seats; seat++) {
    stand[seats * ROWS + seat] = misses[seat]!;
    stand[seats * (ROWS + 1) + seat] = pointsOf(position, seat);
  }
  return stand;
}

export function missesAt(stand: Stand, seats: number, seat: Seat): number {
  return stand[seats * ROWS + seat]!;
}

export function pointsAt(stand: Stand, seats: number, seat: Seat): number {
  return stand[seats * (ROWS + 1) + seat]!;
}

/** Q10. */
export function isOver(stand: Stand, seats: number): boolean {
  if (rowsEndIt(stand)) return true;
  for (let at = seats * ROWS; at < seats * (ROWS + 1); at++) {
    if (stand[at] === MISSES_TO_END) return true;
  }
  return false;
}

/** Q10, Q11: a row that is closed is closed for all, so that one seat's rows tell. */
export function rowsEndIt(stand: Stand): boolean {
  let closed = 0;
  for (let row = 0; row < ROWS; row++) if (stand[row] === CLOSED) closed++;
  return closed > 1;
}

/** Where the boxes of a sheet stand. */
export interface Boxes {
  /** The place of a number in a row, at `number * 4 + row`. */
  readonly inRow: Int32Array;
  /** The box that has a colour and a number, at `number * 4 + colour`. */
  readonly ofColour: Int32Array;
  /** The colour of a box. */
  readonly colour: Int32Array;
}

export function boxesOf(sheet: string): Boxes {
  const { inRow, ofColour, colour } = sheetOf(sheet);
  const size = NUMBERS * ROWS;
  return {
    inRow: Int32Array.from({ length: size }, (_, at) => placeOf(inRow[at]!)),
    ofColour: Int32Array.from({ length: size }, (_, at) => ofColour[at]!),
    colour: Int32Array.from(colour),
  };
}

export function mayCross(stand: Stand, seat: Seat, row: number, place: number): boolean {
  return CROSSING[stand[seat * ROWS + row]! * PLACES + place] !== FORBIDDEN;
}

/** Q3, Q9: all first actions, each a row or NONE, before any row is closed. */
export function crossWhites(
  stand: Stand,
  seats: number,
  chosen: Int32Array,
  { inRow }: Boxes,
  sum: number,
): void {
  let closing = 0;
  for (let seat = 0; seat < seats; seat++) {
    const row = chosen[seat]!;
    if (row === NONE) continue;
    const at = seat * ROWS + row;
    const cross = stand[at]! * PLACES + inRow[sum * ROWS + row]!;
    stand[at] = CROSSING[cross]!;
    stand[seats * (ROWS + 1) + seat]! += POINTS[cross]!;
    if (stand[at] === CLOSED) closing |= 1 << row;
  }
  if (closing === 0) return;
  for (let row = 0; row < ROWS; row++) if ((closing >> row) & 1) closeRow(stand, seats, row);
}

/** Q4: the second action. */
export function crossBox(stand: Stand, seats: number, seat: Seat, box: number): void {
  const row = rowOf(box);
  const at = seat * ROWS + row;
  const cross = stand[at]! * PLACES + placeOf(box);
  stand[at] = CROSSING[cross]!;
  stand[seats * (ROWS + 1) + seat]! += POINTS[cross]!;
  if (stand[at] === CLOSED) closeRow(stand, seats, row);
}

/** Q5. */
export function miss(stand: Stand, seats: number, seat: Seat): void {
  stand[seats * ROWS + seat]!++;
  stand[seats * (ROWS + 1) + seat]! -= MISS;
}

function closeRow(stand: Stand, seats: number, row: number): void {
  for (let seat = 0; seat < seats; seat++) stand[seat * ROWS + row] = CLOSED;
}
