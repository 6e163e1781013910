import type { Counted } from '#bots/counted.ts';

/** The unit of luck and skill: points, the lead over the other or the others’ mean, or a chance. */
export type ToldIn = 'points' | 'lead' | 'mean' | 'mission';

export function toldIn(counted: Counted, seats: number): ToldIn {
  if (counted !== 'win') return counted;
  // Somebody ahead of the mean of several may still be far behind the first of them.
  return seats > 2 ? 'mean' : 'lead';
}
