import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { ROW_NAMES } from '../sheets.ts';
import { closersOf, isClosed } from './lanes.ts';
import { placeOfMark } from './marks.ts';

/** Who has closed the row of a lock. */
export function worth(position: Position, _seat: Seat, mark: Mark): Saying | undefined {
  const place = placeOfMark(position, mark);
  if (place.kind !== 'lock' || !isClosed(position, place.row)) return undefined;
  const seats = closersOf(position, place.row);
  return { key: 'lock.closed', args: { row: ROW_NAMES[place.row]!, seats } };
}
