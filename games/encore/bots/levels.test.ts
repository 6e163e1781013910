import { describe, expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { movesOf, type Options } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { estimate } from '#kits/sums.ts';
import { type Fight, fight } from '#lab/duel.ts';
import { greedy } from '../bot.ts';
import type { Position } from '../play.ts';
import { encore } from '../rules.ts';
import { LEVELS, searchingBot } from './levels.ts';
import { positionsOf } from './testing/positions.ts';

const { novice, casual, strong, expert } = LEVELS;
const quick = searchingBot({ tries: 24 });

describe.each(Object.entries({ ...LEVELS, master: quick }))('%s', (_, bot) => {
  test.each([
    [1, 'yellow'],
    [2, 'classic'],
    [3, 'sheet:fresh'],
    [6, 'purple'],
  ] as const)('plays by the rules with %i seats on %s', (seats, sheet) => {
    let asked = 0;
    for (const position of positionsOf(seats, sheet, `legal ${seats}`)) {
      if (asked++ % 7 > 0) continue;
      const next = encore.next(position);
      const seat = next.for === 'seats' ? next.seats.at(-1)! : 0;
      const before = JSON.stringify(position);
      const move = bot.choose(position, seat, randomFrom('luck'));
      expect(movesOf(encore, position, seat)).toContain(move);
      expect(JSON.stringify(position)).toBe(before);
      expect(bot.choose(position, seat, randomFrom('luck'))).toBe(move);
    }
    expect(asked).toBeGreaterThan(20);
  });
});

test('a search stops when its time is up', () => {
  let asked = 0;
  const hurried = searchingBot({ tries: 1_000_000, isTime: () => ++asked > 3 });
  const [position] = positionsOf(2, 'classic', 'hurry');
  hurried.choose(position!, 0, randomFrom('luck'));
  expect(asked).toBe(4);
});

test.each([
  ['expert', expert, greedy, 40, 0.6],
  ['expert', expert, strong, 40, 0.5],
  ['strong', strong, casual, 40, 0.5],
  ['casual', casual, novice, 40, 0.5],
  ['a hurried master', quick, greedy, 4, 0.5],
] as const)('%s is stronger than what it is measured with', (_, bot, other, pairs, least) => {
  expect(estimate(fought(bot, other, pairs, 2).share).mean).toBeGreaterThan(least);
});

test.each([
  ['expert', expert, greedy, 60],
  ['expert', expert, strong, 60],
  ['strong', strong, casual, 60],
  ['casual', casual, novice, 60],
  ['a hurried master', quick, greedy, 6],
] as const)('alone %s scores more than what it is measured with', (_, bot, other, pairs) => {
  expect(estimate(fought(bot, other, pairs, 1).margin).mean).toBeGreaterThan(0);
});

function fought(bot: Bot<Position>, other: Bot<Position>, pairs: number, seats: number): Fight {
  const options: Options = seats === 1 ? { Variant: 'solo' } : {};
  return fight({ game: encore, options, seats, bots: [bot, other], seed: 'levels' }, 0, pairs);
}
