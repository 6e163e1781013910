import { expect, test } from 'vitest';
import { lostAmounts, luckAmount } from './amount.ts';

const change = (mean: number, error: number) => {
  const [low, high] = [mean - 2 * error, mean + 2 * error];
  return { mean, error, low, high, isClear: low > 0 || high < 0 };
};
const clear = { score: change(-3.42, 0.5), win: change(-0.118, 0.02) };
const noise = { score: change(-3.42, 4), win: change(-0.118, 0.2) };

test('luck is told in points, and for a team by its mission', () => {
  expect(luckAmount('points', clear)).toBe('−3.4');
  expect(luckAmount('win', clear)).toBe('−3.4');
  expect(luckAmount('mission', clear)).toBe('−12% for the mission');
});

test('nothing is told that could be chance', () => {
  for (const counted of ['points', 'win', 'mission'] as const) {
    expect(luckAmount(counted, noise)).toBeUndefined();
    expect(lostAmounts(counted, { score: change(3, 4), win: change(0.1, 0.2) })).toEqual([]);
  }
});

test('what was lost is told in points and, where that is clear, as a chance', () => {
  const lead = { score: change(3.42, 0.5), win: change(0.118, 0.02) };
  expect(lostAmounts('points', lead)).toEqual(['−3.4']);
  expect(lostAmounts('win', lead)).toEqual(['−3.4', '−12% to win']);
  expect(lostAmounts('mission', lead)).toEqual(['−12% for the mission']);
  // Whoever gives up points for the match has lost none of them.
  expect(lostAmounts('win', { ...lead, score: change(-2, 0.1) })).toEqual(['−12% to win']);
});
