import type { Move, Seat } from '#engine/contract.ts';
import { CLOSE, isMark, usesOf } from '../moves.ts';
import { diceWanted } from '../play.ts';
import { areaOf, lastMark, MISSES, type Position } from '../position.ts';
import { LINE_STATES, lineAt } from './lines.ts';
import { type Look, lookAt, pointsOf, turned } from './look.ts';
import { ringOf } from './rings.ts';

/** What a seat's area becomes by a move. */
export type After = Pick<Look, 'ring' | 'line' | 'misses'>;

/** An area as one number; with one more miss it is the next. */
export function keyOf(ring: number, line: number, misses: number): number {
  return (ring * LINE_STATES + line) * (MISSES + 1) + misses;
}

export function areaFor(key: number): After {
  const [misses, rest] = [key % (MISSES + 1), Math.floor(key / (MISSES + 1))];
  return { ring: Math.floor(rest / LINE_STATES), line: rest % LINE_STATES, misses };
}

export function afterUses(position: Position, seat: Seat, move: Move): After {
  const area = areaOf(position, seat);
  let { taken } = area;
  let last = lastMark(area);
  let used = 0;
  for (const { box, dice } of usesOf(move)) {
    taken |= 1 << box;
    if (isMark(box)) last = box;
    used += dice;
  }
  const misses = area.misses + (used < diceWanted(position, seat) ? 1 : 0);
  return { ring: ringOf(taken), line: lineAt(taken, last), misses };
}

/** A seat's sheet after a move, turned where that is due. */
export function lookAfter(position: Position, seat: Seat, move: Move): Look {
  const after = afterUses(position, seat, move);
  return lookWith(lookAt(position, seat), after, (move & CLOSE) !== 0);
}

export function lookWith(look: Look, after: After, isGivenUp: boolean): Look {
  const isTurned = !look.isSecond && (after.misses === MISSES || isGivenUp);
  return isTurned ? turned(look.side, pointsOf(after.ring, after.line)) : { ...look, ...after };
}
