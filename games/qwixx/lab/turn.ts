import { MISSES_TO_END } from '../play.ts';
import { expectedBest } from './best.ts';
import { HIGHER, isOver, LOWER, type Pair, pairOf, rankOf } from './ranks.ts';
import { CROSSING, FORBIDDEN, PLACES, POINTS } from './rows.ts';

/** What an active player's turn is worth before the dice are rolled. */
export interface Turn {
  /** Looks at everything that a sheet offers, for all numbers of misses at once. */
  look(up: Pair, down: Pair): void;
  /** The points from here on; `missed` is what a turn without a cross would bring. */
  expected(misses: number, missed: number): number;
}

const FACES = 6;
/** As they stand on the sheet: two run from 2 to 12, two from 12 to 2. */
const ROWS = 4;
/** Sums are counted from 0, so that in the upper rows they are places. */
const SUMS = PLACES;
/** Numbers kept for a sum of the white dice: one for each box and number of misses. */
const PER_SUM = ROWS * PLACES * MISSES_TO_END;

/**
 * `after` says what is still to come when a turn is over, at `rank * MISSES_TO_END + misses`: zero
 * where two rows are closed. It is read again for every sheet, so it may be filled on the way.
 *
 * The white dice decide what the first action offers. Once they are known, every coloured die has
 * a best use of its own, whatever the others show: the best first action before a cross with it.
 * So a turn brings the best of four independent numbers, or what the first action brings alone.
 */
export function turnBefore(after: Float64Array): Turn {
  const rows = new Int32Array(ROWS);
  /** The most that each sum of the white dice can bring without a second action. */
  const alone = new Float64Array(SUMS * MISSES_TO_END);
  /** The most that it can bring if the second action crosses a certain box. */
  const ending = new Float64Array(SUMS * PER_SUM);
  const withoutFirst = ending.subarray(0, PER_SUM);
  const brings = new Float64Array(ROWS * FACES);

  function look(up: Pair, down: Pair): void {
    rows[0] = LOWER[up]!;
    rows[1] = HIGHER[up]!;
    rows[2] = LOWER[down]!;
    rows[3] = HIGHER[down]!;
    alone.fill(Number.NEGATIVE_INFINITY);
    withoutFirst.fill(Number.NEGATIVE_INFINITY);
    offerSecond(0, 0);
    for (let sum = 1; sum < SUMS; sum++) ending.set(withoutFirst, sum * PER_SUM);
    for (let sum = 0; sum < SUMS; sum++) {
      for (let row = 0; row < ROWS; row++) offerFirst(sum, row);
    }
  }

  function offerFirst(sum: number, row: number): void {
    const before = rows[row]!;
    const cross = before * PLACES + placeIn(row, sum);
    if (CROSSING[cross] === FORBIDDEN) return;
    rows[row] = CROSSING[cross]!;
    const points = POINTS[cross]!;
    offer(alone, sum * MISSES_TO_END, points);
    const ends = isOver(pairOf(rows[0]!, rows[1]!), pairOf(rows[2]!, rows[3]!));
    if (!ends) offerSecond(sum, points); // Q11
    rows[row] = before;
  }

  function offerSecond(sum: number, points: number): void {
    for (let row = 0; row < ROWS; row++) {
      const before = rows[row]!;
      for (let place = 0; place < PLACES; place++) {
        const cross = before * PLACES + place;
        if (CROSSING[cross] === FORBIDDEN) continue;
        rows[row] = CROSSING[cross]!;
        offer(ending, numberAt(sum, row, place), points + POINTS[cross]!);
      }
      rows[row] = before;
    }
  }

  /** Notes a way to the rows as they are now. */
  function offer(to: Float64Array, at: number, points: number): void {
    const rank = rankOf(pairOf(rows[0]!, rows[1]!), pairOf(rows[2]!, rows[3]!));
    for (let misses = 0; misses < MISSES_TO_END; misses++) {
      const value = points + after[rank * MISSES_TO_END + misses]!;
      if (value > to[at + misses]!) to[at + misses] = value;
    }
  }

  function expected(misses: number, missed: number): number {
    let total = 0;
    for (let white = 0; white < FACES; white++) {
      for (let other = white; other < FACES; other++) {
        const floor = Math.max(missed, alone[(white + other) * MISSES_TO_END + misses]!);
        useColours(white, other, misses);
        total += expectedBest(floor, brings) * (white === other ? 1 : 2);
      }
    }
    return total / FACES ** 2;
  }

  /** Q4: what each face of each coloured die brings with the better of two white dice. */
  function useColours(white: number, other: number, misses: number): void {
    const sum = white + other;
    for (let row = 0; row < ROWS; row++) {
      for (let face = 0; face < FACES; face++) {
        const one = ending[numberAt(sum, row, placeIn(row, white + face)) + misses]!;
        const two = ending[numberAt(sum, row, placeIn(row, other + face)) + misses]!;
        brings[row * FACES + face] = one > two ? one : two;
      }
    }
  }

  return { look, expected };
}

function placeIn(row: number, sum: number): number {
  return row < 2 ? sum : PLACES - 1 - sum;
}

function numberAt(sum: number, row: number, place: number): number {
  return sum * PER_SUM + (row * PLACES + place) * MISSES_TO_END;
}
