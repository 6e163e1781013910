import { expect, test } from 'vitest';
import { Succession } from './succession.ts';

const SEAT = 1;

test('while the newest device is there nobody else is in line', () => {
  const succession = new Succession();
  succession.claim(SEAT, 10);
  succession.claim(SEAT, 20);
  expect(succession.placeOf(10, SEAT, [10, 20])).toBeUndefined();
});

test('when it is gone the one that played before it comes first', () => {
  const succession = new Succession();
  for (const process of [10, 20, 30]) succession.claim(SEAT, process);
  expect([10, 20].map((each) => succession.placeOf(each, SEAT, [10, 20]))).toEqual([1, 0]);
  succession.claim(SEAT, 10);
  expect(succession.placeOf(20, SEAT, [10, 20])).toBeUndefined();
  expect(succession.placeOf(10, SEAT, [10, 20])).toBe(0);
});

test('a process whose own device is gone comes first, if another of that player is there', () => {
  const succession = new Succession();
  succession.claim(SEAT, 10);
  expect(succession.placeOf(10, SEAT, [10])).toBe(0);
});

test('a process that knows of no claim assumes that others play, as long as they are there', () => {
  const succession = new Succession();
  expect(succession.placeOf(10, SEAT, [10, 20])).toBeUndefined();
  expect(succession.placeOf(10, SEAT, [10])).toBe(0);
});

test('those that never played come last, in the same order everywhere', () => {
  const succession = new Succession();
  for (const process of [10, 40]) succession.claim(SEAT, process);
  const there = [30, 20, 10];
  expect([10, 20, 30].map((each) => succession.placeOf(each, SEAT, there))).toEqual([0, 1, 2]);
});

test('what was claimed before people changed seats is forgotten', () => {
  const succession = new Succession();
  succession.claim(SEAT, 20);
  succession.clear();
  expect(succession.placeOf(10, SEAT, [10])).toBe(0);
});
