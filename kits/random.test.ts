import { describe, expect, it } from 'vitest';
import { randomFrom, shuffle } from './random.ts';

const MOST = 2 ** 31 - 1;

function draws(seed: string, n: number, count: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => random.below(n));
}

describe('randomFrom', () => {
  it.each([
    ['', [1538379486, 1195931391, 1585310213, 2126799501, 1174182324, 987114046]],
    ['dicepad', [552040376, 1300585184, 104037757, 2109438979, 338314687, 114683146]],
    ['Dicepad', [1855911992, 185957903, 1978675357, 2113478574, 2093099411, 28854767]],
    ['🎲', [1109414661, 1747571289, 57943806, 1141895421, 431904561, 143930349]],
  ])('always draws the same from seed %j', (seed, expected) => {
    expect(draws(seed, MOST, 6)).toEqual(expected);
  });

  it('gives streams of their own to seeds that hardly differ', () => {
    const firsts = Array.from({ length: 1000 }, (_, at) => draws(`match ${at}`, MOST, 1)[0]);
    expect(new Set(firsts).size).toBe(1000);
  });

  it('throws every face of a die equally often', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (const face of draws('fair', 6, 60_000)) faces[face]! += 1;
    const chiSquare = faces.reduce((sum, found) => sum + (found - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(15); // 99 % of fair dice; the seed is fixed
  });

  it('favours no part of a range that does not divide the draws', () => {
    const third = 2 ** 29;
    const low = draws('thirds', 3 * third, 30_000).filter((drawn) => drawn < third).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(250); // without drawing again it would be 15,000
  });

  it('knows only 0 below 1', () => {
    expect(draws('one', 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('refuses to draw below %d', (n) => {
    expect(() => randomFrom('').below(n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  it('orders a list the same for ever', () => {
    const list = [...'ABCDEFGHIJ'];
    shuffle(randomFrom('dicepad'), list);
    expect(list.join('')).toBe('ACJDHBEFIG');
  });

  it('reaches every order equally often', () => {
    const random = randomFrom('orders');
    const found = new Map<string, number>();
    for (let round = 0; round < 6000; round++) {
      const list = ['a', 'b', 'c'];
      shuffle(random, list);
      found.set(list.join(''), (found.get(list.join('')) ?? 0) + 1);
    }
    expect(found.size).toBe(6);
    for (const times of found.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
  });
});
