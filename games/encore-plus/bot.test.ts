import { expect, test } from 'vitest';
import { simulate } from '#lab/simulate.ts';
import { greedy, worth } from './bot.ts';
import { shelf } from './index.ts';
import { start } from './position.ts';

test('a heart is worth more while there are columns to complete', () => {
  const [early, late] = [0, (1 << 15) - 1].map((first) => {
    const [without, with1] = [0, 1].map((hearts) => {
      const position = start(2, 'plus');
      position.papers[0]!.first = first;
      position.hearts[0] = hearts;
      return worth(position, 0);
    });
    return with1! - without!;
  });
  expect(early).toBeGreaterThan(0);
  expect(late).toBe(0);
});

test('greedy beats random nearly always', () => {
  const bots = [
    { name: 'greedy', bot: greedy },
    { name: 'random', bot: shelf.bots.random! },
  ];
  const { seats } = simulate({ game: shelf.game, bots, options: {}, matches: 20, seed: 'duel' });
  expect(seats[0]!.wins).toBeGreaterThanOrEqual(19);
});
