import type { Move, Seat } from '#engine/contract.ts';
import type { Board } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import {
  colourFace,
  jokersOf,
  listPlacements,
  numberFace,
  PASS,
  placementOf,
} from '#kits/grid/moves.ts';
import { clonePaper, crossPlacement, type Paper } from '#kits/grid/paper.ts';
import { type Tray, takeAway } from '#kits/grid/tray.ts';
import type { Position } from '../play.ts';
import type { Scene } from './scene.ts';

const FACES = 6;
export const PAIRS = FACES * FACES;

/** The number of the two dice of a move, or `PAIRS` for a pass. */
export function pairOf(board: Board, move: Move): number {
  return move === PASS ? PAIRS : colourFace(board, move) * FACES + numberFace(board, move);
}

/** What a seat would do with each two dice on the table, by what it thinks moves are worth. */
export interface Wishes {
  readonly moves: Int32Array;
  readonly worths: Float64Array;
}

export function newWishes(): Wishes {
  return { moves: new Int32Array(PAIRS + 1), worths: new Float64Array(PAIRS + 1) };
}

/** What a seat would do once these two dice are taken. */
function replyTo(pair: number, tray: Tray, { moves, worths }: Wishes): Move {
  const left = { ...tray };
  if (pair < PAIRS) takeAway(left, Math.trunc(pair / FACES), pair % FACES);
  let best = PAIRS;
  for (let each = 0; each < PAIRS; each++) {
    if (((left.freeColours >> Math.trunc(each / FACES)) & 1) === 0) continue;
    if (((left.freeNumbers >> (each % FACES)) & 1) === 0) continue;
    if (worths[each]! > worths[best]!) best = each;
  }
  return moves[best]!;
}

/** The sheets after the replies of all others, as far as they can be foreseen. */
export function sceneAfter(
  scene: Scene,
  { tray }: Position,
  pair: number,
  seat: Seat,
  wishes: readonly Wishes[],
): Scene {
  const papers = scene.papers.map((paper, other) =>
    other === seat ? paper : after(paper, replyTo(pair, tray, wishes[other]!)),
  );
  return { ...scene, papers };
}

export function listAll(paper: Paper, tray: Tray, into: Move[]): number {
  into[0] = PASS;
  return listPlacements(boardOf(paper.sheet), paper, tray, into, 1);
}

function after(paper: Paper, move: Move): Paper {
  if (move === PASS) return paper;
  const next = clonePaper(paper);
  crossPlacement(boardOf(paper.sheet), next, placementOf(move));
  next.jokers -= jokersOf(move);
  return next;
}
