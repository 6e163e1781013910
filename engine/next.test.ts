import { expect, test } from 'vitest';
import { everyone, NOBODY, only, others } from './next.ts';

test('everyone is all seats of the table, in order', () => {
  expect(everyone(1)).toEqual({ for: 'seats', seats: [0] });
  expect(everyone(6)).toEqual({ for: 'seats', seats: [0, 1, 2, 3, 4, 5] });
});

test('only one seat is awaited, at the largest table too', () => {
  expect(only(0)).toEqual({ for: 'seats', seats: [0] });
  expect(only(5)).toEqual({ for: 'seats', seats: [5] });
});

test('the others are all seats of the table but that one', () => {
  expect(others(3, 1)).toEqual({ for: 'seats', seats: [0, 2] });
  expect(others(6, 5)).toEqual({ for: 'seats', seats: [0, 1, 2, 3, 4] });
  expect(others(1, 0)).toEqual({ for: 'seats', seats: [] });
});

test('nobody is awaited when a match is over', () => {
  expect(NOBODY).toEqual({ for: 'nobody' });
});
