import { type Refusal, refusal } from '#engine/contract.ts';
import { bitsOf } from '#kits/bits.ts';
import { isMark } from './moves.ts';
import { type Area, lastMark } from './position.ts';
import { NUMBERS, reach, SIDES } from './sheets.ts';

// What keeps a box from being taken, in the same words for records, tables, pads and lessons.

/** An area with everything that is written on it, also if only in pencil. */
export interface Written {
  readonly side: number;
  readonly taken: number;
  /** The end of the line. */
  readonly last: number | undefined;
}

export function writtenOn(area: Area): Written {
  return { side: area.side, taken: area.taken, last: lastMark(area) };
}

/** T3, T4. */
export function takenBefore({ side, taken }: Written, box: number): Refusal | undefined {
  if (!(taken & (1 << box))) return undefined;
  const { colour, number } = SIDES[side]!;
  return isMark(box)
    ? refusal('T4', 'marked', { number: number[box]! })
    : refusal('T3', 'crossed', { colour: colour[box]! });
}

/** T3, T4: away from the arc, or from the end of the line. */
export function apart({ side, taken, last }: Written, box: number): Refusal | undefined {
  const open = reach(taken, last);
  if (open & (1 << box)) return undefined;
  const { colour, number: numbers } = SIDES[side]!;
  if (!isMark(box)) return refusal('T3', 'apart', { colour: colour[box]! });
  const number = numbers[box]!;
  // Two neighbours may have the same number, which is said once.
  const ways = [...new Set(bitsOf(open & NUMBERS).map((each) => numbers[each]!))];
  if (ways.length === 0) return refusal('T4', 'stuck', { number });
  return refusal('T4', 'apart', { number, last: numbers[last!]!, ways });
}
