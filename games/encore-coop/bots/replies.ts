import type { Move } from '#engine/contract.ts';
import type { Board } from '#kits/grid/board.ts';
import { colourFace, numberFace, PASS } from '#kits/grid/moves.ts';
import { type Tray, takeAway } from '#kits/grid/tray.ts';

const FACES = 6;
const PAIRS = FACES * FACES;

/** What a seat thinks its best move with each two dice is worth; the last is a pass. */
export type Wishes = Float64Array;

export function newWishes(): Wishes {
  return new Float64Array(PAIRS + 1);
}

/** The number of the two dice of a move, or the one behind them for a pass. */
export function pairOf(board: Board, move: Move): number {
  return move === PASS ? PAIRS : colourFace(board, move) * FACES + numberFace(board, move);
}

/** What a seat's best move is worth once these two dice are taken. */
export function replyTo(pair: number, tray: Tray, wishes: Wishes): number {
  const left = { ...tray };
  if (pair < PAIRS) takeAway(left, Math.trunc(pair / FACES), pair % FACES);
  let best = wishes[PAIRS]!;
  for (let each = 0; each < PAIRS; each++) {
    if (((left.freeColours >> Math.trunc(each / FACES)) & 1) === 0) continue;
    if (((left.freeNumbers >> (each % FACES)) & 1) === 0) continue;
    if (wishes[each]! > best) best = wishes[each]!;
  }
  return best;
}
