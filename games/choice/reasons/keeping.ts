import type { Deed } from '#bots/reasons.ts';
import { popcount } from '#kits/bits.ts';
import { type Reason, signed } from '#kits/reason.ts';
import { ALL_DICE } from '../dice.ts';
import { diceWanted } from '../play.ts';
import type { Position } from '../position.ts';
import { type Most, mostWith } from './most.ts';

// About as much as points.
const MISS = 4;
const RISK = 1.5;
const CHANCE = 0.5;
/** Points that are little for a roll. */
const POOR = 1;

/** Why dice stay or are rolled again: what they bring as they lie, and what the kept ones bring. */
export function keeping({ before, seat, move }: Deed<Position>): readonly Reason[] {
  const lying = mostWith(before, seat, ALL_DICE);
  const wanted = diceWanted(before, seat);
  if (move === 0) return [...pointsOf(lying, 'reason.lying'), leaving(lying, wanted)];
  const kept = mostWith(before, seat, ALL_DICE & ~move);
  const sure = pointsOf(kept, 'reason.lying.kept');
  const again = popcount(move);
  return [
    ...(sure.length > 0 ? sure : poor(lying)),
    ...rolling(lying, kept, wanted),
    { figure: String(again), key: 'reason.again', args: { count: again }, weight: CHANCE * again },
  ];
}

function pointsOf({ points }: Most, key: string): readonly Reason[] {
  if (points === 0) return [];
  return [{ figure: signed(points), key, args: { count: points }, weight: points }];
}

/** That they bring hardly anything is a reason to roll again, not one to leave them. */
function poor({ points }: Most): readonly Reason[] {
  if (points > POOR) return [];
  return [
    { figure: signed(points), key: 'reason.lying.poor', args: { count: points }, weight: points },
  ];
}

function leaving({ dice }: Most, wanted: number): Reason {
  if (dice < wanted) {
    return { figure: '1', key: 'reason.miss.lying', args: { fit: dice }, weight: MISS, price: 1 };
  }
  return { figure: String(dice), key: 'reason.miss.fit', args: {}, weight: RISK, price: 0 };
}

/** To roll again may save from a miss, or bring one. */
function rolling(lying: Most, kept: Most, wanted: number): readonly Reason[] {
  if (lying.dice < wanted) {
    const args = { count: lying.dice, wanted };
    const figure = String(lying.dice);
    return [{ figure, key: 'reason.miss.few', args, weight: MISS, price: 0 }];
  }
  if (kept.dice >= wanted) return [];
  return [{ figure: '1', key: 'reason.miss.risk', args: {}, weight: RISK, price: 1 }];
}
