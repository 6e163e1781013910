import { describe, expect, test } from 'vitest';
import { paysColour, paysSum, share, sumsOf, UNUSED } from './dice.ts';

/** The rulebook's roll G6 G1 Y2, and one of 3, 1 and 2, as indexes of faces. */
const SIX_ONE_TWO = [5, 0, 1];
const THREE_ONE_TWO = [2, 0, 1];

describe('T2 use: what the dice still make', () => {
  test('T2 lets all dice make numbers, alone or added up, while none is used', () => {
    expect(sumsOf(SIX_ONE_TWO)).toEqual([1, 2, 3, 6, 7, 8, 9]);
  });

  test('T2 takes the die that paid for a colour', () => {
    const yellow = share(UNUSED, paysColour(SIX_ONE_TWO, 'Y'));
    expect(sumsOf(SIX_ONE_TWO, yellow)).toEqual([1, 6, 7]);
  });

  test('T2 takes either of two dice that could have paid, but not both', () => {
    const green = share(UNUSED, paysColour(SIX_ONE_TWO, 'G'));
    expect(sumsOf(SIX_ONE_TWO, green)).toEqual([1, 2, 3, 6, 8]);
    expect(sumsOf(SIX_ONE_TWO, share(green, paysColour(SIX_ONE_TWO, 'G')))).toEqual([2]);
  });

  test.each([
    [6, [1, 2, 3]],
    [7, [2]],
    [8, [1]],
    [9, []],
  ])('T2 takes all dice that make %i', (number, left) => {
    expect(sumsOf(SIX_ONE_TWO, share(UNUSED, paysSum(SIX_ONE_TWO, number)))).toEqual(left);
  });

  test('T2 lets a number be made by one die or by two', () => {
    const three = share(UNUSED, paysSum(THREE_ONE_TWO, 3));
    expect(sumsOf(THREE_ONE_TWO, three)).toEqual([1, 2, 3]);
  });

  test('T2 refuses a number that the dice do not make, and any when all are used', () => {
    expect(share(UNUSED, paysSum(SIX_ONE_TWO, 5))).toBe(0);
    const all = share(UNUSED, paysSum(SIX_ONE_TWO, 9));
    for (const number of [1, 2, 6]) expect(share(all, paysSum(SIX_ONE_TWO, number))).toBe(0);
  });
});
