import { expect, test } from 'vitest';
import { amount } from './amount.ts';

test('what a match is played for is told first', () => {
  expect(amount('points', -3.42, 0)).toBe('−3.4');
  expect(amount('win', -3.42, -0.118)).toBe('−12% to win; points: −3.4');
  expect(amount('win', 2, -0.001)).toBe('0% to win; points: +2.0');
  expect(amount('mission', -3.42, 0.05)).toBe('+5% for the mission');
});
