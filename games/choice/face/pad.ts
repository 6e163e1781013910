import { type Note, refusal } from '#engine/contract.ts';
import type { Pad } from '#games/face.ts';
import { bitsOf } from '#kits/bits.ts';
import type { Mark } from '#ui/marks.ts';
import { choice } from '../core.ts';
import { isMark } from '../moves.ts';
import type { Area, Position } from '../position.ts';
import { areaOf, lastMark, MISSES, newArea, onFirstArea } from '../position.ts';
import { apart, writtenOn } from '../refuse.ts';
import { RING, RING_BOXES } from '../sheets.ts';
import { boxOf, CLOSE_MARK, missMark, numberOf } from './marks.ts';

const SEAT = 0;

/** One sheet for use with real dice: neighbours are checked, dice are not. */
export const pad: Pad<Position> = {
  how: { key: 'pad.how' },
  start: (options) => choice.start(1, { ...options, Variant: 'solo' }),
  tap(position, mark) {
    const area = areaOf(position, SEAT);
    const box = boxOf(area, mark);
    if (mark === CLOSE_MARK) turn(position.sheets[SEAT]!);
    else if (box === -1) missTap(area, mark);
    else if (area.taken & (1 << box)) takeBack(area, box);
    else take(area, box);
  },
  refuse(position, mark) {
    const area = areaOf(position, SEAT);
    if (mark === CLOSE_MARK) return whyNoTurn(position);
    const box = boxOf(area, mark);
    if (box === -1) return undefined;
    if (area.taken & (1 << box)) return whyNoTakingBack(area, box);
    if (area.misses === MISSES)
      return refusal('T8', onFirstArea(position, SEAT) ? 'turn' : 'ended');
    return apart(writtenOn(area), box);
  },
};

/** T9: a second tap turns back, as long as nothing was written on the other side. */
function turn(areas: Area[]): void {
  if (areas.length === 1) areas.push(newArea(1 - areas[0]!.side));
  else areas.pop();
}

function missTap(area: Area, mark: Mark): void {
  const crossed = Array.from({ length: area.misses }, (_, miss) => missMark(miss));
  area.misses += crossed.includes(mark) ? -1 : 1;
}

function take(area: Area, box: number): void {
  area.taken |= 1 << box;
  if (isMark(box)) area.line.push(box);
}

function takeBack(area: Area, box: number): void {
  area.taken &= ~(1 << box);
  if (isMark(box)) area.line.pop();
}

function whyNoTurn(position: Position): Note | undefined {
  const { taken, misses } = areaOf(position, SEAT);
  const isBlank = taken === 0 && misses === 0;
  return onFirstArea(position, SEAT) || isBlank ? undefined : refusal('T9', 'second');
}

/** Crosses stay one arc, and a line goes back from its end. */
function whyNoTakingBack(area: Area, box: number): Note | undefined {
  if (isMark(box)) {
    const last = lastMark(area)!;
    return box === last ? undefined : refusal('T4', 'end', { last: numberOf(area, last) });
  }
  return isArc(area.taken & RING & ~(1 << box)) ? undefined : refusal('T3', 'arc');
}

function isArc(ring: number): boolean {
  const ends = bitsOf(ring).filter((box) => !(ring & (1 << ((box + 1) % RING_BOXES))));
  return ends.length <= 1;
}
