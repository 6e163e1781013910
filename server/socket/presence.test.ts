import { expect, test } from 'vitest';
import { MOST_PROCESSES, readCompany, written } from './presence.ts';

test.each([
  {
    process: 0,
    seats: new Set<number>(),
    claims: new Set<number>(),
    spectators: 0,
    isAsking: false,
  },
  {
    process: MOST_PROCESSES - 1,
    seats: new Set([0, 3, 7]),
    claims: new Set([7]),
    spectators: 4095,
    isAsking: true,
  },
])('what one process tells is what another hears', (company) => {
  expect(Number.isSafeInteger(written(company))).toBe(true);
  expect(readCompany(written(company))).toEqual(company);
});

test('a crowd is counted as far as there is room', () => {
  const crowd = { process: 1, seats: new Set([1]), claims: new Set<number>(), isAsking: false };
  const heard = readCompany(written({ ...crowd, spectators: 10_000 }));
  expect(heard).toEqual({ ...crowd, spectators: 4095 });
});

test('that news may have been missed is nobody’s company', () => {
  expect(readCompany(Number.POSITIVE_INFINITY)).toBeUndefined();
});
