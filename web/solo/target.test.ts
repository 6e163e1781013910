import { beforeAll, expect, test } from 'vitest';
import { loadAllTexts } from '../app/testing/texts.ts';
import type { SavedMatch } from '../store/saved.ts';
import { earlierPoints } from './earlier.ts';
import { pastOf } from './past.ts';
import { comparison } from './target.tsx';

beforeAll(() => loadAllTexts('en'));

const NOW: SavedMatch = {
  id: 'now',
  revision: 1,
  game: 'encore',
  players: ['Lea'],
  options: { Sheet: 'blue', Variant: 'solo' },
  chairs: [{ kind: 'person', stamp: 'fox' }],
  dice: 'app',
  entries: [],
  sealed: [],
  corrections: [],
  created: 0,
  changed: 100,
  result: { totals: [17], winners: [0] },
};

function earlier(total: number, changed: number, more: Partial<SavedMatch> = {}): SavedMatch {
  return { ...NOW, id: `${changed}`, changed, result: { totals: [total], winners: [0] }, ...more };
}

test('only earlier scores of the same person on the same sheet count', () => {
  const { result: _, ...open } = earlier(70, 5);
  const all = [
    NOW,
    earlier(19, 20),
    earlier(14, 90),
    earlier(12, 10),
    earlier(90, 200),
    earlier(91, 30, { players: ['Tom'] }),
    earlier(92, 30, { options: { Sheet: 'pink', Variant: 'solo' } }),
    earlier(93, 30, { game: 'qwixx' }),
    earlier(94, 30, { isRetry: true }),
    earlier(96, 30, { takenBack: { counts: [1], at: 4 } }),
    earlier(97, 30, { hinted: [0] }),
    earlier(95, 30, { players: ['Lea', 'Tom'] }),
    open,
  ];
  expect(pastOf(all, NOW)).toEqual({ last: 14, best: 19, mean: 15, count: 3 });
  expect(pastOf([NOW], NOW)).toBeUndefined();
  // The medal at the table knows no other best.
  expect(Math.max(...earlierPoints(all, NOW, 0, NOW.changed))).toBe(19);
});

test.each([
  [17, 14, 19, '3 more than last time, 2 short of your best.'],
  [12, 14, 19, '2 fewer than last time, 7 short of your best.'],
  [14, 14, 19, 'The same as last time, 5 short of your best.'],
  [19, 14, 19, '5 more than last time, level with your best.'],
  [17, 19, 19, '2 fewer than last time.'],
  [19, 19, 19, 'The same as last time.'],
  [20, 14, 19, 'A new best, by 1 point!'],
])('%i after %i with a best of %i', (points, last, best, said) => {
  expect(comparison(points, { last, best, mean: 0, count: 2 }, true)).toBe(said);
});

test.each([
  [20, 14, 19, '6 more than last time.'],
  [17, 14, 19, '3 more than last time, 2 short of your best.'],
])('%i after %i with a best of %i, where none counts', (points, last, best, said) => {
  expect(comparison(points, { last, best, mean: 0, count: 2 }, false)).toBe(said);
});

test('a first score is welcomed', () => {
  expect(comparison(3, undefined, true)).toMatch(/^Your first score/);
  expect(comparison(3, undefined, false)).toBeUndefined();
});
