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
export function points(
  key: string,
  rules: readonly string[],
  before: string,
  part: string,
  offers: readonly number[],
  seat = 0,
): CountPuzzle {
  return { ask: 'count', key, rules, before, part, offers, seat };
}

/** How much has the team of what a mission asks for? */
export function gained(
  key: string,
  mission: 1 | 2 | 3 | 4 | 5,
  goal: string,
  before: string,
  offers: readonly number[],
): CountPuzzle {
  const fact = ['mission', 'progress', goal, '0'];
  const options = { Mission: `${mission}` };
  return { ask: 'count', key, rules: ['C3'], before, fact, options, offers };
}
