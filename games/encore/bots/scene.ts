import type { Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { pointsFor } from '#kits/grid/bots/worth.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import type { Paper } from '#kits/grid/paper.ts';
import { coloursDone, countOpen } from '#kits/grid/paper.ts';
import { type Position, SOLO_ROLLS } from '../play.ts';

/** A table between two rolls, as bots think of it. Columns and colours may be still to be scored. */
export interface Scene {
  readonly papers: readonly Paper[];
  readonly claimed: number;
  /** Who rolls next. */
  readonly next: Seat;
  readonly rolls: number;
}

const OPEN_STAR = -2;
const ROLL_LEFT = 2;

/** The table after this roll, if nobody crossed anything more. */
export function sceneOf({ papers, claimed, phase, active, rolls }: Position): Scene {
  const isBetween = phase === 'roll' || phase === 'over';
  const next = isBetween ? active : (active + 1) % papers.length;
  return { papers, claimed, next, rolls };
}

/** E16, with what was completed on this roll (E12, E13). */
export function totalOf(paper: Paper, claimed: number): number {
  const fresh = paper.done & ~(paper.first | paper.later);
  const first = paper.first | (fresh & ~claimed);
  const later = paper.later | (fresh & claimed);
  const stars = countOpen(paper, boardOf(paper.sheet).stars);
  return pointsFor(first, later, COLUMN_POINTS) + paper.jokers + OPEN_STAR * stars;
}

/** What a match that is over adds to a total: alone, the rolls that are left (E18). */
export function endBonus({ papers, rolls }: Scene, paper: Paper): number {
  return papers.length === 1 && coloursDone(paper) >= 2 ? ROLL_LEFT * (SOLO_ROLLS - rolls) : 0;
}

/** E15, E18. */
export function hasEnded({ papers, rolls }: Scene): boolean {
  for (let seat = 0; seat < papers.length; seat++) if (coloursDone(papers[seat]!) >= 2) return true;
  return papers.length === 1 && rolls >= SOLO_ROLLS;
}
