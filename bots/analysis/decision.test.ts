import { expect, test } from 'vitest';
import { bestOf } from '../weigh/compare.ts';
import { lookOn, type Weighing, weighingOf } from '../weigh/weighing.ts';
import { isInDoubt, isLost, rankOf, weightOf } from './decision.ts';

const BOTH = { score: 1, win: 40 };
const TEAM = { score: 0, win: 1 };

type Series = (sample: number) => number;

/** A choice of 0 where 1 could be chosen: how matches ended after either. */
function decision(samples: number, scores: [Series, Series], wins: [Series, Series]): Weighing {
  const made = weighingOf(0, [0, 1], 0, (move, k) => ({
    scores: [scores[move]!(k)],
    leads: [scores[move]!(k)],
    wins: [wins[move]!(k)],
  }));
  for (let k = 0; k < samples; k++) lookOn(made);
  return made;
}

const always =
  (value: number): Series =>
  () =>
    value;
/** So much on average, in one sample of so many all at once. */
const rarely =
  (value: number, every: number): Series =>
  (k) =>
    k % every === 0 ? value * every : 0;

test('nothing is called lost on few sets of dice', () => {
  const made = (samples: number) =>
    decision(samples, [always(0), always(3)], [always(1), always(1)]);
  expect([15, 16].map((samples) => isLost(made(samples), BOTH))).toEqual([false, true]);
  expect([15, 16].map((samples) => weightOf(made(samples), BOTH))).toEqual([0, 3]);
  expect([15, 16].map((samples) => isInDoubt(made(samples), BOTH))).toEqual([true, false]);
});

test('nothing is called lost that chance could have brought', () => {
  const made = (samples: number) =>
    decision(samples, [always(0), rarely(3, 4)], [always(1), always(1)]);
  // One in four samples: three standard errors of the difference take about 27 of them.
  expect([16, 24, 32].map((samples) => isLost(made(samples), BOTH))).toEqual([false, false, true]);
  expect(rankOf(made(16), BOTH)).toBe(2);
});

test('what wins less often is not better, whatever points it brings', () => {
  const made = decision(40, [always(0), always(30)], [always(0.6), always(0.5)]);
  expect(bestOf(made.tried, made.kept, BOTH)).toBe(made.kept);
  expect([isLost(made, BOTH), rankOf(made, BOTH)]).toEqual([false, 1]);
  const other = decision(40, [always(30), always(0)], [always(0.2), always(0.98)]);
  expect(isLost(other, BOTH)).toBe(true);
});

test('for a team only the mission counts', () => {
  const made = decision(40, [always(0), always(30)], [always(0.5), always(0.5)]);
  expect(isLost(made, TEAM)).toBe(false);
  expect(weightOf(decision(40, [always(0), always(0)], [always(0), always(0.5)]), TEAM)).toBe(0.5);
});
