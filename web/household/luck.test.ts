import { expect, test } from 'vitest';
import type { Analysis, Split } from '#bots/analysis/told.ts';
import { lookOf, luckOf, seenIn, unseenIn } from './luck.ts';
import { found, match } from './testing/played.ts';

const look = (luck: number, skill: number) => ({ luck, skill, samples: 6 });

const looked = (id: string, ...looks: (readonly [luck: number, skill: number] | undefined)[]) =>
  match('Lea 12, Mia 9', {
    id,
    found: found(),
    looks: Object.fromEntries(looks.flatMap((each, seat) => (each ? [[seat, look(...each)]] : []))),
  });

test('luck and skill are means, with what they may be off by', () => {
  const matches = [looked('a', [2, -1]), looked('b', [4, -1]), looked('c', [6, -1])];
  expect(luckOf('Lea', matches)).toEqual({
    name: 'Lea',
    count: 3,
    luck: 4,
    skill: -1,
    luckWithin: expect.closeTo(2 * Math.sqrt(4 / 3), 9),
    skillWithin: 0,
  });
});

test('of fewer than three matches nothing is said', () => {
  expect(luckOf('Lea', [looked('a', [2, -1]), looked('b', [4, -1])])).toBeUndefined();
  expect(luckOf('Mia', [looked('a', [2, -1])])).toBeUndefined();
});

test('what was not looked at yet is counted, and comes latest first', () => {
  const damaged = match('Lea 1', { id: 'damaged' });
  const matches = [looked('a', [1, 1]), damaged, looked('b', undefined, [2, 2]), looked('c')];
  expect(seenIn(['Lea', 'Mia'], matches)).toEqual({ seen: 2, of: 7 });
  expect(unseenIn(['Lea'], matches)).toEqual([
    { match: 'c', seat: 0 },
    { match: 'b', seat: 0 },
  ]);
});

test('an analysis is in points, a team’s in hundredths of its chance', () => {
  const split = (dice: number, own: number) =>
    ({ dice: { mean: dice }, own: { mean: own } }) as unknown as Split;
  const analysis = { score: split(3, -2), win: split(0.1, -0.25), samples: 8 };
  const told = (counted: string) => lookOf({ ...analysis, counted } as unknown as Analysis);
  expect(told('win')).toEqual({ luck: 3, skill: -2, samples: 8 });
  expect(told('points')).toEqual({ luck: 3, skill: -2, samples: 8 });
  expect(told('mission')).toEqual({ luck: 10, skill: -25, samples: 8 });
});
