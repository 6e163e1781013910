import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { bestBlurred } from './blurred.ts';

const WEIGHED = { moves: [7, 8, 9, 10], worths: [0.1, 0.5, 0.4, 0.9] };

test('clear eyes see the best of those that count', () => {
  expect(bestBlurred(WEIGHED, 3, 0, randomFrom('x'))).toBe(8);
});

test('blurred ones err where it is close, never where it is far', () => {
  const seen = new Set<number>();
  const random = randomFrom('x');
  for (let time = 0; time < 200; time++) seen.add(bestBlurred(WEIGHED, 3, 0.15, random));
  expect([...seen].sort()).toEqual([8, 9]);
});
