import { COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { type Random, shuffle } from '#kits/random.ts';
import { type Filling, MOST_IN_A_COLUMN, SHARES, type Share } from './fillings.ts';
import { drawStages, type Stage } from './stages.ts';

// Few plans lead to a grid, so a fresh one beats a long search; about 80 was quickest of 40 to 400.
const VISITS_PER_PLAN = 80;

/** A random grid that obeys laws 1 to 3, or `undefined` when the plan drawn first gives none soon. */
export function drawGrid(random: Random): readonly string[] | undefined {
  const plan = COLOURS.map(() => drawStages(random));
  const columns: Filling[] = [];
  let visits = VISITS_PER_PLAN;

  function addColumns(drawn: readonly number[]): boolean {
    if (columns.length === COLUMNS) return true;
    const stages = plan.map((ofColour) => ofColour[columns.length]!);
    for (const { filling, boxes } of choices(random, stages, drawn, columns.at(-1))) {
      if (visits-- <= 0) return false;
      columns.push(filling);
      if (addColumns(boxes.map((count, colour) => count + carried(stages, drawn, colour)))) {
        return true;
      }
      columns.pop();
    }
    return false;
  }

  if (!addColumns(COLOURS.map(() => 0))) return undefined;
  return Array.from({ length: ROWS }, (_, row) =>
    columns.map(({ letters }) => letters.charAt(row)).join(''),
  );
}

/** Every way to go on with the column, in random order; `drawn` are the sizes of the blocks so far. */
function choices(
  random: Random,
  stages: readonly Stage[],
  drawn: readonly number[],
  before: Filling | undefined,
) {
  const found = SHARES.filter(({ boxes }) => fits(boxes, stages, drawn)).flatMap(
    ({ boxes, fillings }) =>
      fillings
        .filter((filling) => before === undefined || follows(before, filling, stages))
        .map((filling) => ({ filling, boxes })),
  );
  shuffle(random, found);
  return found;
}

/** Whether each block can still come to its size in the columns left to it. */
function fits(boxes: Share['boxes'], stages: readonly Stage[], drawn: readonly number[]): boolean {
  return stages.every(({ size, columnsAfter }, colour) => {
    const left = size - carried(stages, drawn, colour) - boxes[colour]!;
    return columnsAfter <= left && left <= columnsAfter * MOST_IN_A_COLUMN;
  });
}

const carried = (stages: readonly Stage[], drawn: readonly number[], colour: number): number =>
  stages[colour]!.begins ? 0 : drawn[colour]!;

/** Blocks that go on touch their boxes on the left, blocks that begin touch none of their colour. */
function follows(before: Filling, filling: Filling, stages: readonly Stage[]): boolean {
  return stages.every(({ begins }, colour) => {
    const touches = (before.rows[colour]! & filling.rows[colour]!) !== 0;
    return touches !== begins;
  });
}
