import { type Refusal, refusal } from '#engine/contract.ts';
import { bitsOf } from '#kits/bits.ts';
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

/** T3. */
export function crossedBefore({ side, taken }: Written, box: number): Refusal | undefined {
  const colour = SIDES[side]!.colour[box]!;
  return taken & (1 << box) ? refusal('T3', 'crossed', { colour }) : undefined;
}

/** T3. */
export function apartFromArc({ side, taken, last }: Written, box: number): Refusal | undefined {
  const colour = SIDES[side]!.colour[box]!;
  return reach(taken, last) & (1 << box) ? undefined : refusal('T3', 'apart', { colour });
}

/** T4. */
export function markedBefore({ side, taken }: Written, box: number): Refusal | undefined {
  const number = SIDES[side]!.number[box]!;
  return taken & (1 << box) ? refusal('T4', 'marked', { number }) : undefined;
}

/** T4. */
export function apartFromLine({ side, taken, last }: Written, box: number): Refusal | undefined {
  const open = reach(taken, last) & NUMBERS;
  if (last === undefined || open & (1 << box)) return undefined;
  const numbers = SIDES[side]!.number;
  const number = numbers[box]!;
  if (open === 0) return refusal('T4', 'stuck', { number });
  // Two neighbours may have the same number, which is said once.
  const ways = [...new Set(bitsOf(open).map((each) => numbers[each]!))];
  return refusal('T4', 'apart', { number, last: numbers[last]!, ways });
}
