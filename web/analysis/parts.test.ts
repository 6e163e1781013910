import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const change = (mean: number, error = 0.1, isClear = true) => ({
  ...{ mean, error, low: mean, high: mean, isClear },
});
const split = (error: number, unclear: readonly string[] = []) => ({
  ...{ final: 49, start: change(67.04, error) },
  dice: change(-17.46, error, !unclear.includes('dice')),
  own: change(-5.46, error, !unclear.includes('own')),
  others: change(4.88, error, !unclear.includes('others')),
});

test('the shown figures add up, however they are rounded', () => {
  const { start, clear, left, final } = partsOf(split(0.1));
  expect({ start, left, final }).toEqual({ start: 67, left: undefined, final: 49 });
  expect(clear).toEqual([
    ['dice', -17.4],
    ['own', -5.5],
    ['others', 4.9],
  ]);
});

test('imprecise figures are in whole points', () => {
  expect(partsOf(split(2)).clear).toEqual([
    ['dice', -18],
    ['own', -5],
    ['others', 5],
  ]);
});

test('compared with the average of several the end is exact, and all still adds up', () => {
  // 19 points against 22 and 17; then 20 against 20, 20 and 21.
  for (const [final, told] of [
    [-0.5, -0.5],
    [-1 / 3, -0.3],
  ] as const) {
    for (const unclear of [[], ['dice'], ['dice', 'others'], ['dice', 'own', 'others']]) {
      for (const error of [0.1, 2]) {
        const parts = partsOf({ ...split(error, unclear), final });
        expect(parts.final).toBe(told);
        const open = parts.left ? parts.together : 0;
        const sum = parts.clear.reduce((sum, [, points]) => sum + points, parts.start + open);
        expect(sum).toBeCloseTo(told, 9);
      }
    }
  }
  // What is not known well stays whole; only what takes what rounding leaves does not.
  expect(partsOf({ ...split(2, ['dice', 'others']), final: -0.5 })).toMatchObject({
    ...{ start: 67, clear: [['own', -5]], together: -62.5 },
  });
});

test('insignificant parts are shown together', () => {
  const { clear, left, together } = partsOf(split(2, ['dice', 'own']));
  expect({ clear, left, together }).toEqual({
    clear: [['others', 5]],
    left: 'dice-own',
    together: -23,
  });
  expect(partsOf(split(9, ['dice', 'own', 'others']))).toMatchObject({
    clear: [],
    left: 'dice-own-others',
    together: -18,
  });
});

test('a solo match has no others', () => {
  const alone = { ...split(2, ['dice', 'own']), others: change(0, 0, false) };
  expect(partsOf(alone)).toMatchObject({ clear: [], left: 'dice-own', together: -18 });
});
