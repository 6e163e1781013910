import type { Move, Seat } from '#engine/contract.ts';
import { ALL_DICE, offersOf, share, UNUSED, USED_UP } from './dice.ts';
import type { Area, Position } from './position.ts';
import { areaOf, lastMark, onFirstArea } from './position.ts';
import { RING_BOXES, reach } from './sheets.ts';

/**
 * Where a decision is about rolling again, a move is the mask of the dice; 0 keeps them all.
 * Else it is up to three uses, the last in the lowest bits, and perhaps `CLOSE`; 0 is a pass.
 * A use is a box plus 1 and, in the two bits above, how many dice it takes.
 */
const USE_BITS = 7;
const BOX_BITS = 5;
export const PASS = 0;
export const CLOSE = 1 << (3 * USE_BITS);

export interface Use {
  readonly box: number;
  readonly dice: number;
}

export function isMark(box: number): boolean {
  return box >= RING_BOXES;
}

export function addUse(move: Move, box: number, dice: number): Move {
  return (move << USE_BITS) | (dice << BOX_BITS) | (box + 1);
}

export function usesOf(move: Move): Use[] {
  const uses: Use[] = [];
  for (let shift = 2 * USE_BITS; shift >= 0; shift -= USE_BITS) {
    const use = (move >> shift) & ((1 << USE_BITS) - 1);
    if (use === 0) continue;
    uses.push({ box: (use & ((1 << BOX_BITS) - 1)) - 1, dice: use >> BOX_BITS });
  }
  return uses;
}

export function moves(position: Position, seat: Seat, into: Move[]): number {
  if (position.phase === 'keep') {
    for (let mask = 0; mask <= ALL_DICE; mask++) into[mask] = mask;
    return ALL_DICE + 1;
  }
  const count = sequences(areaOf(position, seat), position.dice, into);
  if (!onFirstArea(position, seat)) return count;
  for (let i = 0; i < count; i++) into[count + i] = into[i]! | CLOSE; // T9
  return 2 * count;
}

// What is known about each move of the list while it grows. No call leaves anything behind.
const used: number[] = [];
const taken: number[] = [];
const last: (number | undefined)[] = [];

/**
 * T5: every legal order of uses, shorter ones first; each is one that is legal and one use more. Dice
 * may be gone from the beginning.
 */
export function sequences(
  area: Area,
  dice: readonly number[],
  into: Move[],
  gone = UNUSED,
): number {
  const offers = offersOf(area.side, dice);
  let count = 1;
  into[0] = PASS;
  used[0] = gone;
  taken[0] = area.taken;
  last[0] = lastMark(area);
  for (let from = 0; from < count; from++) {
    if (used[from] === USED_UP) continue;
    const open = reach(taken[from]!, last[from]);
    for (const offer of offers) {
      let boxes = offer.boxes & open;
      const after = boxes === 0 ? 0 : share(used[from]!, offer.pays);
      if (after === 0) continue;
      for (; boxes !== 0; boxes &= boxes - 1, count++) {
        const box = 31 - Math.clz32(boxes & -boxes);
        into[count] = addUse(into[from]!, box, offer.dice);
        used[count] = after;
        taken[count] = taken[from]! | (1 << box);
        last[count] = isMark(box) ? box : last[from];
      }
    }
  }
  return count;
}
