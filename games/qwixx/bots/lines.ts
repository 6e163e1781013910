import type { Seat } from '#engine/contract.ts';
import type { Dice, Plan, Planner, Value } from './planner.ts';
import {
  crossBox,
  crossWhites,
  mayCross,
  miss,
  NONE,
  noStand,
  ROWS,
  rowsEndIt,
  type Stand,
} from './stand.ts';

/** A way to play a turn to its end. */
export interface Line {
  /** What it begins with: a row for a first action, a box for a second one. */
  readonly begins: number;
  readonly end: Stand;
  /** What it is worth: at a glance, then with what may follow. */
  worth: number;
}

export interface Lines {
  /** The ways to go on from a first action, while the others do what is best for them. */
  firsts(stand: Stand, active: Seat, dice: Dice, seat: Seat): Line[];
  seconds(stand: Stand, active: Seat, dice: Dice, hasCrossed: boolean): Line[];
}

const MOST_SECONDS = 8;

export function linesBy(value: Value, planner: Planner): Lines {
  const { seats, boxes } = planner;
  const list = new Int32Array(MOST_SECONDS);
  const next = (active: Seat): Seat => (active + 1) % seats;

  function seconds(stand: Stand, active: Seat, dice: Dice, hasCrossed: boolean): Line[] {
    const count = planner.seconds(stand, active, dice, list);
    return [NONE, ...list.subarray(0, count)].map((box) => {
      const end = stand.slice();
      if (box !== NONE) crossBox(end, seats, active, box);
      else if (!hasCrossed) miss(end, seats, active);
      return { begins: box, end, worth: value(end, next(active), active) };
    });
  }

  function afterFirst(stand: Stand, active: Seat, dice: Dice, white: Int32Array): Line[] {
    const row = white[active]!;
    const middle = noStand(seats);
    middle.set(stand);
    crossWhites(middle, seats, white, boxes, dice[0]! + dice[1]!);
    if (rowsEndIt(middle)) {
      return [{ begins: row, end: middle, worth: value(middle, next(active), active) }];
    }
    return seconds(middle, active, dice, row !== NONE).map((line) => ({ ...line, begins: row }));
  }

  function firsts(stand: Stand, active: Seat, dice: Dice, seat: Seat): Line[] {
    const sum = dice[0]! + dice[1]!;
    const { white, box } = planner.plan(stand, active, dice);
    const plan: Plan = { white: white.slice(), box };
    const lines: Line[] = [];
    for (let row = NONE; row < ROWS; row++) {
      if (row !== NONE && !mayCross(stand, seat, row, boxes.inRow[sum * ROWS + row]!)) continue;
      plan.white[seat] = row;
      if (seat === active) {
        lines.push(...afterFirst(stand, active, dice, plan.white));
        continue;
      }
      const end = planner.played(stand, active, dice, plan).slice();
      lines.push({ begins: row, end, worth: value(end, next(active), seat) });
    }
    return lines;
  }

  return { firsts, seconds };
}
