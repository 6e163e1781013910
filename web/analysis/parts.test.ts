import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const change = (mean: number, error = 0) => ({
  ...{ mean, error, low: mean, high: mean, isClear: true },
});
const split = (error: number) => ({
  ...{ final: 49, start: change(67.04, error), dice: change(-17.46) },
  ...{ own: change(-5.46), others: change(4.88) },
});

test('what is told adds up, however it is rounded', () => {
  expect(partsOf(split(0))).toEqual({ start: 67, dice: -17.4, own: -5.5, others: 4.9, final: 49 });
});

test('what is not known well is told in whole points', () => {
  expect(partsOf(split(2))).toEqual({ start: 67, dice: -18, own: -5, others: 5, final: 49 });
});
