import { COLUMN_LETTERS, type GridSheet } from '#kits/grid/sheet.ts';
import { brushFor } from '../ink.ts';
import type { Io } from '../io.ts';

const MARGIN = '   ';

/** A sheet as it is printed: colours with their letters, and a sign on the marked boxes. */
export function drawSheet({ id, grid, stars, dice = [] }: GridSheet, io: Io): string[] {
  const { paint } = brushFor(io);
  const sign = (box: string) => (stars.includes(box) ? '*' : dice.includes(box) ? '+' : ' ');
  const heads = [...COLUMN_LETTERS].map((column) => ` ${column} `).join('');
  return [
    id,
    '',
    MARGIN + heads,
    ...grid.map((letters, row) => {
      const boxes = [...letters].map((colour, column) =>
        paint(` ${colour}${sign(`${COLUMN_LETTERS[column]}${row + 1}`)}`, { colour }),
      );
      return ` ${row + 1} ${boxes.join('')}`;
    }),
    '',
    `${MARGIN} * star${dice.length > 0 ? '   + golden die' : ''}`,
  ];
}
