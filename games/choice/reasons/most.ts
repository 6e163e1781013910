import type { Move, Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { ALL_DICE } from '../dice.ts';
import { sequences, usesOf } from '../moves.ts';
import { areaOf, type Position } from '../position.ts';
import { COLOUR_POINTS, NUMBER_POINTS } from '../score.ts';
import { NUMBERS, RING } from '../sheets.ts';

/** What dice bring on a sheet. */
export interface Most {
  readonly points: number;
  readonly dice: number;
}

/** The most points that some of the dice bring at once, and the most of them that can be used. */
export function mostWith(position: Position, seat: Seat, mask: number): Most {
  const area = areaOf(position, seat);
  const list: Move[] = [];
  const count = sequences(area, position.dice, list, 1 << (ALL_DICE & ~mask));
  const begun = pointsOf(area.taken);
  let [points, dice] = [0, 0];
  for (const move of list.slice(0, count)) {
    const uses = usesOf(move);
    const taken = uses.reduce((set, { box }) => set | (1 << box), area.taken);
    points = Math.max(points, pointsOf(taken) - begun);
    const used = uses.reduce((sum, use) => sum + use.dice, 0);
    dice = Math.max(dice, used);
  }
  return { points, dice };
}

function pointsOf(taken: number): number {
  return COLOUR_POINTS[popcount(taken & RING)]! + NUMBER_POINTS[popcount(taken & NUMBERS)]!;
}
