import { describe, expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { movesOf } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { estimate } from '#kits/sums.ts';
import { fight } from '#lab/duel.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { shelf } from '../index.ts';
import { roll } from '../play.ts';
import { clone, start } from '../position.ts';
import { SHEET_IDS } from '../sheets.ts';
import { masterWith } from './levels.ts';

const { game, bots } = shelf;
const PAIRS = LONG ? 2000 : 120;

interface Table {
  readonly sheet: string;
  readonly seats: number;
}

const TWO: Table = { sheet: 'classic', seats: 2 };
const OTHERS: readonly Table[] = SHEET_IDS.map((sheet) => ({ sheet, seats: 3 }));

/** What the first of two bots wins of the second, with paired dice. */
function share(first: string, second: string, pairs: number, table: Table): number {
  return shareOf(bots[first]!, second, pairs, table);
}

function shareOf(first: Bot, second: string, pairs: number, { sheet, seats }: Table): number {
  const met = [first, bots[second]!] as const;
  const duel = { game, options: { Sheet: sheet }, seats, seed: 'levels', bots: met };
  return estimate(fight(duel, 0, pairs).share).mean;
}

describe('each level beats the one below, with room for chance', () => {
  const STEPS = [
    ['novice', 'random', 0.8],
    ['casual', 'novice', 0.57],
    ['strong', 'casual', 0.57],
    ['expert', 'strong', 0.57],
    ['expert', 'greedy', 0.55],
  ] as const;

  test.each(STEPS)('%s against %s', { timeout: TIMEOUT }, (first, second, least) => {
    expect(share(first, second, PAIRS, TWO)).toBeGreaterThan(least);
  });

  test.each(OTHERS)('$sheet, $seats seats', { timeout: TIMEOUT }, (table) => {
    for (const [first, second, least] of STEPS) {
      expect(share(first, second, PAIRS / 5, table)).toBeGreaterThan(least - 0.1);
    }
  });

  // It thinks long, so that everyday runs only see whether it is broken.
  test('master against casual', { timeout: TIMEOUT }, () => {
    const hasty = masterWith({ samples: 4, turns: 1, rolls: 1 }) as Bot;
    expect(share('master', 'casual', LONG ? 200 : 8, TWO)).toBeGreaterThan(0.57);
    expect(shareOf(hasty, 'casual', LONG ? 200 : 8, OTHERS[2]!)).toBeGreaterThan(0.57);
  });
});

test('every level plays every sheet with any number of seats, and the same for the same seed', () => {
  for (const sheet of SHEET_IDS) {
    for (let seats = 1; seats <= 5; seats++) {
      const position = start(seats, sheet);
      roll(position, [3, 4, 1, 2, 5, 0]);
      for (const bot of Object.values(bots)) {
        const before = clone(position);
        const seat = seats - 1;
        const [one, again] = [0, 0].map(() => bot.choose(position, seat, randomFrom('same')));
        expect(movesOf(game, position, seat)).toContain(one);
        expect(again).toBe(one);
        expect(position).toEqual(before);
      }
    }
  }
});
