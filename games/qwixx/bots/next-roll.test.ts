import { expect, test } from 'vitest';
import { TIMEOUT } from '#testing/long.ts';
import { moves, PASS, resolve, roll } from '../play.ts';
import { clone, type Position, start } from '../position.ts';
import { scores } from '../score.ts';
import { aheadOf } from './next-roll.ts';
import { secondAction, type Worth } from './planner.ts';

/** Any function will do that both seats see from opposite sides. */
const lead: Worth = (position, seat) => {
  const totals = scores(position).map(({ total }) => total);
  const shift = position.rows.reduce((sum, row, at) => sum + (row % 7) * (at % 4) * 0.3, 0);
  const first = totals[0]! - totals[1]! + (position.phase === 'over' ? 0 : shift);
  const chance = 1 / (1 + Math.exp(-first / 20));
  return seat === 0 ? chance : 1 - chance;
};

test.each(['classic', 'mixed-colours', 'mixed-numbers'])(
  'looking ahead is the mean of all rolls, %s',
  { timeout: TIMEOUT },
  (sheet) => {
    const position = start(2, sheet);
    position.rows.splice(0, 8, 0b111_1100, 0b1111, 0b1_1111_1111_1, 0, 0b1, 0b11_1111, 0, 0b11);
    position.rows[2] = 0b1100_0111_1110;
    position.closed = 0b100;
    position.misses[1] = 3;
    position.active = 1;
    const found = aheadOf(lead)(position, 1);
    expect(found).toBeCloseTo(byAllRolls(position), 10);
    expect(aheadOf(lead)(position, 0)).toBeCloseTo(1 - found, 12);
  },
);

test('a match that is over stays what it is', () => {
  const position = start(2, 'classic');
  position.phase = 'over';
  position.rows[0] = 1;
  expect(aheadOf(lead)(position, 0)).toBe(lead(position, 0));
});

function byAllRolls(position: Position): number {
  const dice = 5;
  let total = 0;
  for (let thrown = 0; thrown < 6 ** dice; thrown++) {
    const rolled = clone(position);
    roll(
      rolled,
      Array.from({ length: dice }, (_, die) => Math.floor(thrown / 6 ** die) % 6),
    );
    const watcher = 1 - position.active;
    const answer = best(rolled, watcher, (move) => {
      const after = clone(rolled);
      resolve(after, watcher === 0 ? [move, PASS] : [PASS, move]);
      if (after.phase === 'over') return lead(after, watcher);
      after.crossed = true;
      resolve(after, [PASS]);
      return lead(after, watcher);
    }).move;
    total += best(rolled, position.active, (move) => {
      const after = clone(rolled);
      resolve(after, watcher === 0 ? [answer, move] : [move, answer]);
      return after.phase === 'over'
        ? lead(after, position.active)
        : secondAction(lead, after).worth;
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
