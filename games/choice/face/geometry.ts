import { RING_BOXES } from '../sheets.ts';

export { RING_BOXES };
export const NUMBER_BOXES = 13;

/** The place of a ring box in a square of five by five, from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The ring, clockwise from the top left. */
export const RING_CELLS: readonly Cell[] = [
  ...[1, 2, 3, 4, 5].map((column) => ({ row: 1, column })),
  ...[2, 3, 4].map((row) => ({ row, column: 5 })),
  ...[5, 4, 3, 2, 1].map((column) => ({ row: 5, column })),
  ...[4, 3, 2].map((row) => ({ row, column: 1 })),
];

/** The middle of a hexagon, in percent of the honeycomb’s width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hexagon’s width and height, and how far its rows lie apart, in percent. */
const HEXAGON = { width: 20, height: 40, step: 30 };

/** Rows of 4, 5 and 4 hexagons that touch. */
const HEXAGON_POINTS: readonly Point[] = [4, 5, 4].flatMap((length, row) =>
  Array.from({ length }, (_, i) => ({
    x: (5 - length) * (HEXAGON.width / 2) + (i + 0.5) * HEXAGON.width,
    y: HEXAGON.height / 2 + row * HEXAGON.step,
  })),
);

/** Where a number box lies. */
export function pointOf(box: number): Point {
  return HEXAGON_POINTS[box - RING_BOXES]!;
}
