import type { Position } from './position.ts';
import { COLOURS, sheetOf } from './sheets.ts';

/** A box as records write it: the letter of its colour and its number. */
export function boxName(position: Position, box: number): string {
  const sheet = sheetOf(position.sheet);
  return `${COLOURS[sheet.colour[box]!]}${sheet.number[box]}`;
}
