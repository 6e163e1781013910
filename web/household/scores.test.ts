import { describe, expect, test } from 'vitest';
import { bestIn, courseOf, quantile, type Result, resultsOf, spreadOf } from './scores.ts';
import { evening, match } from './testing/played.ts';

const results = (...points: number[]): readonly Result[] =>
  points.map((each, nth) => ({ match: `m${nth}`, time: nth, points: each }));

describe('results of somebody', () => {
  test('are theirs alone, not those of others at the table or of a bot of the same name', () => {
    const bot = match('bot:strong 40, Lea 12');
    expect(bot.sitters[0]!.name).toBe('Pip');
    const matches = [match('Lea 12, Mia 9'), match('Mia 30'), bot, match('Pip 3, Lea 7')];
    expect(resultsOf('Lea', matches).map(({ points }) => points)).toEqual([12, 12, 7]);
    expect(resultsOf('Pip', matches).map(({ points }) => points)).toEqual([3]);
  });

  test('spread from the worst to the best, with half of them in the middle', () => {
    expect(spreadOf(results(4, 10, 6, 20, 0))).toMatchObject({
      count: 5,
      best: { match: 'm3', points: 20 },
      worst: { match: 'm4', points: 0 },
      mean: 8,
      low: 4,
      middle: 6,
      high: 10,
    });
    expect(spreadOf([])).toBeUndefined();
  });

  test('are best for who had them first', () => {
    expect(spreadOf(results(5, 31, 31))!.best!.match).toBe('m1');
  });

  test('are best of all for the one who has most', () => {
    const lines = [results(5, 31), results(40), results(8)].map((own, nth) => ({
      name: ['Lea', 'Mia', 'Tom'][nth]!,
      spread: spreadOf(own)!,
    }));
    expect(bestIn(lines)).toMatchObject({ name: 'Mia', points: 40 });
    expect(bestIn([])).toBeUndefined();
  });

  test.each([
    [0, 2],
    [0.25, 3],
    [0.5, 5],
    [0.9, 12.2],
    [1, 15],
  ])('have a quantile of %d in proportion', (share, value) => {
    expect(quantile([2, 3, 5, 8, 15], share)).toBeCloseTo(value, 9);
  });
});

describe('results over time', () => {
  test('are a mark each, with the mean of the last five', () => {
    const course = courseOf(results(10, 20, 30, 40, 50, 60));
    expect(course.perDot).toBe(1);
    expect(course.dots.map(({ points }) => points)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(course.means.map(({ points }) => points)).toEqual([10, 15, 20, 25, 30, 40]);
    expect([course.from, course.to]).toEqual([30, 40]);
  });

  test('share marks when there are many, and none is left out', () => {
    const many = Array.from({ length: 95 }, (_, nth) => nth);
    const { dots, perDot, means, window } = courseOf(results(...many));
    expect([perDot, dots.length, window]).toEqual([3, 32, 14]);
    expect(dots[0]).toEqual({ time: 2, points: 1 });
    // The last one has only two of them.
    expect(dots.at(-1)).toEqual({ time: 94, points: 93.5 });
    expect(means.at(-1)!.points).toBeCloseTo(94 - 6.5, 9);
  });

  test('of nobody are empty', () => {
    expect(courseOf([])).toMatchObject({ dots: [], means: [], from: 0, to: 0 });
  });

  test('keep the time of their match', () => {
    const time = evening(2026, 1, 9);
    expect(resultsOf('Lea', [match('Lea 3', { time, id: 'a' })])).toEqual([
      { match: 'a', time, points: 3 },
    ]);
  });
});
