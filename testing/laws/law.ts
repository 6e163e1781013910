import type { Match } from '#engine/match.ts';
import type { Random } from '#kits/random.ts';
import { LONG } from '../long.ts';
import type { Trace } from '../trace.ts';

/** Checks one random match, played at a table that stands before its first roll. */
export type Law = (table: Match, trace: Trace, random: Random) => void;

/** At most so many of a list, at random; all of them in a long run. */
export function sample<T>(random: Random, list: readonly T[], most: number): readonly T[] {
  if (LONG || list.length <= most) return list;
  return Array.from({ length: most }, () => list[random.below(list.length)] as T);
}
