import { ROW_STATES, rowState } from '../lab/rows.ts';
import type { Position } from '../position.ts';
import { type Letters, readLetters, readNumbers, writeLetters, writeNumbers } from './letters.ts';
import type { Promised } from './promise.ts';

/**
 * What a sheet still promises, learnt: the states of its rows and its misses each bring a list of
 * numbers, these are added, what is negative is cut, and the rest is weighed. Who rolls next has
 * other weights than who rolls after that, and so on round the table.
 */
export interface Outlook {
  readonly width: number;
  /** At `(row * ROW_STATES + state) * width`. */
  readonly rows: Float32Array;
  readonly misses: Float32Array;
  /** At `turns until one rolls * width`. */
  readonly out: Float32Array;
  readonly outBias: Float32Array;
}

export interface OutlookText {
  readonly width: number;
  readonly rows: Letters;
  readonly misses: string;
  readonly out: string;
  readonly outBias: string;
}

const TEN = 10;

export function outlookOf({ width, rows, misses, out, outBias }: Outlook): Promised {
  return (position, seat) => {
    const wait = (seat - position.active + position.seats) % position.seats;
    const [a, b, c, d] = [0, 1, 2, 3].map((row) => placeOf(position, seat, row) * width);
    const missed = position.misses[seat]! * width;
    let sum = outBias[wait]!;
    for (let i = 0; i < width; i++) {
      const upper = rows[a! + i]! + rows[b! + i]!;
      const all = upper + rows[c! + i]! + rows[d! + i]! + misses[missed + i]!;
      if (all > 0) sum += out[wait * width + i]! * all;
    }
    return sum * TEN;
  };
}

export function readOutlook({ width, rows, misses, out, outBias }: OutlookText): Outlook {
  return {
    width,
    rows: readLetters(rows),
    misses: readNumbers(misses),
    out: readNumbers(out),
    outBias: readNumbers(outBias),
  };
}

export function writeOutlook({ width, rows, misses, out, outBias }: Outlook): OutlookText {
  return {
    width,
    rows: writeLetters(rows, width),
    misses: writeNumbers(misses),
    out: writeNumbers(out),
    outBias: writeNumbers(outBias),
  };
}

function placeOf({ rows, closed }: Position, seat: number, row: number): number {
  return row * ROW_STATES + rowState(rows[seat * 4 + row]!, ((closed >> row) & 1) !== 0);
}
