import type { Die, Faces } from '#engine/contract.ts';
import { COLOURS } from './sheet.ts';

/** The face of a colour die or of a number die that stands for any. */
export const WILD = 5;

export const COLOUR_DIE: Die = { name: 'colour', faces: [...COLOURS, 'X'] };
export const NUMBER_DIE: Die = { name: 'number', faces: ['1', '2', '3', '4', '5', '?'] };

/** The dice on the table. */
export interface Tray {
  /** Faces as rolled, and which of these dice were taken away (by their place). */
  colours: readonly number[];
  numbers: readonly number[];
  takenColour: number;
  takenNumber: number;
  /** The faces that can be chosen now, as bits. */
  freeColours: number;
  freeNumbers: number;
}

const NONE = -1;

export function emptyTray(): Tray {
  return {
    colours: [],
    numbers: [],
    takenColour: NONE,
    takenNumber: NONE,
    freeColours: 0,
    freeNumbers: 0,
  };
}

/** Lays out a roll: first so many colour dice, then so many number dice. */
export function layOut(tray: Tray, faces: Faces, colours: number, numbers: number): void {
  tray.colours = faces.slice(0, colours);
  tray.numbers = faces.slice(colours, colours + numbers);
  tray.takenColour = NONE;
  tray.takenNumber = NONE;
  tray.freeColours = freeFaces(tray.colours, NONE);
  tray.freeNumbers = freeFaces(tray.numbers, NONE);
}

/** Takes one die of each face away (E3). */
export function takeAway(tray: Tray, colour: number, number: number): void {
  tray.takenColour = tray.colours.indexOf(colour);
  tray.takenNumber = tray.numbers.indexOf(number);
  tray.freeColours = freeFaces(tray.colours, tray.takenColour);
  tray.freeNumbers = freeFaces(tray.numbers, tray.takenNumber);
}

function freeFaces(faces: readonly number[], taken: number): number {
  let bits = 0;
  for (let i = 0; i < faces.length; i++) if (i !== taken) bits |= 1 << faces[i]!;
  return bits;
}
