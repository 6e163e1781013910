import { type Note, type Options, refusal } from '#engine/contract.ts';
import type { Pad } from '#games/face.ts';
import { popcount } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import { boxName } from '../box-name.ts';
import { qwixx } from '../core.ts';
import { CROSSES_TO_CLOSE, MISSES_TO_END } from '../play.ts';
import { LAST, LOCK, type Position } from '../position.ts';
import { outOfOrder, tooFew } from '../refuse.ts';
import { boxAt, placeOf, rowOf } from '../sheets.ts';
import { crossesOf, isClosed, isClosing, isCrossed } from './lanes.ts';
import { lockMark, type Place, placeOfMark } from './marks.ts';

const ME = 0;
/** The last number of a row and its lock, which are crossed together (Q2). */
const END = (1 << LAST) | (1 << LOCK);

/** A sheet in a game on paper: numbers, misses, and locks that somebody else closed. */
export const pad: Pad<Position> = {
  how: { key: 'pad.how' },
  start: (options: Options) => qwixx.start(1, options),

  tap(position, mark) {
    const place = placeOfMark(position, mark);
    if (!isOnSheet(position, place, mark)) throw new Error(`${mark} is not on a sheet`);
    if (place.kind === 'box') toggleBox(position, place.box);
    else if (place.kind === 'lock') position.closed ^= 1 << place.row;
    else toggleMiss(position, place.nth);
    position.phase = isOver(position) ? 'over' : 'roll';
  },

  refuse(position, mark) {
    const place = placeOfMark(position, mark);
    if (place.kind === 'lock') return refuseLock(position, place.row);
    if (place.kind !== 'box') return undefined;
    return isCrossed(position, ME, place.box)
      ? refuseRubbing(position, place.box)
      : refuseCross(position, place.box);
  },
};

type PadPlace = Extract<Place, { readonly kind: 'box' | 'lock' | 'miss' }>;

/** What was kept may be damaged, and mean no place at all. */
function isOnSheet(position: Position, place: Place, mark: Mark): place is PadPlace {
  if (place.kind === 'box') return boxName(position, place.box) === mark;
  if (place.kind === 'lock') return lockMark(place.row) === mark;
  return place.kind === 'miss' && place.nth >= 0 && place.nth < MISSES_TO_END;
}

function toggleBox(position: Position, box: number): void {
  const row = rowOf(box);
  position.rows[row]! ^= isClosing(box) ? END : 1 << placeOf(box);
  if (isClosing(box)) position.closed ^= 1 << row;
}

/** Misses fill up from the first box, whichever is tapped. */
function toggleMiss({ misses }: Position, nth: number): void {
  misses[ME]! += nth < misses[ME]! ? -1 : 1;
}

function refuseLock(position: Position, row: number): Note | undefined {
  const last = boxAt(row, LAST);
  if (!isCrossed(position, ME, last)) return undefined;
  return refusal('Q8', 'padLock', { box: boxName(position, last) });
}

function refuseCross(position: Position, box: number): Note | undefined {
  if (isClosed(position, rowOf(box))) return refusal('Q8', 'padClosed');
  return outOfOrder(position, ME, box) ?? tooFew(position, ME, box);
}

/** A row that was closed keeps the five crosses that it took. */
function refuseRubbing(position: Position, box: number): Note | undefined {
  const last = boxAt(rowOf(box), LAST);
  const crosses = crossesOf(position, ME, rowOf(box));
  const isNeeded = (crosses & END) !== 0 && popcount(crosses & ~END) <= CROSSES_TO_CLOSE;
  if (box === last || !isNeeded) return undefined;
  return refusal('Q2', 'padNeeded', { box: boxName(position, last) });
}

/** Q10. */
function isOver({ closed, misses }: Position): boolean {
  return popcount(closed) > 1 || misses[ME] === MISSES_TO_END;
}
