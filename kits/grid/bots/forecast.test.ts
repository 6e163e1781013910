import { expect, test } from 'vitest';
import { agreed } from './forecast.ts';

test('where two see their duel differently the truth is in the middle', () => {
  const forecasts = [
    { score: 30, wins: [0, 0.8], leads: [0, 6] },
    { score: 25, wins: [0.4, 0], leads: [-4, 0] },
  ];
  const outcome = agreed(forecasts, 2);
  expect(outcome.scores).toEqual([32, 27]);
  expect(outcome.leads).toEqual([5, -5]);
  expect(outcome.wins[0]).toBeCloseTo(0.7, 9);
  expect(outcome.wins[1]).toBeCloseTo(0.3, 9);
});

test('to win is to beat each of the others, and somebody wins', () => {
  const even = { score: 20, wins: [0.5, 0.5, 0.5], leads: [0, 0, 0] };
  expect(agreed([even, even, even], 0).wins).toEqual([1 / 3, 1 / 3, 1 / 3]);
  // The first beats both others three times of four; its lead is the mean of both.
  const { wins, leads } = agreed(
    [
      { score: 26, wins: [0, 0.75, 0.75], leads: [0, 4, 8] },
      { score: 22, wins: [0.25, 0, 0.5], leads: [-4, 0, 4] },
      { score: 18, wins: [0.25, 0.5, 0], leads: [-8, -4, 0] },
    ],
    0,
  );
  expect(wins[0]).toBeCloseTo((0.75 * 0.75) / (0.75 * 0.75 + 2 * 0.25 * 0.5), 9);
  expect(leads).toEqual([6, 0, -6]);
});

test('alone there are only points', () => {
  expect(agreed([{ score: 25, wins: [0], leads: [0] }], 1)).toEqual({
    scores: [26],
    leads: [26],
    wins: [1],
  });
});
