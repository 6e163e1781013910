import { expect, test } from 'vitest';
import { boardOf } from './boards.ts';
import { COLUMN_POINTS } from './claims.ts';
import { crossBoxes } from './paper.ts';
import { boxNamed } from './sheet.ts';
import { newTable } from './table.ts';
import { columnsWorth, paperWorth } from './worth.ts';

const HOPES = { column: 0.7, colour: 0.7, joker: 1, star: 2, reach: 0.1, block: 0.5 };
const JOKERS = 8;

test('the nearer a column is to its end, the more a box of it adds', () => {
  const worths = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => inColumns(crossed(count)));
  const steps = worths.slice(1).map((worth, i) => worth - worths[i]!);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
});

test('E12: a column that another seat completed first is worth less', () => {
  const late = crossed(5);
  late.claimed = 1;
  expect(inColumns(late)).toBeLessThan(inColumns(crossed(5)));
});

test('every cross adds, so that no bot waits forever', () => {
  const worths = [0, 1, 2, 3, 4, 5, 6, 7].map((count) =>
    paperWorth(crossed(count), 0, COLUMN_POINTS, HOPES),
  );
  expect(worths).toEqual([...worths].sort((one, other) => one - other));
});

function inColumns(table: ReturnType<typeof crossed>): number {
  return columnsWorth(table, 0, COLUMN_POINTS, HOPES.column);
}

/** A table where seat 1 has crossed the first so many boxes of column A. */
function crossed(count: number) {
  const table = newTable(['classic', 'classic'], JOKERS);
  const boxes = Array.from({ length: count }, (_, i) => boxNamed(`A${i + 1}`)!);
  crossBoxes(boardOf('classic'), table.papers[0]!, boxes);
  return table;
}
