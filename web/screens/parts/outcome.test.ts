import { expect, test } from 'vitest';
import { seatsByPlace } from './outcome.ts';

const RESULT = { totals: [-7, 17, 15, 23, 17], winners: [3] };

test('a score is read from the winner on, and ties stay as they sit', () => {
  expect(seatsByPlace(RESULT, undefined)).toEqual([3, 1, 4, 2, 0]);
});

test('the reader comes before the winner', () => {
  expect(seatsByPlace(RESULT, 0)).toEqual([0, 3, 1, 4, 2]);
  expect(seatsByPlace(RESULT, 3)).toEqual([3, 1, 4, 2, 0]);
});

test('a winner by more than points comes before a player with more points', () => {
  expect(seatsByPlace({ totals: [20, 18], winners: [1] }, undefined)).toEqual([1, 0]);
});
