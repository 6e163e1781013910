import { expect, test } from 'vitest';
import { estimateOf } from '#kits/sums.ts';
import { winChance } from './outcome.ts';

const times = (count: number, value: number) => new Array<number>(count).fill(value);

test('few matches that were all won leave a doubt, and so do some that were shared', () => {
  expect(winChance(times(12, 1)).low).toBeCloseTo(0.71, 2);
  const shared = [1, 2, 3, 4, 5, 6].map((seats) => 1 / seats);
  expect(winChance(shared).error).toBeGreaterThan(estimateOf(shared).error);
});

test('what a bot foresaw is as certain as it differs', () => {
  const foreseen = [0.53, 0.49, 0.55, 0.51];
  expect(winChance(foreseen)).toEqual(estimateOf(foreseen));
  expect(winChance([0.999, 0.2]).high).toBe(1);
});

test('the more of it is a result, the more is in doubt', () => {
  const errors = [0, 4, 8, 12].map(
    (won) => winChance([...times(won, 1), ...times(12 - won, 0.999)]).error,
  );
  expect(errors).toEqual(errors.toSorted((one, other) => one - other));
  expect([errors[0], errors[3]]).toEqual([expect.closeTo(0, 9), winChance(times(12, 1)).error]);
});
