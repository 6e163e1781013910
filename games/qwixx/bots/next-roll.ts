import type { Seat } from '#engine/contract.ts';
import { expectedBest } from '../lab/best.ts';
import { PLACES } from '../lab/rows.ts';
import { boxAt } from '../sheets.ts';
import type { Value } from './planner.ts';
import {
  boxesOf,
  crossBox,
  crossWhites,
  isOver,
  mayCross,
  miss,
  NONE,
  noStand,
  ROWS,
  rowsEndIt,
  type Stand,
} from './stand.ts';

const SEATS = 2;
const FACES = 6;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * What a stand of two is worth one roll later, averaged over every roll there is. The white dice
 * are gone through; once they lie there each coloured die has a best use of its own, whatever the
 * others show, as in the solved game. `reach` is how many boxes of a row a second action may go
 * through: skipping more is hardly ever best.
 */
export function aheadOf(value: Value, sheet: string, reach = PLACES): Value {
  const boxes = boxesOf(sheet);
  /** By box: the most that a second action there can bring, with the best first one before it. */
  const ending = new Float64Array(boxAt(ROWS, 0));
  const brings = new Float64Array(ROWS * FACES);
  const chosen = new Int32Array(SEATS);
  const [middle, end] = [noStand(SEATS), noStand(SEATS)];

  function afterSum(stand: Stand, roller: Seat, sum: number): number {
    const watcher = 1 - roller;
    answer(stand, watcher, sum);
    ending.fill(NEVER);
    let alone = NEVER;
    for (let row = NONE; row < ROWS; row++) {
      if (row !== NONE && !mayCross(stand, roller, row, boxes.inRow[sum * ROWS + row]!)) continue;
      chosen[roller] = row;
      middle.set(stand);
      crossWhites(middle, SEATS, chosen, boxes, sum);
      if (!rowsEndIt(middle)) {
        useSecond(middle, roller);
        if (row === NONE) miss(middle, SEATS, roller);
      }
      alone = Math.max(alone, value(middle, watcher, roller));
    }
    return overColours(stand, sum, alone);
  }

  /** What the other does with the white dice, as if the active seat did nothing at all. */
  function answer(stand: Stand, watcher: Seat, sum: number): void {
    chosen.fill(NONE);
    let [most, best] = [NEVER, NONE];
    for (let row = NONE; row < ROWS; row++) {
      if (row !== NONE && !mayCross(stand, watcher, row, boxes.inRow[sum * ROWS + row]!)) continue;
      chosen[watcher] = row;
      middle.set(stand);
      crossWhites(middle, SEATS, chosen, boxes, sum);
      const worth = value(middle, watcher, watcher);
      if (worth > most) [most, best] = [worth, row];
    }
    chosen[watcher] = best;
  }

  /** Every box that some coloured die might cross. */
  function useSecond(stand: Stand, roller: Seat): void {
    for (let row = 0; row < ROWS; row++) {
      let seen = 0;
      for (let place = 0; place < PLACES; place++) {
        if (!mayCross(stand, roller, row, place)) continue;
        if (++seen > reach && place < PLACES - 1) continue;
        const box = boxAt(row, place);
        if (stand[boxes.colour[box]!] === 0) continue; // Q8
        end.set(stand);
        crossBox(end, SEATS, roller, box);
        const worth = value(end, 1 - roller, roller);
        if (worth > ending[box]!) ending[box] = worth;
      }
    }
  }

  /** The white dice that give a sum, each pair as often as it comes in 36 rolls. */
  function overColours(stand: Stand, sum: number, alone: number): number {
    let total = 0;
    for (let white = Math.max(1, sum - FACES); 2 * white <= sum; white++) {
      const other = sum - white;
      for (let at = 0; at < ROWS * FACES; at++) {
        const colour = Math.floor(at / FACES);
        const face = (at % FACES) + 1;
        const one = ending[boxes.ofColour[(white + face) * ROWS + colour]!]!;
        const two = ending[boxes.ofColour[(other + face) * ROWS + colour]!]!;
        brings[at] = stand[colour] === 0 ? NEVER : Math.max(one, two);
      }
      total += expectedBest(alone, brings) * (white === other ? 1 : 2);
    }
    return total;
  }

  return (stand, roller, seat) => {
    if (isOver(stand, SEATS)) return value(stand, roller, seat);
    let total = 0;
    for (let sum = 2; sum <= 2 * FACES; sum++) total += afterSum(stand, roller, sum);
    const chance = total / FACES ** 2;
    return seat === roller ? chance : 1 - chance;
  };
}
