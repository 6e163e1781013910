import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { popcount } from '#kits/bits.ts';
import { gridHeadline, soloHeadline } from '#kits/grid/face/headline.ts';
import { isOneChoiceFromEnd } from '#kits/grid/face/near-end.ts';
import { gridStatus } from '#kits/grid/face/status.ts';
import { isSolo, SOLO_ROLLS } from '../play.ts';
import type { Position } from '../position.ts';
import { completeRows } from '../position.ts';

export function headline(position: Position): Saying {
  const { phase, rolls: roll } = position;
  if (phase === 'bonus') return { key: 'headline.bonus', args: { roll } };
  return isSolo(position) ? soloHeadline(position, SOLO_ROLLS) : gridHeadline(position);
}

export function status(position: Position, seat: Seat): readonly Saying[] {
  const rows = popcount(completeRows(position, seat));
  return [
    ...gridStatus(position, seat),
    { key: 'status.special', args: { count: position.specials[seat]! } },
    { key: 'status.hearts', args: { count: position.hearts[seat]! } },
    { key: 'status.rows', args: { count: rows } },
  ];
}

/** P13, P14: a second colour ends the match, alone also the last roll. */
export function nearEnd(position: Position, seat: Seat): boolean {
  const isLastRoll = isSolo(position) && position.rolls === SOLO_ROLLS && position.phase !== 'over';
  return isLastRoll || isOneChoiceFromEnd(position, seat);
}
