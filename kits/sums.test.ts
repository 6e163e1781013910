import { expect, test } from 'vitest';
import { add, estimate, estimateOf, noSums, together } from './sums.ts';

function of(...values: readonly number[]) {
  const sums = noSums();
  for (const value of values) add(sums, value);
  return sums;
}

test('mean, standard error and interval of some numbers', () => {
  const { mean, error, low, high } = estimate(of(2, 4, 4, 4, 5, 5, 7, 9));
  expect(mean).toBe(5);
  // A variance of 32 / 7, of eight numbers.
  expect(error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
  expect((high - low) / 2 / error).toBeCloseTo(1.96, 3);
});

test('parts put together tell the same as the whole', () => {
  expect(together([of(1, 5), of(2), of()])).toEqual(of(1, 5, 2));
});

test('numbers that are all the same leave no doubt', () => {
  expect(estimate(of(0.1, 0.1, 0.1))).toMatchObject({ error: 0 });
});

test('a list of numbers is estimated as its sums are', () => {
  expect(estimateOf([1, 5, 2])).toEqual(estimate(of(1, 5, 2)));
});
