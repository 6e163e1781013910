import type { Move } from '#engine/contract.ts';
import type { Board } from '../board.ts';
import { colourFace, numberFace, PASS } from '../moves.ts';
import { type Tray, takeAway } from '../tray.ts';

const FACES = 6;
/** Two dice are a number below this, and a pass is this number. */
export const PAIRS = FACES * FACES;

export function pairOf(board: Board, move: Move): number {
  return move === PASS ? PAIRS : colourFace(board, move) * FACES + numberFace(board, move);
}

/** By two dice: the best that a seat could do with them, and what that is worth to it. */
export interface Wishes {
  readonly moves: Int32Array;
  readonly worths: Float64Array;
}

export function newWishes(): Wishes {
  return { moves: new Int32Array(PAIRS + 1), worths: new Float64Array(PAIRS + 1) };
}

/** What a seat would do with the dice on the table, of which the first moves of a list make use. */
export function wish(
  board: Board,
  list: readonly Move[],
  count: number,
  weigh: (move: Move) => number,
  { moves, worths }: Wishes,
): void {
  worths.fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < count; i++) {
    const move = list[i]!;
    const pair = pairOf(board, move);
    const worth = weigh(move);
    if (worth <= worths[pair]!) continue;
    worths[pair] = worth;
    moves[pair] = move;
  }
}

/** The dice that a seat would use once two of those on the table are taken (E3). */
export function replyTo(pair: number, tray: Tray, { worths }: Wishes): number {
  const left = { ...tray };
  if (pair < PAIRS) takeAway(left, Math.trunc(pair / FACES), pair % FACES);
  let best = PAIRS;
  for (let each = 0; each < PAIRS; each++) {
    if (((left.freeColours >> Math.trunc(each / FACES)) & 1) === 0) continue;
    if (((left.freeNumbers >> (each % FACES)) & 1) === 0) continue;
    if (worths[each]! > worths[best]!) best = each;
  }
  return best;
}
