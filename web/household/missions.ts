import type { Counted } from './filter.ts';

/** How a mission went for this household. */
export interface MissionTally {
  readonly mission: string;
  readonly played: number;
  readonly won: number;
  /** Goals that were reached, of all that were set. */
  readonly reached: number;
  readonly goals: number;
}

/** In the order of the missions. */
export function missionsIn(matches: readonly Counted[]): readonly MissionTally[] {
  const known = new Map<string, MissionTally>();
  for (const { winners, found } of matches) {
    if (!found?.mission) continue;
    const { mission, reached, goals } = found.mission;
    const before = known.get(mission) ?? { mission, played: 0, won: 0, reached: 0, goals: 0 };
    known.set(mission, {
      mission,
      played: before.played + 1,
      won: before.won + (winners.length > 0 ? 1 : 0),
      reached: before.reached + reached,
      goals: before.goals + goals,
    });
  }
  return [...known.values()].sort((one, other) => Number(one.mission) - Number(other.mission));
}
