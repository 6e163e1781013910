import type { Move } from '#engine/contract.ts';
import { evenShares, strikeOf, suggestedDiscard } from '../penalties.ts';
import type { Position } from '../position.ts';

/** C7, C8: the leader says what is suggested; undefined while no penalty is due. */
export function penaltyMove(position: Position): Move | undefined {
  if (position.phase === 'strike') return strikeOf(evenShares(position));
  return position.phase === 'discard' ? suggestedDiscard(position) : undefined;
}
