import type { Game } from '#engine/contract.ts';

/** What a match is played for. */
export type Counted = 'points' | 'win' | 'mission';

/** A solo player plays for points, a team for its mission, everybody else to win. */
export function countedIn({ isTeam }: Pick<Game, 'isTeam'>, seats: number): Counted {
  if (isTeam) return 'mission';
  return seats === 1 ? 'points' : 'win';
}
