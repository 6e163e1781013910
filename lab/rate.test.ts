import { expect, test } from 'vitest';
import type { Part } from './parts.ts';
import { type RatePlan, rateSheets, ratesOf } from './rate.ts';

/** Two printed sheets, and others to compare. */
const PLAN: RatePlan = {
  game: 'some-game',
  printed: ['first', 'second'],
  sheets: ['same', 'harder', 'easier', 'wilder'],
  bot: 'nobody',
  seats: 1,
  matches: 4,
  seed: 's',
};

/** Totals as if they had been played. */
const TOTALS: Readonly<Record<string, readonly number[]>> = {
  first: [10, 20, 10, 20],
  second: [8, 19, 8, 19],
  same: [9, 20, 9, 20],
  harder: [5, 15, 5, 15],
  easier: [11, 21, 11, 21],
  wilder: [0, 29, 0, 29],
};

const PARTS = ratesOf(PLAN).map((job): Part<'totals'> => {
  return { job, done: TOTALS[job.options.Sheet!]! };
});

test('difficulty is counted on the same dice, luck is the spread', async () => {
  const { printed, sheets } = await rateSheets(PLAN, PARTS, () => undefined);
  expect(printed[0]).toMatchObject({ difficulty: { mean: 0, error: 0 }, luck: { mean: 5 } });
  expect(printed[1]).toMatchObject({ difficulty: { mean: 1.5 }, luck: { mean: 5.5 } });
  expect(sheets[1]).toMatchObject({ difficulty: { mean: 5, error: 0 }, luck: { mean: 5 } });
});

test('good is what lies within the printed sheets', async () => {
  const { bounds, sheets } = await rateSheets(PLAN, PARTS, () => undefined);
  expect(bounds).toEqual({ difficulty: { low: 0, high: 1.5 }, luck: { low: 5, high: 5.5 } });
  expect(sheets.map(({ isGood }) => isGood)).toEqual([true, false, false, false]);
});

test('with a single printed sheet there is some tolerance', async () => {
  const plan = { ...PLAN, printed: ['first'] };
  const { bounds, sheets } = await rateSheets(plan, PARTS, () => undefined);
  expect(bounds.difficulty).toEqual({ low: -2.5, high: 2.5 });
  expect(sheets.map(({ isGood }) => isGood)).toEqual([true, false, true, false]);
});

test('the same sheets are rated the same on any threads', async () => {
  const plan = {
    ...PLAN,
    game: 'encore',
    printed: ['classic'],
    sheets: ['sheet:1'],
    bot: 'greedy',
  };
  const told: Part<'totals'>[] = [];
  const rated = await rateSheets(plan, [], (part) => told.push(part));
  expect(told).toHaveLength(2);
  expect(await rateSheets(plan, [], () => undefined)).toEqual(rated);
  expect(rated.sheets[0]!.score.mean).not.toBe(rated.printed[0]!.score.mean);
});
