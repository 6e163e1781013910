import type { Seat } from '#engine/contract.ts';
import { placeOf, rowOf } from '../sheets.ts';
import {
  type Boxes,
  boxesOf,
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

/** What a stand at the end of a turn is worth to a seat if `roller` rolls next: more is better. */
export type Value = (stand: Stand, roller: Seat, seat: Seat) => number;

/** What everybody does in one turn. */
export interface Plan {
  /** The first action of each seat, a row. */
  readonly white: Int32Array;
  /** The second action of the active seat, a box. */
  box: number;
}

/** The dice of a turn as they show, two white ones, then the colours; 0 is out of the game. */
export type Dice = Int32Array;

/** Thinks turns through at a table, without a mark on the stands it is asked about. */
export interface Planner {
  readonly seats: number;
  readonly boxes: Boxes;
  /** What all do, as far as each of them sees. */
  plan(stand: Stand, active: Seat, dice: Dice): Plan;
  /** The stand at the end of a turn in which all keep to a plan; overwritten by the next call. */
  played(stand: Stand, active: Seat, dice: Dice, plan: Plan): Stand;
  /** The best second action after these first ones. */
  second(stand: Stand, active: Seat, dice: Dice, hasCrossed: boolean): number;
  /** The boxes that a second action may cross: how many, written into a list. */
  seconds(stand: Stand, active: Seat, dice: Dice, into: Int32Array): number;
}

const NEVER = Number.NEGATIVE_INFINITY;
const MOST_SECONDS = 8;

export function plannerOf(value: Value, sheet: string, seats: number): Planner {
  const boxes = boxesOf(sheet);
  const [whole, middle, end] = [noStand(seats), noStand(seats), noStand(seats)];
  const list = new Int32Array(MOST_SECONDS);
  const shown: Plan = { white: new Int32Array(seats), box: NONE };
  let most = NEVER;

  const after = (active: Seat): Seat => (active + 1 === seats ? 0 : active + 1);

  function seconds(stand: Stand, active: Seat, dice: Dice, into: Int32Array): number {
    const ways = dice[0] === dice[1] ? 1 : 2;
    let count = 0;
    for (let colour = 0; colour < ROWS; colour++) {
      const die = dice[2 + colour]!;
      if (die === 0 || stand[colour] === 0) continue; // Q8
      for (let white = 0; white < ways; white++) {
        const box = boxes.ofColour[(dice[white]! + die) * ROWS + colour]!;
        if (mayCross(stand, active, rowOf(box), placeOf(box))) into[count++] = box;
      }
    }
    return count;
  }

  function second(stand: Stand, active: Seat, dice: Dice, hasCrossed: boolean): number {
    const count = seconds(stand, active, dice, list);
    end.set(stand);
    if (!hasCrossed) miss(end, seats, active);
    most = value(end, after(active), active);
    let best = NONE;
    for (let i = 0; i < count; i++) {
      end.set(stand);
      crossBox(end, seats, active, list[i]!);
      const worth = value(end, after(active), active);
      if (worth <= most) continue;
      most = worth;
      best = list[i]!;
    }
    return best;
  }

  function planActive(stand: Stand, active: Seat, dice: Dice, plan: Plan): void {
    const sum = dice[0]! + dice[1]!;
    let [highest, first] = [NEVER, NONE];
    for (let row = NONE; row < ROWS; row++) {
      if (row !== NONE && !mayCross(stand, active, row, boxes.inRow[sum * ROWS + row]!)) continue;
      plan.white[active] = row;
      middle.set(stand);
      crossWhites(middle, seats, plan.white, boxes, sum);
      let box = NONE;
      if (rowsEndIt(middle))
        most = value(middle, after(active), active); // Q11
      else box = second(middle, active, dice, row !== NONE);
      if (most <= highest) continue;
      [highest, first, plan.box] = [most, row, box];
    }
    plan.white[active] = first;
  }

  function planOthers(stand: Stand, active: Seat, dice: Dice, plan: Plan, mayMiss: boolean): void {
    const sum = dice[0]! + dice[1]!;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === active) continue;
      let [highest, best, options] = [NEVER, NONE, 0];
      for (let row = 0; row < ROWS; row++) {
        if (mayCross(stand, seat, row, boxes.inRow[sum * ROWS + row]!)) options++;
      }
      for (let row = NONE; options > 0 && row < ROWS; row++) {
        if (row !== NONE && !mayCross(stand, seat, row, boxes.inRow[sum * ROWS + row]!)) continue;
        plan.white[seat] = row;
        const worth = value(finished(stand, active, dice, plan, mayMiss), after(active), seat);
        if (worth <= highest) continue;
        [highest, best] = [worth, row];
      }
      plan.white[seat] = best;
    }
  }

  function finished(
    stand: Stand,
    active: Seat,
    dice: Dice,
    { white, box }: Plan,
    mayMiss: boolean,
  ): Stand {
    whole.set(stand);
    crossWhites(whole, seats, white, boxes, dice[0]! + dice[1]!);
    if (rowsEndIt(whole)) return whole; // Q11
    // Somebody's first action may have closed the row that the second was meant for.
    if (box !== NONE && mayCross(whole, active, rowOf(box), placeOf(box))) {
      crossBox(whole, seats, active, box);
    } else if (mayMiss && white[active] === NONE) miss(whole, seats, active);
    return whole;
  }

  /** The others answer an active seat that does nothing, it answers them, and they its plan. */
  function plan(stand: Stand, active: Seat, dice: Dice): Plan {
    shown.white.fill(NONE);
    shown.box = NONE;
    planOthers(stand, active, dice, shown, false);
    planActive(stand, active, dice, shown);
    if (seats > 1) planOthers(stand, active, dice, shown, true);
    return shown;
  }

  return {
    seats,
    boxes,
    plan,
    played: (stand, active, dice, keep) => finished(stand, active, dice, keep, true),
    second,
    seconds,
  };
}
