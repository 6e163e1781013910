import type { Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { ALL_DICE, offersOf, share, UNUSED } from '../dice.ts';
import { isMark } from '../moves.ts';
import { areaOf, lastMark, type Position } from '../position.ts';
import { COLOUR_POINTS, NUMBER_POINTS } from '../score.ts';
import { NUMBERS, RING, reach } from '../sheets.ts';

/** What dice bring on a sheet. */
export interface Most {
  readonly points: number;
  readonly dice: number;
}

/** The most points that some of the dice bring at once, and the most of them that can be used. */
export function mostWith(position: Position, seat: Seat, mask: number): Most {
  const area = areaOf(position, seat);
  const offers = offersOf(area.side, position.dice).map((offer) => ({
    ...offer,
    pays: offer.pays & within(mask),
  }));
  const most = { points: 0, dice: 0 };
  const begun = pointsOf(area.taken);
  const look = (taken: number, last: number | undefined, used: number, dice: number): void => {
    most.points = Math.max(most.points, pointsOf(taken) - begun);
    most.dice = Math.max(most.dice, dice);
    const open = reach(taken, last);
    for (const offer of offers) {
      const after = share(used, offer.pays);
      if (after === 0) continue;
      for (let boxes = offer.boxes & open; boxes !== 0; boxes &= boxes - 1) {
        const box = 31 - Math.clz32(boxes & -boxes);
        look(taken | (1 << box), isMark(box) ? box : last, after, dice + offer.dice);
      }
    }
  };
  look(area.taken, lastMark(area), UNUSED, 0);
  return most;
}

/** The masks of dice that have no other dice than these, as bits. */
function within(mask: number): number {
  let set = 0;
  for (let each = 0; each <= ALL_DICE; each++) if ((each & ~mask) === 0) set |= 1 << each;
  return set;
}

function pointsOf(taken: number): number {
  return COLOUR_POINTS[popcount(taken & RING)]! + NUMBER_POINTS[popcount(taken & NUMBERS)]!;
}
