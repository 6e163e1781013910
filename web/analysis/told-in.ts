import type { Counted } from '#bots/counted.ts';

/** What luck and skill are told in: points, those ahead of the other, or beside the others’ mean; or a chance. */
export type ToldIn = 'points' | 'lead' | 'mean' | 'mission';

export function toldIn(counted: Counted, seats: number): ToldIn {
  if (counted !== 'win') return counted;
  // Somebody ahead of the mean of several may still be far behind the first of them.
  return seats > 2 ? 'mean' : 'lead';
}
