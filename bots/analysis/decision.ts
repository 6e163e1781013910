import {
  beside,
  bestOf,
  gap,
  isAhead,
  isCompared,
  type Weighed,
  type Worth,
  winsAsOften,
} from '../weigh/compare.ts';
import type { Weighing } from '../weigh/weighing.ts';

/** One decision of a match while it is looked at; what was chosen is what all is compared with. */
export interface Decision extends Weighing {
  /** Which moment of the match. */
  readonly nth: number;
}

/** What was done right matters less than what was not. */
const PRAISE = 0.5;

/** Whether something else would surely have been better than what was chosen. */
export function isLost({ kept, tried }: Weighing, worth: Worth): boolean {
  return beside(bestOf(tried, kept, worth), kept, worth) === 'better';
}

/** Whether more samples could change what is said: something is better, but not surely. */
export function isInDoubt(decision: Weighing, worth: Worth): boolean {
  const { kept, tried } = decision;
  if (bestOf(tried, kept, worth) === kept) return false;
  const left = tried.filter(({ isDropped }) => !isDropped).length;
  return left > 2 || !isLost(decision, worth);
}

/** Where what was chosen stands: 1 when none is ahead of it by more than an error. */
export function rankOf({ kept, tried }: Weighing, worth: Worth): number {
  const isBetter = (each: Weighed) => winsAsOften(each, kept) && isAhead(each, kept, worth, 1);
  return 1 + tried.filter(isBetter).length;
}

/**
 * How much hung on it, in what counts: what was lost, or, where the best was chosen, what anything
 * else would surely have cost.
 */
export function weightOf(decision: Weighing, worth: Worth): number {
  const { kept, tried } = decision;
  const best = bestOf(tried, kept, worth);
  if (best !== kept) return isLost(decision, worth) ? gap(best, kept, worth).mean : 0;
  const others = tried.filter((each) => each !== best && isCompared(best, each));
  if (others.length === 0) return 0;
  const leads = others.map((each) => gap(best, each, worth));
  return PRAISE * Math.max(0, Math.min(...leads.map(({ mean, error }) => mean - error)));
}
