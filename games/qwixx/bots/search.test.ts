import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { roll } from '../play.ts';
import { type Position, start } from '../position.ts';
import { scores } from '../score.ts';
import { boxAt } from '../sheets.ts';
import type { Worth } from './planner.ts';
import { masterBot } from './search.ts';

/** Sees nothing but points, and whether it is over. */
const points: Worth = (position, seat) => {
  const totals = scores(position).map(({ total }) => total);
  const lead = totals[seat]! - totals[1 - seat]!;
  if (position.phase === 'over') return (1 + Math.sign(lead)) / 2;
  return 1 / (1 + Math.exp(-lead / 20));
};

/** Red is closed and the active seat may close yellow with the white dice. */
function endAtHand(isAhead: boolean): Position {
  const position = start(2, 'classic');
  position.closed = 1;
  position.rows[isAhead ? 0 : 4] = 0b1111_1111_1111;
  position.rows[1] = 0b11111;
  roll(position, [5, 5, 0, 0, 0]);
  return position;
}

test('who is ahead ends the match, who is behind does not', () => {
  const closing = boxAt(1, 10) + 1;
  const master = masterBot(points, { nextRolls: 4, samples: 2 });
  expect(master.choose(endAtHand(true), 0, randomFrom(''))).toBe(closing);
  expect(master.choose(endAtHand(false), 0, randomFrom(''))).not.toBe(closing);
});

test('it answers when it is time, and looks no further', () => {
  let asked = 0;
  const isTime = () => ++asked > 3;
  const position = start(2, 'classic');
  roll(position, [0, 1, 0, 0, 5, 5]);
  masterBot(points, { nextRolls: 4, samples: 1000, isTime }).choose(position, 0, randomFrom(''));
  expect(asked).toBeLessThanOrEqual(4);
});
