import type { Seat } from '#engine/contract.ts';
import { PAIRS, pairOf } from '../lab/ranks.ts';
import { rowState } from '../lab/rows.ts';
import { MISSES_TO_END } from '../play.ts';
import type { Position } from '../position.ts';

/** Points that a sheet still promises between two turns, to who rolls next or to who watches. */
export type Promised = (position: Position, seat: Seat, isRolling: boolean) => number;

/**
 * A large table of such points, put into few numbers. Each pair of rows that run alike brings two
 * lists, one for its own place and one for the other's; the sheet is looked at from both ends.
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

const TEN = 10;
/** Sheets of late come again and again, so that their promises are remembered for a while. */
const REMEMBERED = 1 << 14;

export function promiseOf(gist: Gist): Promised {
  const sheets = new Int32Array(REMEMBERED).fill(-1);
  const promises = new Float64Array(REMEMBERED);
  return (position, seat, isRolling) => {
    const up = pairAt(position, seat, 0);
    const down = pairAt(position, seat, 2);
    const missed = position.misses[seat]!;
    const side = isRolling ? 0 : 1;
    const sheet = ((up * PAIRS + down) * MISSES_TO_END + missed) * 2 + side;
    const at = sheet & (REMEMBERED - 1);
    if (sheets[at] !== sheet) {
      sheets[at] = sheet;
      promises[at] = worked(gist, up, down, missed, side);
    }
    return promises[at]!;
  };
}

function worked(gist: Gist, up: number, down: number, missed: number, side: number): number {
  const { width, own, other, misses, out, outBias } = gist;
  let sum = outBias[side]!;
  for (let i = 0; i < width; i++) {
    const miss = misses[missed * width + i]!;
    const one = own[up * width + i]! + other[down * width + i]! + miss;
    const two = own[down * width + i]! + other[up * width + i]! + miss;
    sum += out[side * width + i]! * ((one > 0 ? one : 0) + (two > 0 ? two : 0));
  }
  return sum * TEN;
}

function pairAt({ rows, closed }: Position, seat: Seat, row: number): number {
  return pairOf(
    rowState(rows[seat * 4 + row]!, ((closed >> row) & 1) !== 0),
    rowState(rows[seat * 4 + row + 1]!, ((closed >> (row + 1)) & 1) !== 0),
  );
}
