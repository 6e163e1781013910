import { expect, test } from 'vitest';
import type { Analysis, DecisionLook, Idea } from '#bots/analysis/told.ts';
import { firstShare, matteredOf, rowsOf, worstOf } from './rows.ts';

const sure = (mean: number) => ({ mean, error: 0, low: mean, high: mean, isClear: mean !== 0 });
const value = (score: number, win = 0) => ({ score: sure(score), win: sure(win) });
const idea = (text: string, score: number): Idea => ({ text, ...value(score) });
const split = {
  ...{ final: 0, start: sure(0), dice: sure(0), own: sure(0), others: sure(0) },
};

/** A choice of A where B is worth so much, in points more than A. */
function decision(roll: number, more: number, rank = 1): DecisionLook {
  const [a, b] = [idea('A', 10), idea('B', 10 + more)];
  return {
    at: roll * 2,
    roll,
    chosen: a,
    best: more > 0 ? b : a,
    ideas: more > 0 ? [b, a] : [a, b],
    lead: value(Math.max(more, 0), Math.max(more, 0) / 100),
    isLost: more > 1,
    rank,
    weight: more > 1 ? more : Math.max(-more, 0) / 2,
  };
}

const analysis = (decisions: readonly DecisionLook[]): Analysis => ({
  seat: 0,
  samples: 10,
  counted: 'win',
  rolls: [1, 2, 3, 4, 5].map((roll) => ({
    ...{ at: 0, roll, before: value(0), luck: value(roll / 10) },
  })),
  decisions,
  score: split,
  win: split,
  lost: value(0),
});

test('a roll has its luck, its decisions and what they lost', () => {
  const rows = rowsOf(analysis([decision(2, 3), decision(2, 2), decision(3, 0.5)]));
  expect(rows.map(({ luck }) => luck.score.mean)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(rows.map(({ lost }) => lost)).toEqual([0, 5, 0, 0, 0]);
  expect(rows.map(({ isLost }) => isLost)).toEqual([false, true, false, false, false]);
  expect(rows[1]!.decisions).toHaveLength(2);
  // One begins again before one’s first decision; where there was none, after the roll.
  expect(rows.map(({ at }) => at)).toEqual([1, 4, 6, 1, 1]);
});

test('what mattered is what was lost, and what was right where all else was worse', () => {
  const all = [decision(1, -9), decision(2, 2), decision(3, 0), decision(4, -1), decision(5, 4)];
  const mattered = matteredOf(rowsOf(analysis(all)), 'win');
  expect(mattered.map(({ roll }) => roll)).toEqual([1, 2, 5]);
  expect(matteredOf(rowsOf(analysis([decision(3, 0)])), 'win')).toEqual([]);
});

test('the worst loss is always among what mattered', () => {
  const right = [decision(1, -9), decision(2, -9), decision(4, -9)];
  const mattered = matteredOf(rowsOf(analysis([...right, decision(3, 2)])), 'win');
  expect(mattered.map(({ roll }) => roll)).toEqual([1, 2, 3]);
});

test('the worst is where most points were lost; without points, most of what counts', () => {
  const worst = (decisions: readonly DecisionLook[], counted: 'win' | 'mission' = 'win') =>
    worstOf(rowsOf(analysis(decisions)), counted)?.roll;
  // Points and winning combined weigh more here, but points are shown.
  const heavy = { ...decision(2, 2), weight: 20 };
  expect(worst([decision(1, 9), heavy])).toBe(1);
  expect(worst([decision(1, 9), heavy], 'mission')).toBe(2);
  const [winning, less] = [2, 3].map((roll) => ({
    ...{ ...decision(roll, 2), lead: value(-1, 0.5), weight: 20 / roll },
  }));
  expect(worst([less!, winning!])).toBe(2);
  expect(worst([decision(1, 0)])).toBeUndefined();
});

test('only first choices are counted', () => {
  const all = [decision(1, 0), decision(2, 2, 2), decision(3, 3, 3), decision(4, 3, 4)];
  expect(firstShare(analysis(all))).toBe(0.25);
  expect(firstShare(analysis([]))).toBeUndefined();
});
