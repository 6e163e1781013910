import type { Seat } from '#engine/contract.ts';
import { ownSeat } from '../screens/parts/outcome.ts';
import type { Story } from '../story/open.ts';

/** The seat of this device’s player; none in a match that came by a link. */
export function ownIn({
  saved,
  own,
  chairs,
}: Pick<Story, 'saved' | 'own' | 'chairs'>): Seat | undefined {
  return own ?? (saved && ownSeat(chairs));
}
