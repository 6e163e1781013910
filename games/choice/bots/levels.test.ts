import { describe, expect, test } from 'vitest';
import { type Move, movesOf, type Seat } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import type { Position } from '../position.ts';
import { choice } from '../rules.ts';
import { lookAfter } from './after.ts';
import { LEVELS, searchingBot } from './levels.ts';
import { isEnd, totalOf } from './look.ts';
import { positionsOf } from './testing/positions.ts';

const QUICK = { ...LEVELS, master: searchingBot({ work: 1 }) };

describe.each(Object.entries(QUICK))('%s', (_, bot) => {
  test.each([1, 2, 3, 4])('plays by the rules with %i seats', (seats) => {
    let asked = 0;
    for (const position of positionsOf(seats, `legal ${seats}`)) {
      if (asked++ % 7 > 0) continue;
      const next = choice.next(position);
      const seat = next.for === 'seats' ? next.seats.at(-1)! : 0;
      const before = JSON.stringify(position);
      const move = bot.choose(position, seat, randomFrom('luck'));
      expect(movesOf(choice, position, seat)).toContain(move);
      expect(JSON.stringify(position)).toBe(before);
      expect(bot.choose(position, seat, randomFrom('luck'))).toBe(move);
    }
    expect(asked).toBeGreaterThan(10);
  });
});

describe('a search', () => {
  test('stops when its time is up', () => {
    let asked = 0;
    const hurried = searchingBot({ work: 1e12, isTime: () => ++asked > 3 });
    for (const position of positionsOf(2, 'hurry')) {
      if (position.phase !== 'use') continue;
      asked = 0;
      hurried.choose(position, 0, randomFrom('luck'));
      if (asked > 0) break;
    }
    expect(asked).toBe(4);
  });

  test('ends a match when nothing can take the win from it', () => {
    const bot = searchingBot({ work: 5000 });
    let won = 0;
    for (let match = 0; match < 20; match++) {
      for (const position of positionsOf(2, `last moves ${match}`)) {
        if (position.phase !== 'use') continue;
        const wins = winningMoves(position);
        if (wins.length === 0) continue;
        expect(wins).toContain(bot.choose(position, 0, randomFrom('luck')));
        won++;
      }
    }
    expect(won).toBeGreaterThan(0);
  });
});

/** Moves of the first of two seats that end the match with more points than the other can reach. */
function winningMoves(position: Position): Move[] {
  const looksOf = (seat: Seat) =>
    movesOf(choice, position, seat).map((move) => ({
      move,
      look: lookAfter(position, seat, move),
    }));
  const most = Math.max(...looksOf(1).map(({ look }) => totalOf(look)));
  return looksOf(0)
    .filter(({ look }) => isEnd(look) && totalOf(look) > most)
    .map(({ move }) => move);
}
