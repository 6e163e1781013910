import type { Next } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import type { Progress } from '../missions.ts';

interface Facts {
  readonly won: boolean;
  readonly misses: readonly number[];
  readonly turn: number;
  readonly mission: {
    readonly number: number;
    readonly done: boolean;
    readonly progress: Progress;
  };
}

/** What a replay reports apart from the players' scores. */
export function factsOf({ game, position }: Match): Facts {
  return game.facts!(position) as unknown as Facts;
}

/** What a match is waiting for. */
export function awaits({ game, position }: Match): Next['for'] {
  return game.next(position).for;
}

/** The turns on which the group gained on one of the mission's goals, each with what it had then. */
export function gains(
  plays: (...script: readonly string[]) => Match,
  turns: readonly string[],
  goal: string,
): (readonly [turn: number, have: number])[] {
  const have = turns.map((_, i) => {
    return factsOf(plays(...turns.slice(0, i + 1))).mission.progress[goal]![0];
  });
  return have.flatMap((count, i) => (count === (have[i - 1] ?? 0) ? [] : [[i + 1, count]]));
}
