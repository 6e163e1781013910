import type { Bot } from '#bots/bot.ts';
import type { Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import { PASS } from '../play.ts';
import type { Position } from '../position.ts';
import { boxAt } from '../sheets.ts';
import type { Dice, Planner } from './planner.ts';
import { type Boxes, NONE, ROWS, type Stand, standOf } from './stand.ts';

/** Somebody who decides by where all stand: on rows for first actions, on boxes for second ones. */
export interface Mind {
  readonly boxes: Boxes;
  first(stand: Stand, active: Seat, dice: Dice, seat: Seat, random: Random): number;
  second(stand: Stand, active: Seat, dice: Dice, hasCrossed: boolean, random: Random): number;
}

/** Plays for what a planner values at the end of the turn. */
export function mindOf(planner: Planner): Mind {
  return {
    boxes: planner.boxes,
    first: (stand, active, dice, seat) => planner.plan(stand, active, dice).white[seat]!,
    second: (stand, active, dice, hasCrossed) => planner.second(stand, active, dice, hasCrossed),
  };
}

export function botWith({ boxes, first, second }: Mind): Bot<Position> {
  return {
    choose(position, seat, random) {
      const { phase, active, crossed } = position;
      const stand = standOf(position);
      const dice = Int32Array.from(position.dice);
      if (phase === 'colour') {
        const box = second(stand, active, dice, crossed, random);
        return box === NONE ? PASS : box + 1;
      }
      const row = first(stand, active, dice, seat, random);
      if (row === NONE) return PASS;
      return boxAt(row, boxes.inRow[(dice[0]! + dice[1]!) * ROWS + row]!) + 1;
    },
  };
}
