import { boardOf } from './boards.ts';
import { isCrossed } from './paper.ts';
import {
  BOXES,
  boxAt,
  boxName,
  COLUMN_LETTERS,
  COLUMNS,
  columnOf,
  letterAt,
  ROWS,
  rowOf,
} from './sheet.ts';
import type { Table } from './table.ts';

const ALL = Array.from({ length: BOXES }, (_, box) => box);

/** What is counted over many matches of a game with coloured sheets; see `games/counting.ts`. */
export const gridCounting = {
  sheet: ({ papers }: Table<string>, seat: number): string => papers[seat]!.sheet,

  plan(sheet: string) {
    const { grid } = boardOf(sheet).sheet;
    const boxes = ALL.map((box) => ({
      mark: boxName(box),
      x: columnOf(box),
      y: rowOf(box),
      size: 1,
      colour: letterAt(grid, box).toLowerCase(),
    }));
    return {
      width: COLUMNS,
      height: ROWS,
      boxes,
      columns: [...COLUMN_LETTERS],
      rows: grid.map((_, row) => String(row + 1)),
    };
  },

  crossed({ papers }: Table<string>, seat: number): number[] {
    const paper = papers[seat]!;
    const board = boardOf(paper.sheet);
    return ALL.filter((box) => isCrossed(board, paper, box));
  },

  columns: [...COLUMN_LETTERS].map((name, column) => ({
    name,
    boxes: Array.from({ length: ROWS }, (_, row) => boxAt(column, row)),
  })),
};
