import { describe, expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { movesOf, type Options } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { estimate } from '#kits/sums.ts';
import { type Fight, fight } from '#lab/duel.ts';
import { LONG } from '#testing/long.ts';
import { greedy } from '../bot.ts';
import { SOLO_ROLLS } from '../play.ts';
import type { Position } from '../position.ts';
import { encorePlus } from '../rules.ts';
import { LEVELS, searchingBot } from './levels.ts';
import { positionsOf } from './testing/positions.ts';

const { novice, casual, strong, expert } = LEVELS;
const quick = searchingBot({ tables: 2000 });

describe.each(Object.entries({ ...LEVELS, master: quick }))('%s', (_, bot) => {
  test.each([
    [1, 'plus'],
    [2, 'plus'],
    [3, 'sheet:fresh'],
    [6, 'plus'],
  ] as const)('plays by the rules with %i seats on %s', (seats, sheet) => {
    let asked = 0;
    for (const position of positionsOf(seats, sheet, `legal ${seats}`)) {
      if (asked++ % 9 > 0 && position.phase !== 'bonus') continue;
      const next = encorePlus.next(position);
      const seat = next.for === 'seats' ? next.seats.at(-1)! : 0;
      const before = JSON.stringify(position);
      const move = bot.choose(position, seat, randomFrom('luck'));
      expect(movesOf(encorePlus, position, seat)).toContain(move);
      expect(JSON.stringify(position)).toBe(before);
      expect(bot.choose(position, seat, randomFrom('luck'))).toBe(move);
    }
    expect(asked).toBeGreaterThan(20);
  });
});

test('a search stops when its time is up, and when no dice are to come', () => {
  let asked = 0;
  const hurried = searchingBot({ tables: 1_000_000_000, isTime: () => ++asked > 3 });
  const before: number[] = [];
  const last: number[] = [];
  for (const position of positionsOf(1, 'plus', 'hurry')) {
    asked = 0;
    hurried.choose(position, 0, randomFrom('luck'));
    (position.rolls === SOLO_ROLLS ? last : before).push(asked);
  }
  expect(Math.max(...before)).toBe(4);
  expect(last).not.toHaveLength(0);
  expect(Math.max(...last)).toBeLessThanOrEqual(1);
});

const MANY = LONG ? 10 : 1;

test.each([
  ['expert', 'greedy', expert, greedy, 30, 20],
  ['master', 'expert', quick, expert, 8, 0],
  ['expert', 'strong', expert, strong, 36, 4],
  ['strong', 'casual', strong, casual, 36, 4],
  ['casual', 'novice', casual, novice, 36, 4],
] as const)('alone %s scores more than %s', (_, _below, bot, other, pairs, least) => {
  expect(estimate(fought(bot, other, pairs * MANY, 1).margin).mean).toBeGreaterThan(least);
});

test.each([
  ['expert', 'greedy', expert, greedy, 20, 0.65],
  ['master', 'expert', quick, expert, 4, 0.3],
  ['expert', 'strong', expert, strong, 30, 0.5],
  ['strong', 'casual', strong, casual, 30, 0.5],
  ['casual', 'novice', casual, novice, 30, 0.5],
] as const)('for two %s wins against %s', (_, _below, bot, other, pairs, least) => {
  expect(estimate(fought(bot, other, pairs * MANY, 2).share).mean).toBeGreaterThan(least);
});

function fought(bot: Bot<Position>, other: Bot<Position>, pairs: number, seats: number): Fight {
  const options: Options = seats === 1 ? { Variant: 'solo' } : {};
  return fight({ game: encorePlus, options, seats, bots: [bot, other], seed: 'levels' }, 0, pairs);
}
