import type { CountPuzzle, MayPuzzle } from '#games/teach.ts';

/** May Mia, or who else sits at that seat, do this? */
export function may(
  key: string,
  rules: readonly string[],
  before: string,
  choice: string,
  seat = 0,
): MayPuzzle {
  return { ask: 'may', key, rules, before, choice, seat };
}

/** How many points is this part of the score? */
export function count(
  key: string,
  rules: readonly string[],
  before: string,
  part: string,
  offers: readonly number[],
  seat = 0,
): CountPuzzle {
  return { ask: 'count', key, rules, before, part, offers, seat };
}
