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

test('what is told adds up, however it is rounded', () => {
  const { start, clear, left, final } = partsOf(split(0.1));
  expect({ start, left, final }).toEqual({ start: 67, left: undefined, final: 49 });
  expect(clear).toEqual([
    ['dice', -17.4],
    ['own', -5.5],
    ['others', 4.9],
  ]);
});

test('what is not known well is told in whole points', () => {
  expect(partsOf(split(2)).clear).toEqual([
    ['dice', -18],
    ['own', -5],
    ['others', 5],
  ]);
});

test('what could be chance is told together', () => {
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

test('who plays alone has no others', () => {
  const alone = { ...split(2, ['dice', 'own']), others: change(0, 0, false) };
  expect(partsOf(alone)).toMatchObject({ clear: [], left: 'dice-own', together: -18 });
});
