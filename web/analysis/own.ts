import type { Seat } from '#engine/contract.ts';
import { ownSeat } from '../screens/parts/outcome.ts';
import type { Story } from '../story/open.ts';

/** Where whoever holds this device sat; nowhere in a match that came by a link. */
export function ownIn({
  saved,
  own,
  chairs,
}: Pick<Story, 'saved' | 'own' | 'chairs'>): Seat | undefined {
  return own ?? (saved && ownSeat(chairs));
}
