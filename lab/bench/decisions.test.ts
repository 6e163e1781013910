import { expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { SHELVES } from '#games/index.ts';
import { momentsOf, paceOf, rolloutsOf } from './decisions.ts';
import { yardsticksOf } from './yardsticks.ts';

const [{ game, bots }] = SHELVES as [(typeof SHELVES)[number]];
const greedy = bots.greedy!;

test('moments are the same each time, and always leave a choice', () => {
  const moments = momentsOf(game, greedy, 2, 20);
  expect(moments).toHaveLength(20);
  expect(momentsOf(game, greedy, 2, 20)).toEqual(moments);
  for (const { position, seat } of moments) {
    expect(movesOf(game, position, seat).length).toBeGreaterThan(1);
  }
});

test('decisions and rollouts are counted', () => {
  // Near the end of a match, from where it is not far to go.
  const moments = momentsOf(game, greedy, 2, 40).slice(-2);
  let asked = 0;
  const counting = {
    choose: (...args: Parameters<typeof greedy.choose>) => {
      asked++;
      return greedy.choose(...args);
    },
  };
  expect(paceOf(counting, moments, 0.01).perSecond).toBeGreaterThan(0);
  expect(asked % moments.length).toBe(0);
  expect(asked).toBeGreaterThanOrEqual(2 * moments.length);
  expect(rolloutsOf(game, greedy, moments, 0.01)).toBeGreaterThan(0);
});

test('every game has its steps from level to level, each with what is wanted', () => {
  for (const { game } of SHELVES) {
    const yardsticks = yardsticksOf(game.id);
    expect(yardsticks.slice(0, 4).map(({ first, second }) => `${first} ${second}`)).toEqual([
      'casual novice',
      'strong casual',
      'expert strong',
      'master expert',
    ]);
    for (const { share, margin } of yardsticks) {
      expect([share, margin].filter((each) => each !== undefined)).toHaveLength(1);
    }
  }
});
