import type { Move, Seat } from '#engine/contract.ts';
import { differencesOf, type Estimate, estimate } from '#kits/sums.ts';

/** A move that was looked at, and how matches ended after it, sample by sample. */
export interface Tried {
  readonly move: Move;
  readonly scores: number[];
  readonly wins: number[];
  /** Clearly worse than another one: not looked at any more. */
  isDropped: boolean;
}

/** One decision of one seat while it is looked at. */
export interface Decision {
  /** Which moment of the match. */
  readonly nth: number;
  readonly seat: Seat;
  readonly chosen: Tried;
  readonly tried: readonly Tried[];
}

/** With fewer samples nothing is said about a difference. */
const FEWEST = 6;
/** So many standard errors behind, and a move is not looked at any more. */
const CLEARLY = 2.5;
/** What was done right matters less than what was not. */
const PRAISE = 0.5;

export function decisionOf(nth: number, seat: Seat, chosen: Move, ideas: readonly Move[]) {
  const tried = ideas.map((move): Tried => ({ move, scores: [], wins: [], isDropped: false }));
  const own = tried.find(({ move }) => move === chosen);
  if (!own) throw new Error('what was chosen is not among what is looked at');
  return { nth, seat, chosen: own, tried } satisfies Decision;
}

/**
 * What is best in the end: points, and the match. `perWin` says how many points winning is worth,
 * so that whoever gives up points to win the match loses nothing.
 */
export function bestOf({ tried }: Decision, perWin: number): Tried {
  const mean = (each: Tried) => meanOf(each.scores) + perWin * meanOf(each.wins);
  return tried
    .filter(({ isDropped }) => !isDropped)
    .reduce((best, each) => (mean(each) > mean(best) ? each : best));
}

/** Whether a move is better than another by more than chance would have it. */
export function isAhead(one: Tried, other: Tried, perWin: number, errors = 1.96): boolean {
  const { mean, error, count } = { ...gap(one, other, perWin), count: common(one, other) };
  return count >= FEWEST && mean > 0 && mean > errors * error;
}

/** Leaves out what is clearly worse than the best, but never what was chosen. */
export function dropWorse(decision: Decision, perWin: number): void {
  const best = bestOf(decision, perWin);
  for (const each of decision.tried) {
    if (each !== decision.chosen && isAhead(best, each, perWin, CLEARLY)) each.isDropped = true;
  }
}

/** Whether more samples could change what is said: something is better, but not surely. */
export function isInDoubt(decision: Decision, perWin: number): boolean {
  const { chosen, tried } = decision;
  const best = bestOf(decision, perWin);
  if (best === chosen) return false;
  const left = tried.filter(({ isDropped }) => !isDropped).length;
  return left > 2 || !isAhead(best, chosen, perWin, CLEARLY);
}

/** Where a move stands: 1 when none is ahead of it by more than an error. */
export function rankOf(decision: Decision, perWin: number): number {
  const { tried, chosen } = decision;
  return 1 + tried.filter((each) => isAhead(each, chosen, perWin, 1)).length;
}

/**
 * How much hung on it, in points: what was lost, or, where the best was chosen, what anything else
 * would surely have cost.
 */
export function weightOf(decision: Decision, perWin: number): number {
  const { chosen, tried } = decision;
  const best = bestOf(decision, perWin);
  if (best !== chosen) {
    return isAhead(best, chosen, perWin) ? gap(best, chosen, perWin).mean : 0;
  }
  const others = tried.filter((each) => each !== best && common(best, each) >= FEWEST);
  if (others.length === 0) return 0;
  const leads = others.map((each) => gap(best, each, perWin));
  return PRAISE * Math.max(0, Math.min(...leads.map(({ mean, error }) => mean - error)));
}

/** How much more one move brings than another, on the dice that both have seen. */
export function lead(one: Tried, other: Tried): { score: Estimate; win: Estimate } {
  return {
    score: difference(one.scores, other.scores),
    win: difference(one.wins, other.wins),
  };
}

function gap(one: Tried, other: Tried, perWin: number): Estimate {
  const worth = ({ scores, wins }: Tried) => scores.map((score, k) => score + perWin * wins[k]!);
  return difference(worth(one), worth(other));
}

function difference(one: readonly number[], other: readonly number[]): Estimate {
  return estimate(differencesOf(one, other));
}

function common(one: Tried, other: Tried): number {
  return Math.min(one.scores.length, other.scores.length);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
