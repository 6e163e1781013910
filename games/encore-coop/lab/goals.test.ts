import { expect, test } from 'vitest';
import { dicePaired } from '#bots/dice.ts';
import { randomFrom } from '#kits/random.ts';
import { greedy } from '../bot.ts';
import { suitGoals } from './goals.ts';
import { nothingReached, playTeam, type Reached, together } from './reached.ts';

/** So many matches had exactly n points at each goal, and n of what their mission counts. */
function reached(...counts: readonly number[]): Reached {
  const matches = counts.reduce((sum, times) => sum + times, 0);
  return { matches, points: [[...counts], [...counts], [...counts]], counted: [...counts] };
}

function standing(seats: number, all: Reached) {
  return { seats, all, missions: [all, all, all, all, all] };
}

test('a goal is set where it is reached as often as three players reach theirs', () => {
  // Three need 5 points after turn 10: half of them have that. Two have at most 2.
  const three = standing(3, reached(5, 0, 0, 0, 0, 5));
  const two = standing(2, reached(2, 2, 6));
  const found = suitGoals('house-1', [two, three]).find((each) => each.goal === 'after 10');
  expect(found).toEqual({
    seats: 2,
    goal: 'after 10',
    asked: 4,
    share: 0,
    wanted: 0.5,
    better: 2,
    betterShare: 0.6,
  });
});

test('what is printed stays: all of three players, and mission 1', () => {
  const three = standing(3, reached(5, 0, 0, 0, 0, 5));
  const two = standing(2, reached(2, 2, 6));
  const suited = suitGoals('house-1', [two, three]);
  const printed = suited.filter(({ seats, goal }) => seats === 3 || goal === 'mission 1');
  expect(printed).toHaveLength(9);
  for (const { asked, better } of printed) expect(better).toBe(asked);
});

test('mission 2 asks for three to six rows at every team size', () => {
  const three = standing(3, reached(0, 0, 0, 0, 0, 1));
  const two = standing(2, reached(1, 1, 1, 1));
  const found = suitGoals('house-1', [two, three]).filter((each) => each.goal === 'mission 2');
  expect(found.map(({ better }) => better)).toEqual([3, 5]);
});

test('matches run to the last turn and are looked at on the way', () => {
  const team = { bot: greedy, seats: 2, mission: 2, goals: 'house-1' };
  const all = Array.from({ length: 20 }, (_, match) =>
    playTeam(team, dicePaired(`${match}`), randomFrom(`${match}`), nothingReached()),
  );
  const { matches, points } = together(all);
  expect(matches).toBe(20);
  const seen = points.map((spread) => spread.reduce((sum, times) => sum + times, 0));
  expect(seen[0]).toBe(20);
  expect(seen[2]).toBeGreaterThan(10);
  const means = points.map((spread, i) => spread.reduce((sum, t, n) => sum + t * n, 0) / seen[i]!);
  expect(means).toEqual(means.toSorted((a, b) => a - b));
});
