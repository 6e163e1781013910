import { ROLLS } from './prices.ts';

/** What rolling again makes of the worth of every roll. */
const FACES = 6;
export const MASKS = 8;
/** How far apart two rolls are that differ by one in a die. */
const STRIDES = [FACES * FACES, FACES, 1];

/** For each set of dice that are rolled again: the least roll that has the same kept dice. */
const LEAST = Array.from({ length: MASKS }, (_, mask) =>
  Uint8Array.from({ length: ROLLS }, (_, roll) =>
    STRIDES.reduce((least, stride, die) => {
      const face = Math.floor(roll / stride) % FACES;
      return mask & (1 << die) ? least : least + face * stride;
    }, 0),
  ),
);
/** How many rolls have the same kept dice. */
const COUNTS = LEAST.map((least) => least.filter((roll) => roll === 0).length);

/** For each roll what it is worth on average to roll some of its dice again. */
export class Rerolls {
  readonly #means = LEAST.map(() => new Float64Array(ROLLS));
  /** The best dice to roll again, for each roll, and what it is worth. */
  readonly masks = new Uint8Array(ROLLS);
  readonly worths = new Float64Array(ROLLS);

  /** `best` is what each roll is worth as it lies. */
  weigh(best: Float64Array): void {
    for (let mask = 0; mask < MASKS; mask++) {
      const [means, least] = [this.#means[mask]!.fill(0), LEAST[mask]!];
      const part = 1 / COUNTS[mask]!;
      for (let roll = 0; roll < ROLLS; roll++) means[least[roll]!]! += part * best[roll]!;
    }
    for (let roll = 0; roll < ROLLS; roll++) this.#settle(roll);
  }

  /** The mean over what may be rolled. */
  worthOf(roll: number, mask: number): number {
    return this.#means[mask]![LEAST[mask]![roll]!]!;
  }

  #settle(roll: number): void {
    let most = Number.NEGATIVE_INFINITY;
    for (let mask = 0; mask < MASKS; mask++) {
      const worth = this.worthOf(roll, mask);
      if (worth <= most) continue;
      most = worth;
      this.masks[roll] = mask;
    }
    this.worths[roll] = most;
  }

  /** How likely each roll is to lie there in the end, if the best dice are rolled again. */
  chances(into: Float64Array): void {
    const mass = this.#means;
    for (const each of mass) each.fill(0);
    for (let roll = 0; roll < ROLLS; roll++) {
      const mask = this.masks[roll]!;
      mass[mask]![LEAST[mask]![roll]!]! += 1 / ROLLS;
    }
    for (let roll = 0; roll < ROLLS; roll++) {
      let sum = 0;
      for (let mask = 0; mask < MASKS; mask++) {
        sum += mass[mask]![LEAST[mask]![roll]!]! / COUNTS[mask]!;
      }
      into[roll] = sum;
    }
  }
}
