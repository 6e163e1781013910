import {
  BOXES,
  blockOfEachBox,
  blocksOf,
  boxAt,
  COLOURS,
  COLUMNS,
  type Colour,
  columnOf,
  letterAt,
  ROWS,
} from '#kits/grid/sheet.ts';
import { type Random, shuffle } from '#kits/random.ts';

const STARS_OF_A_COLOUR = 3;

/** Random boxes for the stars, in order of column (law 4), or `undefined` where none will do. */
export function drawStars(random: Random, grid: readonly string[]): readonly number[] | undefined {
  const blockOf = blockOfEachBox(blocksOf(grid));
  const stars: number[] = [];

  function addStars(): boolean {
    if (stars.length === COLUMNS) return true;
    const boxes = Array.from({ length: ROWS }, (_, row) => boxAt(stars.length, row));
    shuffle(random, boxes);
    for (const box of boxes) {
      const ofColour = stars.filter((star) => letterAt(grid, star) === letterAt(grid, box));
      if (ofColour.length === STARS_OF_A_COLOUR) continue;
      if (ofColour.some((star) => blockOf[star] === blockOf[box])) continue;
      stars.push(box);
      if (addStars()) return true;
      stars.pop();
    }
    return false;
  }

  return addStars() ? stars : undefined;
}

/**
 * Random boxes for the golden dice, in order of column (law 5). There is always room: a colour is
 * in every column, and stars and the other dice bar at most seven of the fifteen to it.
 */
export function drawDice(
  random: Random,
  grid: readonly string[],
  stars: readonly number[],
): readonly number[] {
  const colours: Colour[] = [...COLOURS];
  shuffle(random, colours);
  const dice: number[] = [];
  for (const colour of colours) {
    const free = Array.from({ length: BOXES }, (_, box) => box).filter(
      (box) =>
        letterAt(grid, box) === colour &&
        !stars.includes(box) &&
        !dice.some((die) => columnOf(die) === columnOf(box)),
    );
    dice.push(free[random.below(free.length)] as number);
  }
  return dice.sort((a, b) => a - b);
}
