import type { Score } from '#engine/contract.ts';

/** What is kept of one seat's matches. */
export interface Tally {
  count: number;
  wins: number;
  /** How often each total occurred. */
  readonly totals: Map<number, number>;
  /** The sum of each part. */
  readonly parts: Map<string, number>;
}

export interface Spread {
  readonly mean: number;
  /** The standard deviation of the sample. */
  readonly deviation: number;
  readonly min: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly max: number;
}

export function emptyTally(): Tally {
  return { count: 0, wins: 0, totals: new Map(), parts: new Map() };
}

export function tally(into: Tally, score: Score, win: number): void {
  into.count++;
  into.wins += win;
  into.totals.set(score.total, (into.totals.get(score.total) ?? 0) + 1);
  for (const part in score.parts) {
    into.parts.set(part, (into.parts.get(part) ?? 0) + score.parts[part]!);
  }
}

/** The spread of the totals of all tallies together. */
export function spread(tallies: readonly Tally[]): Spread {
  const totals = new Map<number, number>();
  for (const each of tallies) {
    for (const [total, times] of each.totals) totals.set(total, (totals.get(total) ?? 0) + times);
  }
  const sorted = [...totals].sort(([one], [other]) => one - other);
  const count = sorted.reduce((sum, [, times]) => sum + times, 0);
  const mean = sorted.reduce((sum, [total, times]) => sum + total * times, 0) / count;
  const squares = sorted.reduce((sum, [total, times]) => sum + (total - mean) ** 2 * times, 0);
  return {
    mean,
    deviation: count > 1 ? Math.sqrt(squares / (count - 1)) : 0,
    min: sorted[0]![0],
    lower: quantile(sorted, count, 0.25),
    median: quantile(sorted, count, 0.5),
    upper: quantile(sorted, count, 0.75),
    max: sorted.at(-1)![0],
  };
}

type Sorted = readonly (readonly [total: number, times: number])[];

/** Between two matches the quantile lies on the straight line from one total to the other. */
function quantile(sorted: Sorted, count: number, share: number): number {
  const at = (count - 1) * share;
  const below = Math.floor(at);
  const one = nth(sorted, below);
  return one + (nth(sorted, Math.min(below + 1, count - 1)) - one) * (at - below);
}

function nth(sorted: Sorted, n: number): number {
  let seen = 0;
  for (const [total, times] of sorted) {
    seen += times;
    if (n < seen) return total;
  }
  throw new RangeError(`there is no total number ${n}`);
}
