import type { Counting, PlanBox } from '#games/counting.ts';
import { bitsOf } from '#kits/bits.ts';
import { choice } from './core.ts';
import type { Position } from './position.ts';
import { RING_BOXES, SHEET_IDS, SIDES } from './sheets.ts';

/** A ring around a square of three boxes, in which the rows of numbers lie. */
const RING_SIDE = 5;
const GAP = 1;
const NUMBER_ROWS = [4, 5, 4];
const NUMBER_SIZE = 0.6;

/** Grey has the key `k` in the app. */
const GREY = 'S';

/** Both sides are shown side by side: after turning the sheet a player has played on both. */
const BOXES: readonly PlanBox[] = SIDES.flatMap((side, nth) => {
  const left = nth * (RING_SIDE + GAP);
  return side.name.map((mark, box): PlanBox => {
    const letter = side.colour[box];
    const { x, y } = letter === undefined ? numberAt(box - RING_BOXES) : ringAt(box);
    const place = { mark, x: left + x, y, size: letter === undefined ? NUMBER_SIZE : 1 };
    if (letter === undefined) return { ...place, number: side.number[box]! };
    return { ...place, place: box + 1, colour: letter === GREY ? 'k' : letter.toLowerCase() };
  });
});

export const counting: Counting<Position> = {
  game: choice,
  sheet: () => SHEET_IDS[0]!,
  plan: () => ({ width: 2 * RING_SIDE + GAP, height: RING_SIDE, boxes: BOXES }),
  crossed: ({ sheets }, seat) =>
    sheets[seat]!.flatMap(({ side, taken }) => {
      const first = side === 0 ? 0 : SIDES[0]!.name.length;
      return bitsOf(taken).map((box) => first + box);
    }),
};

/** Clockwise from the top left. */
function ringAt(box: number) {
  const last = RING_SIDE - 1;
  const along = box % last;
  return [
    { x: along, y: 0 },
    { x: last, y: along },
    { x: last - along, y: last },
    { x: 0, y: last - along },
  ][Math.floor(box / last)]!;
}

function numberAt(nth: number) {
  let [row, before] = [0, 0];
  while (nth >= before + NUMBER_ROWS[row]!) before += NUMBER_ROWS[row++]!;
  const indent = ((NUMBER_ROWS[1]! - NUMBER_ROWS[row]!) * NUMBER_SIZE) / 2;
  return { x: 1 + indent + (nth - before) * NUMBER_SIZE, y: 1.2 + row };
}
