import type { Bot } from '#bots/bot.ts';
import type { Position } from '../position.ts';
import { aheadBy } from './ahead.ts';
import { habit } from './habit.ts';
import { chances, promises } from './learnt.ts';
import { plannerBot } from './planner.ts';
import { type Effort, masterBot } from './search.ts';

/** Stays far below 200 ms a decision. */
const EFFORT: Effort = { nextRolls: 24, samples: 0 };
const PER_MISS = 2;
/** Where numbers stand in any order, the next ones are as likely as any: skipping costs less. */
const SHUFFLED = 'mixed-numbers';

/** What a skipped box costs: in rows that run up or down, and where the numbers are shuffled. */
const COSTS = {
  novice: [0.05, 0.05],
  casual: [0.2, 0.12],
  strong: [0.4, 0.2],
} as const;

/** The weakest first. */
export const LEVELS: Readonly<Record<string, Bot<Position>>> = {
  novice: counting('novice'),
  casual: counting('casual'),
  strong: counting('strong'),
  expert: byTable((sheet, seats) => plannerBot(aheadBy(promises(sheet, seats)))),
  master: masterWith(EFFORT),
};

/** The strongest player, with as much effort as it may take. */
export function masterWith(effort: Effort): Bot<Position> {
  return byTable((sheet, seats) => masterBot(chances(sheet, seats), effort));
}

function counting(level: keyof typeof COSTS): Bot<Position> {
  const [ordered, shuffled] = COSTS[level];
  return byTable((sheet) => plannerBot(habit(sheet === SHUFFLED ? shuffled : ordered, PER_MISS)));
}

/** A bot for each sheet and number of seats, made when it is first asked. */
function byTable(make: (sheet: string, seats: number) => Bot<Position>): Bot<Position> {
  const bots = new Map<string, Bot<Position>>();
  return {
    choose(position, seat, random) {
      const { sheet, seats } = position;
      const key = `${sheet}-${seats}`;
      const bot = bots.get(key) ?? make(sheet, seats);
      bots.set(key, bot);
      return bot.choose(position, seat, random);
    },
  };
}
