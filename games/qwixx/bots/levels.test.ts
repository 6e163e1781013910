import { describe, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import { randomFrom } from '#kits/random.ts';
import { estimate } from '#kits/sums.ts';
import { fight } from '#lab/duel.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { shelf } from '../index.ts';
import { roll } from '../play.ts';
import { clone, start } from '../position.ts';
import { SHEET_IDS } from '../sheets.ts';

const { game, bots } = shelf;
const PAIRS = LONG ? 2000 : 150;

/** What the first of two bots wins of the second, with paired dice. */
function share(first: string, second: string, pairs: number, seats = 2): number {
  const duel = { game, options: {}, seats, seed: 'levels', bots: [bots[first]!, bots[second]!] };
  return estimate(fight({ ...duel, bots: [duel.bots[0]!, duel.bots[1]!] }, 0, pairs).share).mean;
}

describe('each level beats the one below, with room for chance', () => {
  test.each([
    ['novice', 'random', 0.9],
    ['casual', 'novice', 0.58],
    ['strong', 'casual', 0.58],
    ['expert', 'strong', 0.58],
  ])('%s against %s', { timeout: TIMEOUT }, (first, second, least) => {
    expect(share(first, second, PAIRS)).toBeGreaterThan(least);
  });

  test('expert against greedy', { timeout: TIMEOUT }, () => {
    expect(share('expert', 'greedy', PAIRS)).toBeGreaterThan(0.57);
  });

  // It thinks long, so that everyday runs only see whether it is broken.
  test('master against novice', { timeout: TIMEOUT }, () => {
    expect(share('master', 'novice', LONG ? 200 : 5)).toBeGreaterThan(0.6);
  });
});

test('every level plays every sheet with any number of seats, and the same for the same seed', () => {
  for (const sheet of SHEET_IDS) {
    for (let seats = 2; seats <= 5; seats++) {
      const position = start(seats, sheet);
      roll(position, [3, 4, 1, 2, 5, 0]);
      for (const bot of Object.values(bots)) {
        const before = clone(position);
        const [one, again] = [0, 0].map(() => bot.choose(position, 1, randomFrom('same')));
        expect(movesOf(game, position, 1)).toContain(one);
        expect(again).toBe(one);
        expect(position).toEqual(before);
      }
    }
  }
});
