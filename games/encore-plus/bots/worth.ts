import { coloursDone } from '#kits/grid/paper.ts';
import { SOLO_ROLLS } from '../play.ts';
import type { Stand } from './stand.ts';

/**
 * What a table is worth to a seat: the mean over all others of the chance to beat them, the score,
 * and the lead over them. Alone there is nobody to beat, and the lead is the score.
 */
export interface Worth {
  win: number;
  score: number;
  lead: number;
}

/** What decides between moves: the chance to win, and a little the lead; alone the score. */
export function worthOf({ win, score, lead }: Worth, seats: number): number {
  return seats === 1 ? SCORE_WEIGHT * score : win + LEAD_WEIGHT * lead;
}

/** What a point is worth alone. */
export const SCORE_WEIGHT = 0.01;
const LEAD_WEIGHT = 0.004;

const ROLL_LEFT = 2;
const COLOURS_TO_END = 2;

/** P13: with two colours the match is over. */
export function hasEnded(stand: Stand): boolean {
  return coloursDone(stand.paper) >= COLOURS_TO_END;
}

/** P14: what the rolls that are left bring. */
export function rollsLeft(stand: Stand, rolls: number): number {
  return hasEnded(stand) ? ROLL_LEFT * (SOLO_ROLLS - rolls) : 0;
}

/** Half a win when all is equal, jokers too. */
export function winOver(lead: number, jokers: number): number {
  return (1 + Math.sign(lead || jokers)) / 2;
}
