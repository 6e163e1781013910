import { CLOSED, EMPTY, ROW_STATES, type RowState } from './rows.ts';

/**
 * On the classic sheet red and yellow may change places, so may green and blue, and so may both
 * pairs if every die is turned over. A sheet is therefore two pairs of rows in any order. Of two
 * numbers in any order the larger, n, and the smaller, m, are together number n(n + 1)/2 + m. As a
 * cross makes a row's number smaller, it makes those of its pair and of its sheet smaller too.
 */
export type Pair = number;

export const PAIRS = (ROW_STATES * (ROW_STATES + 1)) / 2;
export const RANKS = (PAIRS * (PAIRS + 1)) / 2;

/** The rows of a pair; a closed one is the lower. */
export const LOWER = new Uint8Array(PAIRS);
export const HIGHER = new Uint8Array(PAIRS);

for (let higher = 0; higher < ROW_STATES; higher++) {
  for (let lower = 0; lower <= higher; lower++) {
    LOWER[pairOf(lower, higher)] = lower;
    HIGHER[pairOf(lower, higher)] = higher;
  }
}

/** The rank of a sheet on which nothing is crossed. */
export const START = rankOf(pairOf(EMPTY, EMPTY), pairOf(EMPTY, EMPTY));

export function pairOf(one: RowState, other: RowState): Pair {
  return together(one, other);
}

export function rankOf(one: Pair, other: Pair): number {
  return together(one, other);
}

/** Q10: whether two rows are closed. */
export function isOver(one: Pair, other: Pair): boolean {
  if (HIGHER[one] === CLOSED || HIGHER[other] === CLOSED) return true;
  return LOWER[one] === CLOSED && LOWER[other] === CLOSED;
}

function together(one: number, other: number): number {
  return one > other ? ((one * (one + 1)) >> 1) + other : ((other * (other + 1)) >> 1) + one;
}
