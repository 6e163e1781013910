import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { rowState } from '../lab/rows.ts';
import { beaten } from './ahead.ts';
import type { Value } from './planner.ts';
import { masterMind } from './search.ts';
import { freshStand, isOver, pointsAt, ROWS, type Stand } from './stand.ts';

/** Sees nothing but points, and whether it is over. */
function points(seats: number): Value {
  return (stand, _roller, seat) => {
    if (isOver(stand, seats)) return beaten(stand, seats, seat);
    const lead = pointsAt(stand, seats, seat) - pointsAt(stand, seats, (seat + 1) % seats);
    return 1 / (1 + Math.exp(-lead / 20));
  };
}

const [YELLOW, SIXES] = [1, Int32Array.of(6, 6, 0, 1, 1, 1)];

/** Red is closed, and with two sixes the first seat may close yellow. */
function endAtHand(seats: number, lead: number): Stand {
  const stand = freshStand(seats);
  for (let seat = 0; seat < seats; seat++) stand[seat * ROWS] = 0;
  stand[YELLOW] = rowState(0b11111, false);
  stand[seats * (ROWS + 1)] = lead;
  return stand;
}

test.each([2, 3])('a leader ends the match, a trailing player does not, %s seats', (seats) => {
  const mind = masterMind(points(seats), 'classic', seats, { samples: 8, turns: 2, rolls: 2 });
  const first = (lead: number) => {
    return mind.first(endAtHand(seats, lead), 0, SIXES, 0, randomFrom('end'));
  };
  expect(first(40)).toBe(YELLOW);
  expect(first(-60)).not.toBe(YELLOW);
});

test('it answers when it is time, and looks no further', () => {
  let asked = 0;
  const isTime = () => ++asked > 3;
  const mind = masterMind(points(3), 'classic', 3, { samples: 1000, turns: 2, rolls: 1, isTime });
  mind.first(freshStand(3), 0, Int32Array.of(1, 2, 1, 1, 6, 6), 0, randomFrom(''));
  expect(asked).toBe(4);
});
