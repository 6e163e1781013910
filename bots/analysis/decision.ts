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

/** How much a point counts, and how much a match that is won. */
export interface Worth {
  readonly score: number;
  readonly win: number;
}

/** With fewer samples nothing is called lost, however it looks. */
const FEWEST = 16;
/**
 * So many standard errors of the difference on the same dice, and something was lost. What seems
 * best of several is often so by chance: two errors would not do.
 */
const SURELY = 3;
/** With fewer samples moves are not compared at all. */
const EARLY = 6;
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
 * What is best in the end: points, and the match. Nothing that wins less often than what was chosen
 * is better than it, whatever points it brings.
 */
export function bestOf({ chosen, tried }: Decision, worth: Worth): Tried {
  const mean = (each: Tried) => worth.score * meanOf(each.scores) + worth.win * meanOf(each.wins);
  return tried
    .filter((each) => each === chosen || (!each.isDropped && winsAsOften(each, chosen)))
    .reduce((best, each) => (mean(each) > mean(best) ? each : best));
}

function winsAsOften(one: Tried, other: Tried): boolean {
  return difference(one.wins, other.wins).mean >= 0;
}

/** Whether something else would surely have been better than what was chosen. */
export function isLost(decision: Decision, worth: Worth): boolean {
  const { chosen } = decision;
  const best = bestOf(decision, worth);
  return common(best, chosen) >= FEWEST && isAhead(best, chosen, worth, SURELY);
}

/** Whether a move looks better than another by more than so many standard errors. */
function isAhead(one: Tried, other: Tried, worth: Worth, errors: number): boolean {
  if (common(one, other) < EARLY) return false;
  const { mean, error } = gap(one, other, worth);
  return mean > 0 && mean > errors * error;
}

/** Leaves out what is clearly worse than the best, but never what was chosen. */
export function dropWorse(decision: Decision, worth: Worth): void {
  const best = bestOf(decision, worth);
  for (const each of decision.tried) {
    if (each !== decision.chosen && isAhead(best, each, worth, CLEARLY)) each.isDropped = true;
  }
}

/** Whether more samples could change what is said: something is better, but not surely. */
export function isInDoubt(decision: Decision, worth: Worth): boolean {
  const { chosen, tried } = decision;
  const best = bestOf(decision, worth);
  if (best === chosen) return false;
  const left = tried.filter(({ isDropped }) => !isDropped).length;
  return left > 2 || !isLost(decision, worth);
}

/** Where a move stands: 1 when none is ahead of it by more than an error. */
export function rankOf(decision: Decision, worth: Worth): number {
  const { tried, chosen } = decision;
  const isBetter = (each: Tried) => winsAsOften(each, chosen) && isAhead(each, chosen, worth, 1);
  return 1 + tried.filter(isBetter).length;
}

/**
 * How much hung on it, in what counts: what was lost, or, where the best was chosen, what anything else
 * would surely have cost.
 */
export function weightOf(decision: Decision, worth: Worth): number {
  const { chosen, tried } = decision;
  const best = bestOf(decision, worth);
  if (best !== chosen) {
    return isLost(decision, worth) ? gap(best, chosen, worth).mean : 0;
  }
  const others = tried.filter((each) => each !== best && common(best, each) >= EARLY);
  if (others.length === 0) return 0;
  const leads = others.map((each) => gap(best, each, worth));
  return PRAISE * Math.max(0, Math.min(...leads.map(({ mean, error }) => mean - error)));
}

/** How much more one move brings than another, on the dice that both have seen. */
export function lead(one: Tried, other: Tried): { score: Estimate; win: Estimate } {
  return {
    score: difference(one.scores, other.scores),
    win: difference(one.wins, other.wins),
  };
}

function gap(one: Tried, other: Tried, worth: Worth): Estimate {
  const each = ({ scores, wins }: Tried) =>
    scores.map((score, k) => worth.score * score + worth.win * wins[k]!);
  return difference(each(one), each(other));
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
