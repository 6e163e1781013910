import type { Match } from '#engine/match.ts';
import type { Random } from '#kits/random.ts';
import { LONG } from '../long.ts';
import type { Stage, Trace } from '../trace.ts';

/** Checks one random match, played at a table that stands before its first roll. */
export type Law = (table: Match, trace: Trace, random: Random) => void;

const STAGES_A_MATCH = 40;

/** Stages of a match, each with the position after it. */
export function someStages(random: Random, trace: Trace): readonly (readonly [Stage, unknown])[] {
  const all = trace.map((stage, i) => [stage, trace[i + 1]?.position] as const);
  return sample(random, all, STAGES_A_MATCH);
}

/** At most so many of a list, at random; ten times as many in a long run. */
export function sample<T>(random: Random, list: readonly T[], most: number): readonly T[] {
  const count = LONG ? 10 * most : most;
  if (list.length <= count) return list;
  return Array.from({ length: count }, () => list[random.below(list.length)] as T);
}
