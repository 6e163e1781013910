import { expect, test } from 'vitest';
import { PASS, roll } from '../play.ts';
import { start } from '../position.ts';
import { boxAt } from '../sheets.ts';
import { habit } from './habit.ts';
import { planTurn, played } from './planner.ts';

test('a plan holds the first actions of all and the second of the active seat', () => {
  const position = start(2, 'classic');
  roll(position, [0, 0, 1, 5, 5, 5]);
  const plan = planTurn(habit(0.4, 2), position);
  expect(plan.white.map((move) => move === boxAt(0, 0) + 1 || move === boxAt(1, 0) + 1)).toEqual([
    true,
    true,
  ]);
  // With red 2 crossed, red 3 stands right beside it.
  expect(plan).toEqual({ white: [boxAt(0, 0) + 1, boxAt(0, 0) + 1], colour: boxAt(0, 1) + 1 });
  expect(played(position, plan).rows).toEqual([0b11, 0, 0, 0, 0b1, 0, 0, 0]);
});

test('a second action in a row that somebody has just closed becomes a pass', () => {
  const position = start(2, 'classic');
  position.rows[4] = 0b11111;
  roll(position, [5, 5, 4, 0, 0, 0]);
  const plan = { white: [PASS, boxAt(0, 10) + 1], colour: boxAt(0, 9) + 1 };
  const after = played(position, plan);
  expect([after.closed, after.rows[0], after.misses[0]]).toEqual([1, 0, 1]);
});
