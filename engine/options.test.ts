import { describe, expect, test } from 'vitest';
import { oneEach, oneOf, soloVariant } from './options.ts';

test('one of some values is known in either case, and nothing else is', () => {
  const sheet = oneOf('Sheet', ['classic', 'red']);
  expect(['RED', 'Classic', 'redd', ''].map((value) => sheet.read(value, 2))).toEqual([
    'red',
    'classic',
    undefined,
    undefined,
  ]);
});

describe('one value each', () => {
  const sides = oneEach(
    'Sides',
    (side) => (side === '1' || side === '2' ? side : undefined),
    () => [],
  );

  test('is written with one space after each comma', () => {
    expect(sides.read('1,2 ,  1', 3)).toBe('1, 2, 1');
  });

  test('is unknown when a value is, or when there are too few or too many', () => {
    expect(['1, 3', '1', '1, 2, 1', '1,'].map((value) => sides.read(value, 2))).toEqual(
      new Array(4).fill(undefined),
    );
  });
});

test('one player always plays solo, several never do', () => {
  expect([soloVariant.read('Solo', 1), soloVariant.implied?.(1)]).toEqual(['solo', 'solo']);
  expect([soloVariant.read('solo', 2), soloVariant.implied?.(2)]).toEqual([undefined, undefined]);
});
