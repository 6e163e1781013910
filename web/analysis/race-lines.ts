import type { Analysis } from '#bots/analysis/told.ts';
import type { Match } from '#engine/match.ts';
import type { Frame } from '../story/frames.ts';

/** The score of every seat before the first roll and after each: `[seat][roll]`. */
export function racesOf({ game, players }: Match, frames: readonly Frame[]): number[][] {
  const races = players.map((): number[] => []);
  for (const { position, rolls } of frames) {
    for (const [seat, { total }] of game.scores(position).entries()) races[seat]![rolls] = total;
  }
  return races;
}

/** A chance that is not known better than this, as after less than a dozen matches, says nothing. */
export const VAGUE = 0.13;

/** The chance for the mission before the first roll and after each, in percent; none as long as too little is known. */
export function missionRace({ rolls, win }: Pick<Analysis, 'rolls' | 'win'>): number[] | undefined {
  const isKnown = rolls.every(({ before }) => before.win.error <= VAGUE);
  if (!isKnown) return undefined;
  return [...rolls.map(({ before }) => before.win.mean), win.final].map((chance) =>
    Math.round(100 * chance),
  );
}

/** Between what its points lie 95 times in a hundred, in percent; how it ended is known. */
export function missionBand({ rolls, win: { final } }: Pick<Analysis, 'rolls' | 'win'>) {
  const chances = [...rolls.map(({ before }) => before.win), { low: final, high: final }];
  return chances.map(({ low, high }) => ({ low: 100 * low, high: 100 * high }));
}

/** Round numbers that a scale shows, from below the least to above the most. */
export function ticksOf(least: number, most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (most - least) / each <= 5) ?? 200;
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

/** Which rolls are named below the race. */
export function namedRolls(rolls: number): readonly number[] {
  const step = [1, 2, 5, 10, 20].find((each) => rolls / each <= 7) ?? 50;
  return Array.from({ length: Math.floor(rolls / step) }, (_, i) => (i + 1) * step);
}

/** Heights for labels at the ends of lines: never closer than `gap`, and as near as that allows. */
export function apart(wanted: readonly number[], gap: number): readonly number[] {
  const order = wanted.map((_, i) => i).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const heights = [...wanted];
  let last = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    heights[i] = Math.max(wanted[i]!, last + gap);
    last = heights[i]!;
  }
  return heights;
}
