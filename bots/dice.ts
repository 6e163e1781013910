import type { Die } from '#engine/contract.ts';
import { type Random, randomFrom } from '#kits/random.ts';

/** The dice of a match. */
export interface Dice {
  /** Throws these dice; what they show goes into a list. */
  throw(dice: readonly Die[], into: number[]): void;
}

/** Dice that fall as a stream of chance has it. */
export function diceFrom(random: Random): Dice {
  return {
    throw(dice, into) {
      into.length = dice.length;
      for (const [i, { faces }] of dice.entries()) into[i] = random.below(faces.length);
    },
  };
}

/**
 * The n-th throw of a die is the same whatever was decided before it, and whichever other dice
 * have left the table since: matches on the same seed differ by play alone. A start where
 * some dice stay as they lie tells all of them before: such a die shows only one of its faces.
 */
export function dicePaired(seed: string, all: readonly Die[] = []): Dice {
  const slots = all.map(({ name, faces }) => ({ name, sides: faces.length, face: 0 }));
  const random = randomFrom(seed);
  return {
    throw(dice, into) {
      for (const slot of slots) slot.face = random.below(slot.sides);
      const met = new Map<string, number>();
      into.length = dice.length;
      for (const [i, { name, faces }] of dice.entries()) {
        const from = met.get(name) ?? 0;
        let at = slots.findIndex((slot, place) => place >= from && slot.name === name);
        if (at < 0) at = added(name, faces.length, random);
        met.set(name, at + 1);
        // A die that stays as it lies has one face left.
        into[i] = faces.length === 1 ? 0 : slots[at]!.face;
      }
    },
  };

  function added(name: string, sides: number, random: Random): number {
    return slots.push({ name, sides, face: random.below(sides) }) - 1;
  }
}
