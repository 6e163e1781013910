import { SEARCHER } from '#bots/levels.ts';
import type { Job } from './jobs.ts';
import { keyOf, type Part } from './parts.ts';
import type { Tournament } from './tournament.ts';

// Pairs of a part: few enough to occupy all cores, to show progress and to lose little.
const CHUNK = 10;
const SLOW_CHUNK = 2;

/**
 * The parts of a tournament, in the order in which they are played. What is known is taken as it
 * was cut, each pair of matches once; the gaps between are filled.
 */
export function fightsOf(
  { bots, pairs, ...rest }: Tournament,
  known: readonly Part<'fight'>[] = [],
): Job<'fight'>[] {
  const kept = Map.groupBy(
    known.map(({ job }) => job),
    encounterOf,
  );
  const fights = bots.flatMap((first, i) =>
    bots.slice(i + 1).flatMap((second) => {
      const whole: Job<'fight'> = {
        kind: 'fight',
        ...rest,
        bots: [first, second],
        from: 0,
        to: pairs,
      };
      return cut(whole, kept.get(encounterOf(whole)) ?? []);
    }),
  );
  return fights.sort((one, other) => one.from - other.from);
}

/** The same for all parts of an encounter. */
function encounterOf({ from: _from, to: _to, ...encounter }: Job<'fight'>): string {
  return keyOf(encounter);
}

function cut(whole: Job<'fight'>, kept: readonly Job<'fight'>[]): Job<'fight'>[] {
  const size = whole.bots.includes(SEARCHER) ? SLOW_CHUNK : CHUNK;
  const parts: Job<'fight'>[] = [];
  let at = 0;
  const fill = (end: number): void => {
    for (; at < end; at = parts.at(-1)!.to) {
      parts.push({ ...whole, from: at, to: Math.min(end, at + size) });
    }
  };
  for (const part of kept.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (part.from < at || part.to > whole.to) continue;
    fill(part.from);
    parts.push(part);
    at = part.to;
  }
  fill(whole.to);
  return parts;
}
