import { describe, expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { movesOf } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { estimate } from '#kits/sums.ts';
import { allFights, fight } from '#lab/duel.ts';
import { LONG } from '#testing/long.ts';
import { greedy } from '../bot.ts';
import { NEWEST_GOALS } from '../goals.ts';
import { MISSIONS } from '../missions.ts';
import type { Position } from '../position.ts';
import { encoreCoop } from '../rules.ts';
import { LEVELS, searchingBot } from './levels.ts';
import { positionsOf } from './testing/positions.ts';

const quick = searchingBot({ tries: 16 });

describe.each(Object.entries({ ...LEVELS, master: quick }))('%s', (_, bot) => {
  test.each(MISSIONS)('plays mission %s by the rules', (mission) => {
    let asked = 0;
    for (const position of positionsOf(Number(mission), mission, `legal ${mission}`)) {
      if (asked++ % 7 > 0) continue;
      const next = encoreCoop.next(position);
      const seat = next.for === 'seats' ? next.seats.at(-1)! : 0;
      const before = JSON.stringify(position);
      const move = bot.choose(position, seat, randomFrom('luck'));
      expect(movesOf(encoreCoop, position, seat)).toContain(move);
      expect(JSON.stringify(position)).toBe(before);
      expect(bot.choose(position, seat, randomFrom('luck'))).toBe(move);
    }
    expect(asked).toBeGreaterThan(7);
  });

  test('says what is struck and what is discarded when it is due', () => {
    const [position] = positionsOf(2, '1', 'penalties');
    for (const phase of ['strike', 'discard'] as const) {
      const due = { ...position!, phase };
      expect(movesOf(encoreCoop, due, 0)).toContain(bot.choose(due, 0, randomFrom('luck')));
    }
  });
});

test('a search stops when its time is up', () => {
  let asked = 0;
  const hurried = searchingBot({ tries: 1_000_000, isTime: () => ++asked > 3 });
  const [position] = positionsOf(2, '2', 'hurry');
  hurried.choose(position!, 0, randomFrom('luck'));
  expect(asked).toBe(4);
});

const { novice, casual, strong, expert } = LEVELS;
const TEAMS = [1, 2, 3, 4, 5].flatMap((seats) =>
  MISSIONS.map((Mission) => ({ seats, options: { Mission, Goals: NEWEST_GOALS } })),
);

const TIMEOUT = 300_000;
const MATCHES = LONG ? 6 : 2;

test(
  'casual bots win more missions than novices, and strong ones more than casual ones',
  () => {
    const [casuals, novices] = wonBy(casual, novice, MATCHES);
    const [strongs] = wonBy(strong, casual, MATCHES);
    expect(casuals).toBeGreaterThan(novices);
    expect(strongs).toBeGreaterThan(casuals + 0.03);
  },
  TIMEOUT,
);

test(
  'experts win more missions than strong bots and greedy ones',
  () => {
    const [experts, strongs] = wonBy(expert, strong, MATCHES);
    expect(experts).toBeGreaterThan(strongs + 0.03);
    const [again, greedies] = wonBy(expert, greedy, 1);
    expect(again).toBeGreaterThan(greedies);
  },
  TIMEOUT,
);

/** The share of missions that two bots win with the same dice, in teams of all sizes. */
function wonBy(bot: Bot<Position>, other: Bot<Position>, matches: number): [number, number] {
  const fights = TEAMS.map((team) => {
    const duel = { game: encoreCoop, bots: [bot, other], seed: 'levels', ...team } as const;
    return fight(duel, 0, matches);
  });
  const { won } = allFights(fights);
  return [estimate(won[0]).mean, estimate(won[1]).mean];
}
