import { expect, test } from 'vitest';
import type { Match } from '#engine/match.ts';
import { apart, missionBand, missionRace, namedRolls, racesOf, ticksOf } from './race-lines.ts';

test('a race has a score before the first roll and after each, with all that follows on it', () => {
  const frame = (rolls: number, ...totals: number[]) => ({
    ...{ rolls, position: totals, entries: [], said: [] },
  });
  const game = { scores: (totals: number[]) => totals.map((total) => ({ total, parts: {} })) };
  const match = { game, players: ['A', 'B'] } as unknown as Match;
  const frames = [frame(0, -5, -5), frame(1, -5, -5), frame(1, -4, -5), frame(2, -4, -5)];
  expect(racesOf(match, [...frames, frame(2, -1, 0)])).toEqual([
    [-5, -4, -1],
    [-5, -5, 0],
  ]);
});

test('the race for a mission is its chance before the first roll and after each', () => {
  const change = (mean: number, error = 0) => ({
    ...{ mean, error, low: mean, high: mean, isClear: true },
  });
  const luck = { score: change(0), win: change(0) };
  const rolls = (error: number) =>
    [0.5, 0.756].map((win, i) => ({
      ...{ at: i, roll: i + 1, luck, before: { score: change(9), win: change(win, error) } },
    }));
  const win = {
    ...{ final: 1, start: change(0.5), dice: change(0), own: change(0), others: change(0) },
  };
  expect(missionRace({ rolls: rolls(0.05), win })).toEqual([50, 76, 100]);
  expect(missionBand({ rolls: rolls(0.05), win })[2]).toEqual({ low: 100, high: 100 });
  expect(missionBand({ rolls: rolls(0.05), win })[1]).toEqual({ low: 75.6, high: 75.6 });
  // A line of noise is no race.
  expect(missionRace({ rolls: rolls(0.2), win })).toBeUndefined();
});

test('a scale has few round numbers that hold all scores', () => {
  expect(ticksOf(-22, 18)).toEqual([-30, -20, -10, 0, 10, 20]);
  expect(ticksOf(0, 3)).toEqual([0, 1, 2, 3]);
  expect(ticksOf(0, 0)).toEqual([0, 1]);
  expect(ticksOf(0, 109)).toEqual([0, 50, 100, 150]);
});

test('not every roll is named where there are many', () => {
  expect(namedRolls(4)).toEqual([1, 2, 3, 4]);
  expect(namedRolls(28)).toEqual([5, 10, 15, 20, 25]);
});

test('labels keep their distance and their order', () => {
  expect(apart([10, 50], 15)).toEqual([10, 50]);
  expect(apart([20, 18, 19], 10)).toEqual([38, 18, 28]);
});
