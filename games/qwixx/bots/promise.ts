import type { Seat } from '#engine/contract.ts';
import { PAIRS, pairOf } from '../lab/ranks.ts';
import { MISSES_TO_END } from '../play.ts';
import { missesAt, ROWS, type Stand } from './stand.ts';

/** Points that a seat's sheet still promises between two turns, `wait` turns before it rolls. */
export type Promised = (stand: Stand, seats: number, seat: Seat, wait: number) => number;

/**
 * A large table of such points for two, put into few numbers. Each pair of rows that run alike
 * brings two lists, one for its own place and one for the other's; the sheet is looked at from both
 * ends.
 */
export interface Gist {
  readonly width: number;
  readonly own: Float32Array;
  readonly other: Float32Array;
  readonly misses: Float32Array;
  /** What each place of the layer adds, first for who rolls, then for who watches. */
  readonly out: Float32Array;
  readonly outBias: Float32Array;
}

/** Points are counted in tens, so that weights are about as large as one another. */
export const TEN = 10;

export function promiseOf({ width, own, other, misses, out, outBias }: Gist): Promised {
  const recall = memory((key) => {
    const side = key % 2;
    const missed = (key >> 1) % MISSES_TO_END;
    const pairs = Math.floor(key / (2 * MISSES_TO_END));
    const up = Math.floor(pairs / PAIRS) * width;
    const down = (pairs % PAIRS) * width;
    let sum = outBias[side]!;
    for (let i = 0; i < width; i++) {
      const miss = misses[missed * width + i]!;
      const one = own[up + i]! + other[down + i]! + miss;
      const two = own[down + i]! + other[up + i]! + miss;
      sum += out[side * width + i]! * ((one > 0 ? one : 0) + (two > 0 ? two : 0));
    }
    return sum * TEN;
  });
  return (stand, seats, seat, wait) => {
    const at = seat * ROWS;
    const up = pairOf(stand[at]!, stand[at + 1]!);
    const down = pairOf(stand[at + 2]!, stand[at + 3]!);
    const sheet = (up * PAIRS + down) * MISSES_TO_END + missesAt(stand, seats, seat);
    return recall(sheet * 2 + (wait === 0 ? 0 : 1));
  };
}

const REMEMBERED = 1 << 16;

/** Sheets of late come again and again, so that what was worked out for them is remembered. */
export function memory(workOut: (key: number) => number): (key: number) => number {
  const keys = new Int32Array(REMEMBERED).fill(-1);
  const known = new Float64Array(REMEMBERED);
  return (key) => {
    const at = (key ^ (key >>> 14)) & (REMEMBERED - 1);
    if (keys[at] !== key) {
      keys[at] = key;
      known[at] = workOut(key);
    }
    return known[at]!;
  };
}
