import { expect, test } from 'vitest';
import { add, estimate, estimateOf, noSums, shareAround, shareOf, together } from './sums.ts';

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

test('a share of few that are all alike is not sure', () => {
  const twelve = shareOf(new Array(12).fill(1));
  expect(twelve.mean).toBe(1);
  // Fourteen of sixteen.
  expect(twelve.error).toBeCloseTo(Math.sqrt((14 / 16) * (2 / 16) * (1 / 15)), 12);
  expect([twelve.low, twelve.high]).toEqual([expect.closeTo(0.71, 2), 1]);
  const none = shareOf([0, 0, 0]);
  expect([none.mean, none.low]).toEqual([0, 0]);
  expect(none.high).toBeGreaterThan(0.5);
  expect(shareOf(new Array(2000).fill(1)).low).toBeGreaterThan(0.995);
});

test('a share lies within its interval, and both within none and all', () => {
  for (let count = 1; count < 40; count++) {
    for (let sum = 0; sum <= count; sum += 0.25) {
      const won = Array.from({ length: count }, (_, nth) => Math.min(1, Math.max(0, sum - nth)));
      const even = won.map(() => sum / count);
      for (const { mean, low, high } of [shareOf(won), shareOf(even)]) {
        expect(low >= 0 && low <= mean && mean <= high && high <= 1).toBe(true);
      }
    }
  }
  expect(shareAround(0.02, 0.1)).toMatchObject({ mean: 0.02, low: 0 });
  expect(shareAround(1.02, 0.1)).toMatchObject({ mean: 1, high: 1, error: 0.1 });
});
