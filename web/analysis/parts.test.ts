import { expect, test } from 'vitest';
import { HUNDREDTHS, partsOf, TENTHS } from './parts.ts';

const sure = (mean: number) => ({ mean, error: 0, low: mean, high: mean });

test('what is told adds up, however it is rounded', () => {
  const split = {
    final: 49,
    start: sure(67.04),
    luck: sure(-50.46),
    lost: sure(5.46),
    rest: 37.88,
  };
  expect(partsOf(split, TENTHS)).toEqual({
    ...{ start: 67, luck: -50.5, lost: -5.5, rest: 38, final: 49 },
  });
  const chances = {
    final: 1,
    start: sure(0.504),
    luck: sure(0.204),
    lost: sure(0.116),
    rest: 0.408,
  };
  expect(partsOf(chances, HUNDREDTHS)).toEqual({
    ...{ start: 0.5, luck: 0.2, lost: -0.12, rest: 0.42, final: 1 },
  });
});
