import type { Counting, PlanBox } from '#games/counting.ts';
import { qwixx } from './core.ts';
import { LAST, type Position } from './position.ts';
import { boxAt, COLOURS, placeOf, ROW_NAMES, rowOf, sheetOf } from './sheets.ts';

/** All boxes, row by row; locks follow from them. */
const BOXES = ROW_NAMES.flatMap((_, row) =>
  Array.from({ length: LAST + 1 }, (_, place) => boxAt(row, place)),
);

export const counting: Counting<Position> = {
  game: qwixx,
  sheet: ({ sheet }) => sheet,
  plan(id) {
    const { number, colour } = sheetOf(id);
    const boxes = BOXES.map((box): PlanBox => {
      const letter = COLOURS[colour[box]!]!;
      return {
        mark: `${letter}${number[box]}`,
        x: placeOf(box),
        y: rowOf(box),
        size: 1,
        colour: letter.toLowerCase(),
        number: number[box]!,
      };
    });
    return { width: LAST + 1, height: ROW_NAMES.length, boxes };
  },
  crossed: ({ rows }, seat) =>
    BOXES.flatMap((box, at) =>
      rows[seat * ROW_NAMES.length + rowOf(box)]! & (1 << placeOf(box)) ? [at] : [],
    ),
};
