import type { Level } from './levels.ts';

/** What the levels score alone, on average, on the sheets that a game prints. */
export interface Alone {
  /** Matches on each sheet: of the levels that answer at once, and of the one that searches. */
  readonly matches: number;
  readonly searched: number;
  readonly seed: string;
  readonly sheets: Readonly<Record<string, Means>>;
  /** Its rules rank those who play alone: then there are no ranks of ours. */
  readonly hasOwnRanks?: true;
}

export type Means = Readonly<Record<Level, number>>;

/** The ranks that are ours: each but the first begins at what some level scores on average. */
const REACHED = ['novice', 'casual', 'strong', 'master'] as const satisfies readonly Level[];

/** A rank by its number, from 1, and the points that it begins with. */
export interface Rank {
  readonly rank: number;
  /** Nothing for the first, which everybody has. */
  readonly from: number | undefined;
}

/** The means on a sheet, or on all printed ones together where it was never measured. */
export function meansOn({ sheets }: Alone, sheet: string): Means {
  if (Object.hasOwn(sheets, sheet)) return sheets[sheet]!;
  const all = Object.values(sheets);
  const mean = (level: Level): number =>
    tenths(all.reduce((sum, each) => sum + each[level], 0) / all.length);
  return {
    novice: mean('novice'),
    casual: mean('casual'),
    strong: mean('strong'),
    expert: mean('expert'),
    master: mean('master'),
  };
}

/** A score at least as high as a level’s average earns its rank. Points are integers. */
export function ranksBy(means: Means): readonly Rank[] {
  const steps = REACHED.map((level) => Math.ceil(means[level]));
  return [undefined, ...steps].map((from, i) => ({ rank: i + 1, from }));
}

export function rankIn(ranks: readonly Rank[], points: number): Rank {
  return ranks.findLast(({ from }) => from === undefined || points >= from)!;
}

export function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}
