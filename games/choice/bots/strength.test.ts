import { expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { estimate } from '#kits/sums.ts';
import { fight } from '#lab/duel.ts';
import { LONG } from '#testing/long.ts';
import { greedy } from '../bot.ts';
import type { Position } from '../position.ts';
import { choice } from '../rules.ts';
import { LEVELS, searchingBot } from './levels.ts';

const { novice, casual, strong, expert } = LEVELS;
/** A master in a hurry, since a test is no match. */
const hasty = searchingBot({ work: 5000 });
const MORE = LONG ? 5 : 1;

test.each([
  ['expert and greedy', expert, greedy, 2, 60, 0.7],
  ['expert and strong', expert, strong, 2, 60, 0.53],
  ['strong and casual', strong, casual, 2, 60, 0.53],
  ['casual and novice', casual, novice, 2, 60, 0.53],
  ['expert and greedy at a full table', expert, greedy, 4, 20, 0.6],
  ['expert and strong alone', expert, strong, 1, 60, 0.5],
  ['a hasty master and greedy', hasty, greedy, 2, 10, 0.6],
] as const)('%s: the first is the stronger', (_, bot, other, seats, pairs, least) => {
  expect(shareOf(bot, other, seats, pairs * MORE)).toBeGreaterThan(least);
});

function shareOf(bot: Bot<Position>, other: Bot<Position>, seats: number, pairs: number): number {
  const duel = { game: choice, options: {}, seats, bots: [bot, other], seed: 'strength' } as const;
  return estimate(fight(duel, 0, pairs).share).mean;
}
