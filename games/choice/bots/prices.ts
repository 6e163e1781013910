import { ALL_DICE, DICE } from '../dice.ts';
import { COLOURS } from '../sheets.ts';

/**
 * What a turn costs: up to three colours and up to three numbers, whatever their order. A price is
 * known by one key for its colours and one for its numbers.
 */
const FACES = 6;
export const ROLLS = FACES ** 3;
/** A set of rolls is so many words of bits. */
export const WORDS = Math.ceil(ROLLS / 32);
const COLOUR_KEYS = (COLOURS.length + 1) ** 3;
const NUMBER_KEYS = 13 ** 3;

/** The rolls that pay for something, by how many dice a seat has to use (two or three). */
export interface Payers {
  /** Those that can pay with so many dice, and those that can pay with fewer: a miss may be wanted. */
  readonly enough: readonly (Int32Array | undefined)[];
  readonly short: readonly (Int32Array | undefined)[];
}

export function rollAt(dice: readonly number[]): number {
  return (dice[0]! * FACES + dice[1]!) * FACES + dice[2]!;
}

export function colourKey(colours: readonly string[]): number {
  const places = colours.map((colour) => COLOURS.indexOf(colour as (typeof COLOURS)[number]) + 1);
  return keyOf(places, COLOURS.length + 1);
}

export function numberKey(numbers: readonly number[]): number {
  return keyOf(numbers, 13);
}

// Made in full at once, since lists that grow by leaps are slow.
const known = new Array<Payers | undefined>(COLOUR_KEYS * NUMBER_KEYS);

export function payersOf(colours: number, numbers: number): Payers {
  const at = numbers * COLOUR_KEYS + colours;
  known[at] ??= makePayers(partsOf(colours, COLOURS.length + 1), partsOf(numbers, 13));
  return known[at];
}

function makePayers(colours: readonly number[], numbers: readonly number[]): Payers {
  const costs = Uint8Array.from({ length: ROLLS }, (_, roll) => costsOf(roll, colours, numbers));
  const wanted = [0, 1, 2, 3];
  return {
    enough: wanted.map((least) => setOf(costs, (dice) => dice >= least)),
    short: wanted.map((least) => setOf(costs, (dice) => dice < least)),
  };
}

/** The rolls that can pay with one of these numbers of dice. */
function setOf(costs: Uint8Array, isIn: (dice: number) => boolean): Int32Array | undefined {
  const counts = [0, 1, 2, 3].filter(isIn).reduce((bits, dice) => bits | (1 << dice), 0);
  const words = new Int32Array(WORDS);
  for (const [roll, cost] of costs.entries()) {
    if (cost & counts) words[roll >> 5]! |= 1 << (roll & 31);
  }
  return words.some((word) => word !== 0) ? words : undefined;
}

/** With how many dice of a roll exactly these can be paid, as bits. */
function costsOf(roll: number, colours: readonly number[], numbers: readonly number[]): number {
  const dice = diceOf(roll);
  const shown = dice.map((face, die) => DICE[die]!.faces[face]!);
  const pay = (left: number, paid: number): number => {
    if (paid === colours.length + numbers.length) return 1;
    let costs = 0;
    for (let mask = left; mask > 0; mask = (mask - 1) & left) {
      const isPaid =
        paid < colours.length
          ? isColour(shown, mask, COLOURS[colours[paid]! - 1]!)
          : sumOf(dice, mask) === numbers[paid - colours.length];
      if (isPaid) costs |= pay(left & ~mask, paid + 1) << countOf(mask);
    }
    return costs;
  };
  return pay(ALL_DICE, 0);
}

function diceOf(roll: number): number[] {
  return [Math.floor(roll / (FACES * FACES)), Math.floor(roll / FACES) % FACES, roll % FACES];
}

function isColour(shown: readonly string[], mask: number, colour: string): boolean {
  return shown.some((face, die) => mask === 1 << die && face.startsWith(colour));
}

function sumOf(dice: readonly number[], mask: number): number {
  return dice.reduce((sum, face, die) => (mask & (1 << die) ? sum + face + 1 : sum), 0);
}

function countOf(mask: number): number {
  return (mask & 1) + ((mask >> 1) & 1) + (mask >> 2);
}

/** A key writes its parts in order, as digits that begin with 1. */
function keyOf(parts: readonly number[], base: number): number {
  return parts.toSorted((one, other) => one - other).reduce((key, part) => key * base + part, 0);
}

function partsOf(key: number, base: number): number[] {
  const parts: number[] = [];
  for (let rest = key; rest > 0; rest = Math.floor(rest / base)) parts.push(rest % base);
  return parts;
}
