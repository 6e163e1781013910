import type { ColourKey } from '#ui/die.tsx';
import type { Mark } from '#ui/marks.ts';
import type { Area } from '../position.ts';
import { SIDES } from '../sheets.ts';

/** Which side of the sheet something is on. */
export type Side = Pick<Area, 'side'>;

/** Gives up the first area. */
export const CLOSE_MARK: Mark = 'close';

/** The keys of the colours on screen, by their letters in records. */
export const COLOUR_KEYS: Readonly<Record<string, ColourKey>> = {
  R: 'r',
  Y: 'y',
  G: 'g',
  B: 'b',
  V: 'v',
  S: 'k',
};

export function dieMark(die: number): Mark {
  return `die:${die}`;
}

export function missMark(miss: number): Mark {
  return `miss:${miss}`;
}

/** A box is marked by its name in records. */
export function boxMark({ side }: Area, box: number): Mark {
  return SIDES[side]!.name[box]!;
}

/** The box that a mark means on a side, or -1. */
export function boxOf({ side }: Side, mark: Mark): number {
  return SIDES[side]!.name.indexOf(mark);
}

export function colourOf({ side }: Side, box: number): string {
  return SIDES[side]!.colour[box]!;
}

export function numberOf({ side }: Side, box: number): number {
  return SIDES[side]!.number[box]!;
}
