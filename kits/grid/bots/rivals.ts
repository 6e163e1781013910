import type { Seat } from '#engine/contract.ts';
import { COLOURS, COLUMNS, ROWS } from '../sheet.ts';
import { COLOUR_OPENS, type Look } from './look.ts';

/** How far the others are: open boxes of the rival nearest to each column, colour and the end. */
export interface Rivals {
  readonly columns: Uint8Array;
  readonly colours: Uint8Array;
  second: number;
}

export function newRivals(): Rivals {
  return { columns: new Uint8Array(COLUMNS), colours: new Uint8Array(COLOURS.length), second: 0 };
}

export function lookAtRivals(
  looks: readonly Look[],
  seats: number,
  seat: Seat,
  into: Rivals,
): void {
  into.columns.fill(ROWS);
  into.colours.fill(COLOUR_OPENS - 1);
  into.second = COLOUR_OPENS - 1;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const { columns, colours, second } = looks[other]!;
    lower(into.columns, columns);
    lower(into.colours, colours);
    into.second = Math.min(into.second, second);
  }
}

export function lower(into: Uint8Array, other: ArrayLike<number>): void {
  for (let i = 0; i < into.length; i++) if (other[i]! < into[i]!) into[i] = other[i]!;
}
