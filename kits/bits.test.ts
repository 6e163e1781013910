import { describe, expect, test } from 'vitest';
import { bitsOf, popcount } from './bits.ts';

const CASES: readonly (readonly [number, readonly number[]])[] = [
  [0, []],
  [1, [0]],
  [0b1011, [0, 1, 3]],
  [1 << 20, [20]],
  [(1 << 21) - 1, Array.from({ length: 21 }, (_, place) => place)],
  [1 << 31, [31]],
  [-1, Array.from({ length: 32 }, (_, place) => place)],
  [~0b101, Array.from({ length: 32 }, (_, place) => place).filter((at) => at !== 0 && at !== 2)],
];

describe('bits', () => {
  test.each(CASES)('of %i are in their places', (bits, places) => {
    expect(bitsOf(bits)).toEqual(places);
    expect(popcount(bits)).toBe(places.length);
  });

  test('are those of the binary digits', () => {
    for (let bits = 0; bits < 1 << 12; bits++) {
      const digits = [...bits.toString(2)].reverse();
      const places = digits.flatMap((digit, place) => (digit === '1' ? [place] : []));
      expect(bitsOf(bits)).toEqual(places);
      expect(popcount(bits * 0x80001)).toBe(2 * places.length); // the same twice, 19 places apart
    }
  });
});
