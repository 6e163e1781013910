import type { Random } from '#kits/random.ts';
import type { Value } from './planner.ts';

/** As sure of a chance as anybody is. */
const SUREST = 0.999;
const STEPS = 1 << 16;

/**
 * The same knowledge, seen through fog: every stand looks better or worse than it is, by so much as
 * stands between an even chance and one of e to 1.
 */
export function blurred(value: Value, seats: number, fog: number, random: () => Random): Value {
  return (stand, roller, seat) => {
    const worth = value(stand, roller, seat);
    return (seats === 1 ? worth : odds(worth)) + fog * about(random());
  };
}

/** The logarithm of the odds of a chance: what a lead is, in the measure of its spread. */
function odds(chance: number): number {
  const sure = Math.min(SUREST, Math.max(1 - SUREST, chance));
  return Math.log(sure / (1 - sure));
}

/** Nearly a normal deviate: three throws added up, as wide as one of them has a spread of one. */
function about(random: Random): number {
  let sum = 0;
  for (let time = 0; time < 3; time++) sum += random.below(STEPS);
  return (2 * sum) / STEPS - 3;
}
