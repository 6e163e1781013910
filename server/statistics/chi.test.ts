import { describe, expect, test } from 'vitest';
import { speaker } from '#engine/text.ts';
import { chiSquareTest } from './chi.ts';
import { STATISTICS_TEXTS } from './texts.ts';
import { verdictOn } from './verdict.ts';

/** Critical values as printed in tables of the chi-square distribution. */
test.each([
  [1, 3.841, 0.05],
  [1, 6.635, 0.01],
  [2, 5.991, 0.05],
  [5, 11.07, 0.05],
  [5, 1.145, 0.95],
  [5, 20.515, 0.001],
  [11, 19.675, 0.05],
  [30, 43.773, 0.05],
  [100, 124.342, 0.05],
])('%i degrees of freedom, %f: %f', (degrees, value, chance) => {
  const counts = Array.from({ length: degrees + 1 }, () => 100);
  // One face too many and one too few make any given value.
  const off = Math.sqrt((value * 100) / 2);
  counts[0]! += off;
  counts[1]! -= off;
  const test = chiSquareTest(
    counts,
    counts.map(() => 100),
  );
  expect(test.degrees).toBe(degrees);
  expect(test.chiSquare).toBeCloseTo(value, 6);
  expect(test.chance).toBeCloseTo(chance, 4);
});

test('what is exactly as expected strays no further than any dice', () => {
  expect(chiSquareTest([10, 10], [10, 10])).toEqual({ chiSquare: 0, degrees: 1, chance: 1 });
});

test('what no fair dice would do has no chance', () => {
  expect(chiSquareTest([6000, 0, 0, 0, 0, 0], Array(6).fill(1000)).chance).toBeLessThan(1e-100);
});

describe('in words', () => {
  const say = speaker(STATISTICS_TEXTS.en, [], 'en');
  const said = (chance: number) => verdictOn({ chiSquare: 1, degrees: 5, chance }, say);
  test.each([
    [0.5, 'As even as fair dice: of 100 fair dice rolled this often, about 50 would be'],
    [0.03, 'A little uneven: of 1,000 fair dice rolled this often, about 30 would be'],
    [0.0001, 'Very uneven: fewer than one in 1,000 fair dice would be.'],
  ])('%f: %s', (chance, words) => {
    expect(said(chance)).toContain(words);
  });
});
