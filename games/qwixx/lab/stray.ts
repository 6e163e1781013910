import type { Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import type { Dice, Plan, Planner } from '../bots/planner.ts';
import { mayCross, NONE, ROWS, type Stand } from '../bots/stand.ts';

/** Changes a plan: one seat makes a random legal move, so that training sees bad moves, too. */
export function stray(
  plan: Plan,
  { seats, boxes }: Planner,
  stand: Stand,
  active: Seat,
  dice: Dice,
  random: Random,
): void {
  const seat = random.below(seats);
  const row = random.below(ROWS + 1) - 1;
  const sum = dice[0]! + dice[1]!;
  if (row === NONE || mayCross(stand, seat, row, boxes.inRow[sum * ROWS + row]!)) {
    plan.white[seat] = row;
  }
  if (seat === active && random.below(2) === 0) plan.box = NONE;
}

/** Throws all dice that are still in the game. */
export function throwFor(stand: Stand, random: Random, into: Dice): void {
  for (let die = 0; die < into.length; die++) {
    into[die] = die > 1 && stand[die - 2] === 0 ? 0 : 1 + random.below(6);
  }
}
