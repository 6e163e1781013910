import { expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { estimate } from '#kits/sums.ts';
import { fight } from '#lab/duel.ts';
import { LONG } from '#testing/long.ts';
import { greedy } from '../bot.ts';
import type { Position } from '../position.ts';
import { choice } from '../rules.ts';
import { LEVELS } from './levels.ts';

const { novice, casual, strong, expert, master } = LEVELS;
const MORE = LONG ? 5 : 1;

test.each([
  ['expert and greedy', expert, greedy, 2, 80, 0.7],
  ['expert and strong', expert, strong, 2, 80, 0.53],
  ['strong and casual', strong, casual, 2, 80, 0.53],
  ['casual and novice', casual, novice, 2, 80, 0.53],
  ['expert and greedy at a full table', expert, greedy, 4, 30, 0.65],
  ['expert and strong alone', expert, strong, 1, 80, 0.5],
  ['master and greedy', master, greedy, 2, 4, 0.6],
] as const)('%s: the first is the stronger', (_, bot, other, seats, pairs, least) => {
  expect(shareOf(bot, other, seats, pairs * MORE)).toBeGreaterThan(least);
});

function shareOf(bot: Bot<Position>, other: Bot<Position>, seats: number, pairs: number): number {
  const duel = { game: choice, options: {}, seats, bots: [bot, other], seed: 'strength' } as const;
  return estimate(fight(duel, 0, pairs).share).mean;
}
