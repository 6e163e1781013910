import type { Seat } from '#engine/contract.ts';
import { MISSES_TO_END } from '../play.ts';
import type { Position } from '../position.ts';
import { isOver, PAIRS, pairOf, RANKS, rankOf } from './ranks.ts';
import { rowState } from './rows.ts';
import { turnBefore } from './turn.ts';

/**
 * The points that perfect play still brings to a seat that is active in every turn, beyond those
 * it has: at `rank * MISSES_TO_END + misses`, between two turns.
 */
export type SoloTable = Float64Array;

interface Work {
  /** The chance that the match goes on after a turn, if others may end it; 1 for who is alone. */
  readonly goesOn?: number;
  /** How many pairs of rows are looked at: the first ones are those with little left to cross. */
  readonly pairs?: number;
  /** Called now and then with the number of ranks that are done. */
  onProgress?(done: number): void;
}

const MISS = -5; // Q12

/** Works backwards: a turn leads to sheets of lower rank, or to the same with one miss more. */
export function solveSolo({ goesOn = 1, pairs = PAIRS, onProgress }: Work = {}): SoloTable {
  const table = new Float64Array(RANKS * MISSES_TO_END);
  const turn = turnBefore(table);
  for (let up = 0; up < pairs; up++) {
    onProgress?.(rankOf(up, 0));
    for (let down = 0; down <= up; down++) {
      if (isOver(up, down)) continue;
      turn.look(up, down);
      const at = rankOf(up, down) * MISSES_TO_END;
      let later = 0; // Q10: nothing after the last miss
      for (let misses = MISSES_TO_END - 1; misses >= 0; misses--) {
        later = goesOn * turn.expected(misses, MISS + later);
        table[at + misses] = later;
      }
    }
  }
  onProgress?.(rankOf(pairs - 1, pairs - 1) + 1);
  return table;
}

/** What a table says of a seat between two turns. */
export function promised(table: SoloTable, position: Position, seat: Seat): number {
  return table[rankOfSeat(position, seat) * MISSES_TO_END + position.misses[seat]!]!;
}

/** The rank of a seat's sheet. */
export function rankOfSeat({ rows, closed }: Position, seat: Seat): number {
  const state = (row: number) => rowState(rows[seat * 4 + row]!, (closed & (1 << row)) !== 0);
  return rankOf(pairOf(state(0), state(1)), pairOf(state(2), state(3)));
}
