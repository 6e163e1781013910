import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const sure = (mean: number) => ({ mean, error: 0, low: mean, high: mean });

test('what is told adds up, however it is rounded', () => {
  const split = {
    final: 49,
    start: sure(67.04),
    luck: sure(-50.46),
    lost: sure(5.46),
    rest: 37.88,
  };
  expect(partsOf(split)).toEqual({ start: 67, luck: -50.5, lost: -5.5, rest: 38, final: 49 });
});
