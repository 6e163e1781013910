import { popcount } from '#kits/bits.ts';
import { CROSSES_TO_CLOSE } from '../play.ts';
import { LAST } from '../position.ts';

/**
 * All that matters of a row for what is still to come: how many crosses it has and where the last
 * one stands. States are numbered so that crossing a box always leads to a smaller number: a
 * closed row is 0, then come rows whose last cross stands far to the right, an empty one is last.
 */
export type RowState = number;

export const PLACES = LAST + 1;
export const CLOSED: RowState = 0;
export const EMPTY: RowState = 1 + (LAST * (LAST + 1)) / 2;
export const ROW_STATES = EMPTY + 1;
export const FORBIDDEN = -1;

/** The state after crossing a place, at `state * PLACES + place`, or FORBIDDEN by Q1 and Q2. */
export const CROSSING = new Int8Array(ROW_STATES * PLACES).fill(FORBIDDEN);
/** The points that this cross brings, with those of the lock. */
export const POINTS = new Int8Array(ROW_STATES * PLACES);

fill(EMPTY, 0, -1);
for (let last = 0; last < LAST; last++) {
  for (let crosses = 1; crosses <= last + 1; crosses++) {
    fill(openRow(crosses, last), crosses, last);
  }
}

/** The state of a row in a position. A closed row has no more to give to anybody. */
export function rowState(row: number, isClosed: boolean): RowState {
  if (isClosed) return CLOSED;
  return row === 0 ? EMPTY : openRow(popcount(row), 31 - Math.clz32(row));
}

function openRow(crosses: number, last: number): RowState {
  // Rows whose last cross stands further right: ten for place 9, nine for place 8, and so on.
  return EMPTY - ((last + 1) * (last + 2)) / 2 + crosses - 1;
}

function fill(state: RowState, crosses: number, last: number): void {
  for (let place = last + 1; place < LAST; place++) {
    CROSSING[state * PLACES + place] = openRow(crosses + 1, place);
    POINTS[state * PLACES + place] = crosses + 1;
  }
  if (crosses < CROSSES_TO_CLOSE) return;
  CROSSING[state * PLACES + LAST] = CLOSED;
  POINTS[state * PLACES + LAST] = crosses + 1 + (crosses + 2);
}
