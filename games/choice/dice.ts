import type { Die } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { COLOURS, SIDES } from './sheets.ts';

/** T1: every die pairs the colours with the numbers 1–6 in its own way. */
export const DICE: readonly Die[] = ['RBSYVG', 'GVRSYB', 'BYVGSR'].map((colours, i) => ({
  name: `${i + 1}`,
  faces: [...colours].map((colour, face) => colour + (face + 1)),
}));

/** Dice are bits of a mask: 1, 2 and 4. */
export const ALL_DICE = 7;

/** One way to use dice on a side, whichever of the dice pay for it. */
interface Offer {
  /** How many dice it takes. */
  readonly dice: number;
  /** The masks of dice that can pay, as bits. */
  readonly pays: number;
  /** The boxes it may go to, as bits. */
  readonly boxes: number;
}

/**
 * T2: a set of masks, as bits: the dice that may have been used so far. At first it holds
 * only the mask without dice; every use is shared out in all possible ways.
 */
export const UNUSED = 1 << 0;

export const USED_UP = 1 << ALL_DICE;

/** For each mask the masks that have no die in common with it. */
const APART = masks().map((mask) => setOf((other) => (mask & other) === 0));

/** All ways to pay once more out of the dice that are left; 0 when there is none. */
export function share(used: number, pays: number): number {
  let after = 0;
  for (let rest = pays; rest !== 0; rest &= rest - 1) {
    const mask = 31 - Math.clz32(rest & -rest);
    after |= (used & APART[mask]!) << mask; // masks without a die in common join by adding
  }
  return after;
}

/** What the dice show, as words. */
export function facesOf(dice: readonly number[]): string[] {
  return DICE.map((die, i) => die.faces[dice[i]!]!);
}

export function numbersOf(dice: readonly number[]): number[] {
  return facesOf(dice).map((face) => Number(face[1]));
}

/** The masks that show a colour. */
export function paysColour(dice: readonly number[], colour: string): number {
  const faces = facesOf(dice);
  return setOf((mask) => faces.some((face, i) => mask === 1 << i && face.startsWith(colour)));
}

/** The masks that show exactly these numbers, given from large to small. */
export function paysNumbers(dice: readonly number[], addends: readonly number[]): number {
  return setOf((mask) => addendsOf(dice, mask).join() === addends.join());
}

/** The numbers that the dice of a mask show, from large to small. */
export function addendsOf(dice: readonly number[], mask: number): number[] {
  const shown = dice.flatMap((face, i) => (mask & (1 << i) ? [face + 1] : []));
  return shown.sort((one, other) => other - one);
}

/** The masks that make a number, alone or added up. */
export function paysSum(dice: readonly number[], number: number): number {
  return setOf((mask) => sumOf(dice, mask) === number);
}

/** What numbers unused dice make, alone or added up, as far as the sheet has them. */
export function sumsOf(dice: readonly number[], used = UNUSED): number[] {
  const most = SIDES[0]!.ofNumber.length - 1;
  const left = masks().filter((mask) => mask !== 0 && share(used, 1 << mask) !== 0);
  const sums = new Set(left.map((mask) => sumOf(dice, mask)));
  return [...sums].filter((sum) => sum <= most).sort((one, other) => one - other);
}

const offers: (readonly Offer[])[] = [];

/** Everything that a roll offers on a side, each possible use once; worked out when first asked. */
export function offersOf(side: number, dice: readonly number[]): readonly Offer[] {
  const at = ((side * 6 + dice[0]!) * 6 + dice[1]!) * 6 + dice[2]!;
  offers[at] ??= makeOffers(side, dice);
  return offers[at];
}

/**
 * Two pairs of three dice can only have equal sums when they show equal numbers, so how many dice
 * pay for a number determine which numbers they show.
 */
function makeOffers(side: number, dice: readonly number[]): Offer[] {
  const { ofColour, ofNumber } = SIDES[side]!;
  const colours = COLOURS.map((colour) => {
    return { dice: 1, pays: paysColour(dice, colour), boxes: ofColour[colour]! };
  });
  const numbers = [1, 2, 3].flatMap((count) =>
    ofNumber.map((boxes, number) => {
      const fits = (mask: number) => popcount(mask) === count && sumOf(dice, mask) === number;
      return { dice: count, pays: setOf(fits), boxes };
    }),
  );
  return [...colours, ...numbers].filter(({ pays }) => pays !== 0);
}

function sumOf(dice: readonly number[], mask: number): number {
  return addendsOf(dice, mask).reduce((sum, number) => sum + number, 0);
}

function masks(): number[] {
  return Array.from({ length: ALL_DICE + 1 }, (_, mask) => mask);
}

function setOf(belongs: (mask: number) => boolean): number {
  return masks().reduce((set, mask) => (belongs(mask) ? set | (1 << mask) : set), 0);
}
