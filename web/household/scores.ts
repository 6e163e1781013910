import type { Played } from './facts.ts';

/** One result of somebody. */
export interface Result {
  readonly match: string;
  readonly time: number;
  readonly points: number;
  readonly isNoRecord?: true;
}

export interface NamedResult extends Result {
  readonly name: string;
}

/** Best, middle and worst: half of all results lie from `low` to `high`. */
export interface Spread {
  readonly count: number;
  /** Of those that count as records, if any does. */
  readonly best?: Result;
  readonly worst: Result;
  readonly mean: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** A point of a chart: one result, or the mean of several in a row. */
export interface Point {
  readonly time: number;
  readonly points: number;
}

/** Results over time. */
export interface Course {
  readonly dots: readonly Point[];
  /** How many results make a dot. */
  readonly perDot: number;
  /** The mean of so many results up to each dot. */
  readonly means: readonly Point[];
  readonly window: number;
  /** The mean of the first and of the last results; the same where there are few. */
  readonly from: number;
  readonly to: number;
}

/** More dots would be a carpet, and slow to draw. */
const MOST_DOTS = 40;
/** A running mean over fewer results would only repeat them. */
const SMALLEST_WINDOW = 5;
const WINDOW_SHARE = 0.15;

/** What a person scored, the oldest first. */
export function resultsOf(name: string, matches: readonly Played[]): readonly Result[] {
  return matches.flatMap(({ id, time, sitters, totals }) =>
    sitters.flatMap(({ kind, name: own, isNoRecord }, seat) =>
      kind === 'person' && own === name
        ? [{ match: id, time, points: totals[seat]!, ...(isNoRecord && { isNoRecord }) }]
        : [],
    ),
  );
}

/** Who did it first holds it. */
export function bestOf<Of extends Result>(results: readonly Of[]): Of | undefined {
  const [best] = results
    .filter(({ isNoRecord }) => !isNoRecord)
    .toSorted((one, other) => other.points - one.points || one.time - other.time);
  return best;
}

/** The best of all of them, and whose it is. */
export function bestIn(
  lines: readonly { readonly name: string; readonly spread: Spread }[],
): NamedResult | undefined {
  return bestOf(lines.flatMap(({ name, spread: { best } }) => (best ? [{ ...best, name }] : [])));
}

export function spreadOf(results: readonly Result[]): Spread | undefined {
  const sorted = results.toSorted((one, other) => one.points - other.points);
  const [worst] = sorted;
  if (!worst) return undefined;
  const points = sorted.map((each) => each.points);
  const best = bestOf(results);
  return {
    count: sorted.length,
    ...(best && { best }),
    worst,
    mean: meanOf(points),
    low: quantile(points, 0.25),
    middle: quantile(points, 0.5),
    high: quantile(points, 0.75),
  };
}

export function courseOf(results: readonly Result[]): Course {
  const perDot = Math.max(1, Math.ceil(results.length / MOST_DOTS));
  const window = Math.max(SMALLEST_WINDOW, Math.round(WINDOW_SHARE * results.length));
  const points = results.map((each) => each.points);
  const dots: Point[] = [];
  const means: Point[] = [];
  for (let first = 0; first < results.length; first += perDot) {
    const group = results.slice(first, first + perDot);
    const time = group.at(-1)!.time;
    const end = first + group.length;
    dots.push({ time, points: meanOf(group.map((each) => each.points)) });
    means.push({ time, points: meanOf(points.slice(Math.max(0, end - window), end)) });
  }
  return {
    dots,
    perDot,
    means,
    window,
    from: points.length > 0 ? meanOf(points.slice(0, window)) : 0,
    to: points.length > 0 ? meanOf(points.slice(-window)) : 0,
  };
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** Interpolates between two values; `sorted` rises. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (at - Math.floor(at)) * (above - below);
}
