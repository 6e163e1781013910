import { bitsOf, popcount } from '#kits/bits.ts';
import { boxAt, COLUMNS, ROWS } from '#kits/grid/sheet.ts';

export const MOST_IN_LINE = 3; // P8

/** P5: every set of one to four boxes inside a square of 2 × 2, each once, boxes ascending. */
export const BOMBS: readonly (readonly number[])[] = listBombs();

/** P8: every set of one to three columns, as bits and as a list. */
export const ROW_SETS = Array.from({ length: 1 << COLUMNS }, (_, bits) => bits)
  .filter((bits) => bits !== 0 && popcount(bits) <= MOST_IN_LINE)
  .map((bits) => ({ bits, columns: bitsOf(bits) }));

function listBombs(): number[][] {
  const bombs = new Map<string, number[]>();
  for (let column = 0; column < COLUMNS - 1; column++) {
    for (let row = 0; row < ROWS - 1; row++) {
      const square = [
        boxAt(column, row),
        boxAt(column, row + 1),
        boxAt(column + 1, row),
        boxAt(column + 1, row + 1),
      ];
      for (let part = 1; part < 1 << square.length; part++) {
        const boxes = bitsOf(part).map((i) => square[i]!);
        bombs.set(boxes.join(), boxes);
      }
    }
  }
  return [...bombs.values()];
}
