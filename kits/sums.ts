/** Numbers added up so that parts of a long measurement can be put together. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
}

/** A mean with its standard error and the interval that holds it 95 times in a hundred. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
  readonly low: number;
  readonly high: number;
}

/** Of a normal distribution, 95 % lie within so many standard errors. */
const WITHIN = 1.959964;
/** Matches of either kind that are added to those that a share was seen in. */
const UNSEEN = 2;

export function noSums(): Sums {
  return { count: 0, sum: 0, squares: 0 };
}

export function add(sums: Sums, value: number): void {
  sums.count++;
  sums.sum += value;
  sums.squares += value * value;
}

export function together(all: readonly Sums[]): Sums {
  const whole = noSums();
  for (const { count, sum, squares } of all) {
    whole.count += count;
    whole.sum += sum;
    whole.squares += squares;
  }
  return whole;
}

export function estimate({ count, sum, squares }: Sums): Estimate {
  const mean = sum / count;
  const variance = Math.max(0, squares - sum * mean) / Math.max(1, count - 1);
  const error = Math.sqrt(variance / count);
  return around(mean, error);
}

/** A mean whose standard error is known. */
export function around(mean: number, error: number): Estimate {
  return { mean, error, low: mean - WITHIN * error, high: mean + WITHIN * error };
}

/**
 * A share of all, such as matches that were won. Few that are all alike leave no spread, and yet the
 * next one may be different: error and interval are those of two more won and two more lost (Agresti
 * and Coull), the mean is what was seen. Where only a part of them are results, and the others chances
 * that somebody foresaw, only that part of the four is added.
 */
export function estimateShare({ count, sum, squares }: Sums, results = 1): Estimate {
  const unseen = UNSEEN * results;
  const more = { count: count + 2 * unseen, sum: sum + unseen, squares: squares + unseen };
  return inShares({ ...estimate(more), mean: sum / count });
}

/** A share whose standard error is known: neither it nor its interval goes beyond none and all. */
export function shareAround(mean: number, error: number): Estimate {
  return inShares(around(mean, error));
}

function inShares({ error, ...rest }: Estimate): Estimate {
  const within = (value: number) => Math.min(Math.max(value, 0), 1);
  return { mean: within(rest.mean), error, low: within(rest.low), high: within(rest.high) };
}

/** Estimates that know nothing of each other, added up. */
export function sumOf(all: readonly Estimate[]): Estimate {
  const mean = all.reduce((sum, each) => sum + each.mean, 0);
  return around(mean, Math.hypot(...all.map(({ error }) => error)));
}

/** How much more the first of each pair is; what has no pair is left out. */
export function differencesOf(one: readonly number[], other: readonly number[]): Sums {
  const sums = noSums();
  const count = Math.min(one.length, other.length);
  for (let k = 0; k < count; k++) add(sums, one[k]! - other[k]!);
  return sums;
}

export function estimateOf(values: readonly number[]): Estimate {
  return estimate(sumsOf(values));
}

export function shareOf(values: readonly number[], results?: number): Estimate {
  return estimateShare(sumsOf(values), results);
}

function sumsOf(values: readonly number[]): Sums {
  const sums = noSums();
  for (const value of values) add(sums, value);
  return sums;
}
