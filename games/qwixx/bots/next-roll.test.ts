import { expect, test } from 'vitest';
import { TIMEOUT } from '#testing/long.ts';
import { moves, PASS, resolve, roll } from '../play.ts';
import { clone, type Position, start } from '../position.ts';
import { aheadOf } from './next-roll.ts';
import type { Value } from './planner.ts';
import { isOver, pointsAt, ROWS, standOf } from './stand.ts';

/** Any function will do that both seats see from opposite sides. */
const lead: Value = (stand, _roller, seat) => {
  const shift = stand
    .subarray(0, 2 * ROWS)
    .reduce((sum, state, at) => sum + (state % 7) * (at % 4) * 0.3, 0);
  const ahead = pointsAt(stand, 2, 0) - pointsAt(stand, 2, 1) + (isOver(stand, 2) ? 0 : shift);
  const chance = 1 / (1 + Math.exp(-ahead / 20));
  return seat === 0 ? chance : 1 - chance;
};

test.each(['classic', 'mixed-colours', 'mixed-numbers'])(
  'looking ahead is the mean of all rolls, %s',
  { timeout: TIMEOUT },
  (sheet) => {
    const position = start(2, sheet);
    position.rows.splice(0, 8, 0b111_1100, 0b1111, 0b1100_0111_1110, 0, 0b1, 0b11_1111, 0, 0b11);
    position.closed = 0b100;
    position.misses[1] = 3;
    position.active = 1;
    const found = aheadOf(lead, sheet)(standOf(position), 1, 1);
    expect(found).toBeCloseTo(byAllRolls(position), 10);
    expect(aheadOf(lead, sheet)(standOf(position), 1, 0)).toBeCloseTo(1 - found, 12);
    const hasty = aheadOf(lead, sheet, 4)(standOf(position), 1, 1);
    expect(Math.abs(hasty - found)).toBeLessThan(0.02);
  },
);

test('a match that is over stays what it is', () => {
  const position = start(2, 'classic');
  position.misses[1] = 4;
  const stand = standOf(position);
  expect(aheadOf(lead, 'classic')(stand, 0, 0)).toBe(lead(stand, 0, 0));
});

/** By the real rules, roll by roll. */
function byAllRolls(position: Position): number {
  const dice = 5;
  let total = 0;
  for (let thrown = 0; thrown < 6 ** dice; thrown++) {
    const rolled = clone(position);
    roll(
      rolled,
      Array.from({ length: dice }, (_, die) => Math.floor(thrown / 6 ** die) % 6),
    );
    const answer = best(rolled, 0, (move) => {
      const after = clone(rolled);
      resolve(after, [move, PASS]);
      return lead(standOf(after), 0, 0);
    }).move;
    total += best(rolled, 1, (first) => {
      const after = clone(rolled);
      resolve(after, [answer, first]);
      if (after.phase === 'over') return lead(standOf(after), 0, 1);
      return best(after, 1, (second) => {
        const end = clone(after);
        resolve(end, [second]);
        return lead(standOf(end), 0, 1);
      }).worth;
    }).worth;
  }
  return total / 6 ** dice;
}

function best(position: Position, seat: number, worthOf: (move: number) => number) {
  const list: number[] = [];
  const count = moves(position, seat, list);
  let found = { move: PASS, worth: Number.NEGATIVE_INFINITY };
  for (const move of list.slice(0, count)) {
    const worth = worthOf(move);
    if (worth > found.worth) found = { move, worth };
  }
  return found;
}
