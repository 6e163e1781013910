import { expect, test } from 'vitest';
import { best } from './winners.ts';

test('the highest claim wins', () => {
  expect(best([[3], [7], [5]])).toEqual([1]);
  expect(best([[-20], [-15]])).toEqual([1]);
});

test('a tie is broken by the next number, and shared when there is none', () => {
  expect(
    best([
      [7, 1],
      [7, 2],
      [5, 9],
    ]),
  ).toEqual([1]);
  expect(
    best([
      [7, 2],
      [5, 9],
      [7, 2],
    ]),
  ).toEqual([0, 2]);
});
