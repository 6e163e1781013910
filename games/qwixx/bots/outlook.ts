import { ROW_STATES } from '../lab/rows.ts';
import { MISSES_TO_END } from '../play.ts';
import { type Letters, readLetters, readNumbers, writeLetters, writeNumbers } from './letters.ts';
import { memory, type Promised, TEN } from './promise.ts';
import { missesAt, ROWS } from './stand.ts';

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

const MOST_SEATS = 5;

export function outlookOf(outlook: Outlook): Promised {
  const expects = expectation(outlook);
  const sheet = new Int32Array(ROWS);
  const recall = memory((key) => {
    let rest = Math.floor(key / (MISSES_TO_END * MOST_SEATS));
    for (let row = ROWS - 1; row >= 0; row--) {
      sheet[row] = rest % ROW_STATES;
      rest = Math.floor(rest / ROW_STATES);
    }
    const missed = Math.floor(key / MOST_SEATS) % MISSES_TO_END;
    return TEN * expects(sheet, 0, missed, key % MOST_SEATS);
  });
  return (stand, seats, seat, wait) => {
    let key = 0;
    for (let at = seat * ROWS; at < seat * ROWS + ROWS; at++) key = key * ROW_STATES + stand[at]!;
    return recall((key * MISSES_TO_END + missesAt(stand, seats, seat)) * MOST_SEATS + wait);
  };
}

/** The same of four rows that begin somewhere, in tens of points, as often as weights change. */
export function expectation({ width, rows, misses, out, outBias }: Outlook) {
  return (states: Int32Array, from: number, missed: number, wait: number): number => {
    const a = states[from]! * width;
    const b = (ROW_STATES + states[from + 1]!) * width;
    const c = (2 * ROW_STATES + states[from + 2]!) * width;
    const d = (3 * ROW_STATES + states[from + 3]!) * width;
    let sum = outBias[wait]!;
    for (let i = 0; i < width; i++) {
      const all = rows[a + i]! + rows[b + i]! + rows[c + i]! + rows[d + i]!;
      const cut = all + misses[missed * width + i]!;
      if (cut > 0) sum += out[wait * width + i]! * cut;
    }
    return sum;
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
