import { expect, test } from 'vitest';
import { rowState } from '../lab/rows.ts';
import { boxAt } from '../sheets.ts';
import { plannerOf, type Value } from './planner.ts';
import { freshStand, missesAt, NONE, pointsAt, ROWS } from './stand.ts';

/** Counts points, and a little for every row that has been left alone. */
const points: Value = (stand, _roller, seat) => {
  const rows = stand.subarray(seat * ROWS, seat * ROWS + ROWS);
  const empty = rows.filter((state) => state === rowState(0, false)).length;
  return pointsAt(stand, 2, seat) + 0.1 * empty;
};
const planner = plannerOf(points, 'classic', 2);

test('a plan holds the first actions of all and the second of the active seat', () => {
  const stand = freshStand(2);
  const dice = Int32Array.of(1, 1, 2, 6, 6, 6);
  const { white, box } = planner.plan(stand, 0, dice);
  // With red 2 crossed, red 3 is its second cross, and worth two.
  expect([...white, box]).toEqual([0, 0, boxAt(0, 1)]);
  const end = planner.played(stand, 0, dice, { white, box });
  expect([pointsAt(end, 2, 0), pointsAt(end, 2, 1)]).toEqual([3, 1]);
  expect(stand).toEqual(freshStand(2));
});

test('a second action in a row that somebody has just closed becomes a pass', () => {
  const stand = freshStand(2);
  stand[ROWS] = rowState(0b11111, false);
  const plan = { white: Int32Array.of(NONE, 0), box: boxAt(0, 9) };
  const end = planner.played(stand, 0, Int32Array.of(6, 6, 5, 1, 1, 1), plan);
  expect([end[0], end[ROWS], missesAt(end, 2, 0)]).toEqual([0, 0, 1]);
});

test('a rival’s possible fourth miss is ignored while others choose', () => {
  const stand = freshStand(2);
  stand[2 * ROWS] = 3;
  const seen: number[] = [];
  const noting: Value = (each, roller, seat) => {
    if (seat === 1) seen.push(missesAt(each, 2, 0));
    return points(each, roller, seat);
  };
  plannerOf(noting, 'classic', 2).plan(stand, 0, Int32Array.of(1, 1, 2, 6, 6, 6));
  expect(Math.max(...seen)).toBe(3);
});
