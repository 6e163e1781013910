import type { Refusal } from './contract.ts';
import type { Entry, Match } from './match.ts';
import { enter, openMatch, replay } from './match.ts';
import type { Setup } from './setup.ts';

/**
 * The match with another entry at a place, or without that one. What follows is entered again step
 * by step, with the decisions of the open step (`sealed`) last: of a step all that are still legal,
 * and no later step once one of them is missing.
 */
export function corrected(
  setup: Setup,
  entries: readonly Entry[],
  at: number,
  entry: Entry | undefined,
  sealed: readonly Entry[] = [],
): Match | Refusal {
  const all = [...entries, ...sealed];
  const steps = stepsOf(setup, all);
  const match = replay(setup, entries.slice(0, at));
  const refused = entry && enter(match, entry);
  if (refused) return refused;
  for (let i = at + 1; i < all.length && steps[i] === match.step; i++) enter(match, all[i]!);
  return match;
}

/** For each entry the step that it belongs to. */
function stepsOf(setup: Setup, entries: readonly Entry[]): readonly number[] {
  const match = openMatch(setup);
  return entries.map((entry) => {
    const { step } = match;
    enter(match, entry);
    return step;
  });
}
