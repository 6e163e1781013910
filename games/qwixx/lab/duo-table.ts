import type { Seat } from '#engine/contract.ts';
import { missesAt, ROWS, type Stand } from '../bots/stand.ts';
import { MISSES_TO_END } from '../play.ts';
import { HIGHER, isOver, LOWER, PAIRS, type Pair, pairOf, RANKS, rankOf } from './ranks.ts';
import { CROSSING, FORBIDDEN, PLACES, POINTS } from './rows.ts';
import { turnBefore } from './turn.ts';

/**
 * The points still to come for one of two players, as `solveSolo` counts them: first for who is
 * about to roll, then, behind all of these, for who is about to watch.
 */
export type DuoTable = Float64Array;

/** The chance, roll by roll, that the match does not end: the other may end it at any time. */
const GOES_ON = 0.928;
export const DUO_NUMBERS = 2 * RANKS * MISSES_TO_END;

const MISS = -5; // Q12
/** How many of the 36 rolls of the white dice give a sum, counted from 0. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

interface Work {
  readonly goesOn?: number;
  readonly pairs?: number;
  onProgress?(done: number): void;
}

/** Turns alternate, so each half of the table is worked out from the other. */
export function solveDuo({ goesOn = GOES_ON, pairs = PAIRS, onProgress }: Work = {}): DuoTable {
  const table = new Float64Array(DUO_NUMBERS);
  const rolling = table.subarray(0, RANKS * MISSES_TO_END);
  const watching = table.subarray(RANKS * MISSES_TO_END);
  const turn = turnBefore(watching);
  for (let up = 0; up < pairs; up++) {
    onProgress?.(rankOf(up, 0));
    for (let down = 0; down <= up; down++) {
      if (isOver(up, down)) continue;
      turn.look(up, down);
      const at = rankOf(up, down) * MISSES_TO_END;
      for (let misses = MISSES_TO_END - 1; misses >= 0; misses--) {
        const later = misses + 1 < MISSES_TO_END ? watching[at + misses + 1]! : 0; // Q10
        rolling[at + misses] = goesOn * turn.expected(misses, MISS + later);
        watching[at + misses] = goesOn * watched(rolling, up, down, misses);
      }
    }
  }
  onProgress?.(rankOf(pairs - 1, pairs - 1) + 1);
  return table;
}

/** What a table says of a seat between two turns. */
export function promisedTo(table: DuoTable, stand: Stand, roller: Seat, seat: Seat): number {
  const half = roller === seat ? 0 : RANKS;
  const at = seat * ROWS;
  const up = pairOf(stand[at]!, stand[at + 1]!);
  const down = pairOf(stand[at + 2]!, stand[at + 3]!);
  return table[(half + rankOf(up, down)) * MISSES_TO_END + missesAt(stand, 2, seat)]!;
}

/** Q3: who watches may cross the sum of the white dice, and may as well leave it. */
function watched(after: Float64Array, up: Pair, down: Pair, misses: number): number {
  const rows = [LOWER[up]!, HIGHER[up]!, LOWER[down]!, HIGHER[down]!];
  const pass = after[rankOf(up, down) * MISSES_TO_END + misses]!;
  let total = 0;
  for (const [sum, ways] of WAYS.entries()) {
    let best = pass;
    for (const [row, before] of rows.entries()) {
      const cross = before * PLACES + (row < 2 ? sum : PLACES - 1 - sum);
      if (CROSSING[cross] === FORBIDDEN) continue;
      rows[row] = CROSSING[cross]!;
      const rank = rankOf(pairOf(rows[0]!, rows[1]!), pairOf(rows[2]!, rows[3]!));
      best = Math.max(best, POINTS[cross]! + after[rank * MISSES_TO_END + misses]!);
      rows[row] = before;
    }
    total += best * ways;
  }
  return total / 36;
}
