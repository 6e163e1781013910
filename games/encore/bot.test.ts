import { expect, test } from 'vitest';
import { simulate } from '#lab/simulate.ts';
import { greedy } from './bot.ts';
import { shelf } from './index.ts';

test('greedy beats random nearly always', () => {
  const bots = [
    { name: 'greedy', bot: greedy },
    { name: 'random', bot: shelf.bots.random! },
  ];
  const { seats } = simulate({ game: shelf.game, bots, options: {}, matches: 40, seed: 'duel' });
  expect(seats[0]!.wins).toBeGreaterThanOrEqual(39);
});
