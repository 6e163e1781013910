import type { Mark } from '#ui/marks.ts';
import type { Position } from '../position.ts';
import { COLOURS, sheetOf } from '../sheets.ts';

/** What a tap can mean; boxes are called as a record calls them. */
export type Place =
  | { readonly kind: 'box'; readonly box: number }
  | { readonly kind: 'lock'; readonly row: number }
  | { readonly kind: 'miss'; readonly nth: number }
  | { readonly kind: 'white'; readonly die: number }
  | { readonly kind: 'colour'; readonly colour: number };

export const lockMark = (row: number): Mark => `lock:${COLOURS[row]}`;
export const missMark = (nth: number): Mark => `miss:${nth}`;
export const whiteMark = (die: number): Mark => `white:${die}`;
export const colourMark = (colour: number): Mark => `colour:${COLOURS[colour]}`;

export function placeOfMark({ sheet }: Position, mark: Mark): Place {
  const [word = '', rest = ''] = mark.split(':');
  const colour = COLOURS.indexOf((rest || word[0]) as 'R');
  if (word === 'lock') return { kind: 'lock', row: colour };
  if (word === 'miss') return { kind: 'miss', nth: Number(rest) };
  if (word === 'white') return { kind: 'white', die: Number(rest) };
  if (word === 'colour') return { kind: 'colour', colour };
  return { kind: 'box', box: sheetOf(sheet).ofColour[Number(word.slice(1)) * 4 + colour]! };
}

/** The box of a mark that is known to be one. */
export function boxOfMark(position: Position, mark: Mark): number {
  const place = placeOfMark(position, mark);
  if (place.kind !== 'box') throw new Error(`${mark} is not a box`);
  return place.box;
}
