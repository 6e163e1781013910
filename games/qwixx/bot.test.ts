import { expect, test } from 'vitest';
import { simulate } from '#lab/simulate.ts';
import { greedy, worth } from './bot.ts';
import { shelf } from './index.ts';
import { start } from './position.ts';

test('a cross is worth more right after the last one than far behind it', () => {
  const near = start(2, 'classic');
  const far = start(2, 'classic');
  near.rows[0] = 0b1;
  far.rows[0] = 0b10000000;
  expect(worth(near, 0)).toBeGreaterThan(worth(start(2, 'classic'), 0));
  expect(worth(near, 0)).toBeGreaterThan(worth(far, 0));
});

test('a miss costs, and a closed row promises nothing more', () => {
  const missed = start(2, 'classic');
  missed.misses[0] = 1;
  const closed = start(2, 'classic');
  closed.closed = 1;
  expect(worth(missed, 0)).toBe(worth(start(2, 'classic'), 0) - 5);
  expect(worth(closed, 0)).toBeLessThan(worth(start(2, 'classic'), 0));
});

test('the last number promises nothing to those with fewer than five crosses', () => {
  const rowWorth = (crosses: number, closed: number): number => {
    const position = start(2, 'classic');
    position.rows[0] = crosses;
    position.closed = closed;
    return worth(position, 0);
  };
  const [four, five] = [0b11_1100_0000, 0b11_1110_0000];
  expect(rowWorth(four, 0)).toBe(rowWorth(four, 1));
  expect(rowWorth(five, 0)).toBeGreaterThan(rowWorth(five, 1));
});

test('greedy beats random nearly always', () => {
  const bots = [
    { name: 'greedy', bot: greedy },
    { name: 'random', bot: shelf.bots.random! },
  ];
  const { seats } = simulate({ game: shelf.game, bots, options: {}, matches: 200, seed: 'duel' });
  expect(seats[0]!.wins).toBeGreaterThan(190);
});
