import type { Move } from '#engine/contract.ts';
import {
  differencesOf,
  type Estimate,
  estimate,
  estimateOf,
  shareAround,
  sumOf,
} from '#kits/sums.ts';
import { winChance } from '../outcome.ts';

/** A move that was looked at, and how matches ended after it, sample by sample. */
export interface Weighed {
  readonly move: Move;
  /** All moves see the same dice, so their differences tell more than their means. */
  readonly scores: readonly number[];
  /** 1 for a match that was won, less for one that was shared; or the chance of it. */
  readonly wins: readonly number[];
  /** Clearly worse than another one: not looked at any more. */
  readonly isDropped: boolean;
}

/** The final score that is to be expected, and the chance to win. */
export interface Value {
  readonly score: Estimate;
  readonly win: Estimate;
}

/** How much a point counts, and how much a match that is won. */
export interface Worth {
  readonly score: number;
  readonly win: number;
}

/** With fewer samples nothing is said about which of two is better. */
export const FEWEST = 16;
/**
 * So many standard errors of the difference on the same dice, and one is better than another. What
 * seems best of several is often so by chance: two errors would not do.
 */
export const SURELY = 3;
/** With fewer samples nothing is compared at all. */
export const EARLY = 6;

/**
 * What points and winning are worth, by how matches ended that all began alike. Where both count, as
 * matches differ by points, so they differ by winning: giving up points to win the match
 * loses nothing. A team has its mission, and nothing else.
 */
export function worthOf(
  isTeam: boolean | undefined,
  { scores, wins }: Pick<Weighed, 'scores' | 'wins'>,
): Worth {
  if (isTeam) return { score: 0, win: 1 };
  const spread = estimateOf(wins).error;
  return { score: 1, win: spread === 0 ? 0 : estimateOf(scores).error / spread };
}

/**
 * What is best in the end: points, and the match. Nothing that wins less often than the one that all
 * are compared with is better than it, whatever points it brings.
 */
export function bestOf<T extends Weighed>(tried: readonly T[], kept: T, worth: Worth): T {
  const mean = (each: T) => worth.score * meanOf(each.scores) + worth.win * meanOf(each.wins);
  return tried
    .filter((each) => each === kept || (!each.isDropped && winsAsOften(each, kept)))
    .reduce((best, each) => (mean(each) > mean(best) ? each : best));
}

export function winsAsOften(one: Weighed, other: Weighed): boolean {
  return difference(one.wins, other.wins).mean >= 0;
}

/** Whether a move is better or worse than another by more than chance; after few samples, nothing. */
export function beside(
  one: Weighed,
  other: Weighed,
  worth: Worth,
): 'better' | 'worse' | 'alike' | undefined {
  if (Math.max(one.scores.length, other.scores.length) < FEWEST) return undefined;
  if (one.isDropped !== other.isDropped) return one.isDropped ? 'worse' : 'better';
  if (isAhead(one, other, worth, SURELY)) return 'better';
  return isAhead(other, one, worth, SURELY) ? 'worse' : 'alike';
}

/** Whether it can be left out for being clearly worse than the best. */
export function isBehind(one: Weighed, best: Weighed, worth: Worth): boolean {
  return isAhead(best, one, worth, SURELY);
}

/** Whether a move looks better than another by more than so many standard errors. */
export function isAhead(one: Weighed, other: Weighed, worth: Worth, errors: number): boolean {
  const { mean, error } = gap(one, other, worth);
  return isCompared(one, other) && mean > 0 && mean > errors * error;
}

/** Whether something that was seen on so many samples is more than chance, one way or the other. */
export function isClear({ mean, error }: Estimate, samples: number): boolean {
  return samples >= FEWEST && mean !== 0 && Math.abs(mean) > SURELY * error;
}

export function isCompared(one: Weighed, other: Weighed): boolean {
  return common(one, other) >= EARLY;
}

/** How much more one move brings than another, on the dice that both have seen. */
export function lead(one: Weighed, other: Weighed): Value {
  return {
    score: difference(one.scores, other.scores),
    win: difference(one.wins, other.wins),
  };
}

/** The same in what counts. */
export function gap(one: Weighed, other: Weighed, worth: Worth): Estimate {
  const each = ({ scores, wins }: Weighed) =>
    scores.map((score, k) => worth.score * score + worth.win * wins[k]!);
  return difference(each(one), each(other));
}

/**
 * What a move is worth. One that was dropped early has seen few dice, kind ones perhaps: it is judged
 * by how far it was behind, on these, of one that has seen them all.
 */
export function figuresOf(one: Weighed, kept: Weighed): Value {
  if (one.scores.length === kept.scores.length) {
    return { score: estimateOf(one.scores), win: winChance(one.wins) };
  }
  const { score, win } = lead(one, kept);
  const won = sumOf([winChance(kept.wins), win]);
  return {
    score: sumOf([estimateOf(kept.scores), score]),
    win: shareAround(won.mean, won.error),
  };
}

function difference(one: readonly number[], other: readonly number[]): Estimate {
  return estimate(differencesOf(one, other));
}

function common(one: Weighed, other: Weighed): number {
  return Math.min(one.scores.length, other.scores.length);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
