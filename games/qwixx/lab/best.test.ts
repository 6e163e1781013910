import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { expectedBest } from './best.ts';

/** All 6⁴ rolls, one after the other. */
function byAllRolls(floor: number, brings: Float64Array): number {
  let total = 0;
  for (let roll = 0; roll < 6 ** 4; roll++) {
    const shown = [0, 1, 2, 3].map((die) => brings[die * 6 + (Math.floor(roll / 6 ** die) % 6)]!);
    total += Math.max(floor, ...shown);
  }
  return total / 6 ** 4;
}

test('the expectation of the best of four dice is that of all rolls', () => {
  const random = randomFrom('best of four');
  for (let time = 0; time < 200; time++) {
    // Few different numbers make ties, and some faces that nothing can be done with.
    const brings = Float64Array.from({ length: 24 }, () => {
      return random.below(4) === 0 ? Number.NEGATIVE_INFINITY : random.below(12) - 4;
    });
    const floor = random.below(10) - 5;
    expect(expectedBest(floor, brings)).toBeCloseTo(byAllRolls(floor, brings), 12);
  }
});

test('dice that bring nothing leave what can be had without them', () => {
  expect(expectedBest(-5, new Float64Array(24).fill(Number.NEGATIVE_INFINITY))).toBe(-5);
});
