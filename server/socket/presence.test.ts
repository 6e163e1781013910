import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { MOST_PROCESSES, MOST_SEATS, readCompany, written } from './presence.ts';

test.each([
  {
    process: 0,
    seats: new Set<number>(),
    looking: new Set<number>(),
    claims: new Set<number>(),
    spectators: 0,
    isAsking: false,
  },
  {
    process: MOST_PROCESSES - 1,
    seats: new Set([0, 3, 5]),
    looking: new Set([1, 5]),
    claims: new Set([5]),
    spectators: 4095,
    isAsking: true,
  },
])('what one process encodes is what another decodes', (company) => {
  expect(Number.isSafeInteger(written(company))).toBe(true);
  expect(readCompany(written(company))).toEqual(company);
});

test('a crowd is counted as far as there is room', () => {
  const nobody = new Set<number>();
  const crowd = {
    process: 1,
    seats: new Set([1]),
    looking: nobody,
    claims: nobody,
    isAsking: false,
  };
  const heard = readCompany(written({ ...crowd, spectators: 10_000 }));
  expect(heard).toEqual({ ...crowd, spectators: 4095 });
});

test('there is room for the seats of every game', () => {
  expect(Math.max(...GAMES.map(({ players }) => players.max))).toBeLessThanOrEqual(MOST_SEATS);
});

test('whatever a process of another version sends is nobody, or somebody at a seat that can be', () => {
  // As it was before there was a mask for those who look at a result: 20 + 8 + 8 + 12 + 1 bits.
  const former = (process: number, here: number, claims: number) =>
    ((process * 256 + here) * 256 + claims) * 8192;
  for (const sent of [0, former(2 ** 20 - 1, 255, 255), former(77, 5, 1), 2 ** 51 - 1]) {
    const { process, ...heard } = readCompany(sent)!;
    expect(process).toBeLessThan(MOST_PROCESSES);
    for (const each of [heard.seats, heard.looking, heard.claims]) {
      for (const seat of each) expect(seat).toBeLessThan(MOST_SEATS);
    }
  }
  for (const sent of [-1, 0.5, 2 ** 51, Number.MAX_SAFE_INTEGER]) {
    expect(readCompany(sent)).toBeUndefined();
  }
});

test('that news may have been missed is nobody’s company', () => {
  expect(readCompany(Number.POSITIVE_INFINITY)).toBeUndefined();
});
