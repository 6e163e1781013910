import type { Seat } from '#engine/contract.ts';
import type { Saying, TrayDie } from '#games/face.ts';
import type { DieLook } from '#ui/die.tsx';
import type { Mark } from '#ui/marks.ts';
import type { Table } from '../table.ts';
import { COLOUR_DIE, NUMBER_DIE, WILD } from '../tray.ts';
import { COLOUR_KEYS } from './colours.ts';

/** What a tap on a die means, by its face. */
export const colourMark = (face: number): Mark => `colour:${COLOUR_DIE.faces[face]}`;
export const numberMark = (face: number): Mark => `number:${NUMBER_DIE.faces[face]}`;

/** Jokers cost one of the sheet's each. */
export const isJokerMark = (mark: Mark): boolean =>
  mark === colourMark(WILD) || mark === numberMark(WILD);

/** The face of a colour die or of a number die by its mark, −1 for any other mark. */
export const faceOfColourMark = (mark: Mark): number => faceAfter(mark, 'colour:', COLOUR_DIE);
export const faceOfNumberMark = (mark: Mark): number => faceAfter(mark, 'number:', NUMBER_DIE);

/** Colour dice and number dice as they lie; those that were taken belong to the active seat. */
export function gridTray(table: Table<string>): readonly TrayDie[] {
  const { colours, numbers, takenColour, takenNumber } = table.tray;
  if (table.phase === 'roll') return [];
  const lay = (faces: readonly number[], words: readonly string[], group: number, taken: number) =>
    faces.map((face, place): TrayDie => {
      const mark = group === 0 ? colourMark(face) : numberMark(face);
      return { mark, word: words[face]!, group, ...takenBy(place === taken, table.active) };
    });
  return [
    ...lay(colours, COLOUR_DIE.faces, 0, takenColour),
    ...lay(numbers, NUMBER_DIE.faces, 1, takenNumber),
  ];
}

export function gridLook(word: string): DieLook {
  const colour = COLOUR_KEYS[COLOUR_DIE.faces.indexOf(word)];
  if (colour) return { kind: 'colour', colour };
  return word === 'X' ? { kind: 'joker' } : { kind: 'white', text: word };
}

export function gridDieName(word: string): Saying {
  if (word === 'X') return { key: 'name.anyColour' };
  if (word === '?') return { key: 'name.anyNumber' };
  const isColour = COLOUR_DIE.faces.includes(word);
  return isColour
    ? { key: 'name.colourDie', args: { colour: word } }
    : { key: 'name.numberDie', args: { number: word } };
}

function takenBy(isTaken: boolean, seat: Seat): { takenBy?: Seat } {
  return isTaken ? { takenBy: seat } : {};
}

function faceAfter(mark: Mark, prefix: string, die: { readonly faces: readonly string[] }): number {
  return mark.startsWith(prefix) ? die.faces.indexOf(mark.slice(prefix.length)) : -1;
}
