import { expect, test } from 'vitest';
import { simulate } from '#lab/simulate.ts';
import { greedy, worth } from './bot.ts';
import { shelf } from './index.ts';
import { start } from './position.ts';

test('a cross is worth more beside the last one than far behind it', () => {
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

test('greedy beats random nearly always', () => {
  const bots = [
    { name: 'greedy', bot: greedy },
    { name: 'random', bot: shelf.bots.random! },
  ];
  const { seats } = simulate({ game: shelf.game, bots, options: {}, matches: 200, seed: 'duel' });
  expect(seats[0]!.wins).toBeGreaterThan(190);
});
