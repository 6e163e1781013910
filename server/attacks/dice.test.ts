import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo } from '#fair/dice.ts';
import { LONG } from '#testing/long.ts';
import { facesFrom, PREDICTORS, type Published, SIDES, score } from './testing/predict.ts';

const MATCHES = LONG ? 400 : 40;
const ROLLS = 40;
/** Beyond what chance does once in many thousand runs; seeds are fixed, so it never changes. */
const TOO_GOOD = 4;

const secretOf = (name: string) => createHash('sha256').update(name).digest('hex');

/** Matches as they are published, with rolls from wherever. */
function published(rollsOf: (match: number, seats: readonly string[]) => Published['rolls']) {
  return Array.from({ length: MATCHES }, (_, match): Published => {
    const seats = [0, 1].map((seat) => secretOf(`seat ${match} ${seat}`));
    const commitment = commitmentTo(secretOf(`house ${match}`));
    return { commitment, seats, rolls: rollsOf(match, seats) };
  });
}

const rolls = (faces: (roll: number) => readonly number[]) =>
  Array.from({ length: ROLLS }, (_, roll) => faces(roll + 1));

const fair = published((match, seats) =>
  rolls((roll) => facesFrom(secretOf(`house ${match}`), seats, roll)),
);

describe('from the promise and all rolls that were published, the next one is not foretold by', () => {
  test.each(Object.entries(PREDICTORS))('%s', (_, predict) => {
    expect(Math.abs(score(predict, fair).deviation)).toBeLessThan(TOO_GOOD);
  });
});

describe('these predictors are no fools: they would find', () => {
  const best = (matches: readonly Published[]) =>
    Math.max(...Object.values(PREDICTORS).map((each) => score(each, matches).deviation));

  test('dice that are the promise itself', () => {
    const weak = published((match, seats) =>
      rolls((roll) => facesFrom(commitmentTo(secretOf(`house ${match}`)), seats, roll)),
    );
    expect(best(weak)).toBeGreaterThan(10 * TOO_GOOD);
  });

  test('one secret for all matches', () => {
    const weak = published(() => rolls((roll) => facesFrom(secretOf('house'), [], roll)));
    expect(best(weak)).toBeGreaterThan(10 * TOO_GOOD);
  });

  test('a counter', () => {
    const weak = published((match) =>
      rolls((roll) => [0, 1, 2, 3, 4, 5].map((die) => (match + 5 * roll + die) % SIDES)),
    );
    expect(best(weak)).toBeGreaterThan(10 * TOO_GOOD);
  });

  test('a die that likes to stay as it lies', () => {
    const weak = published((match) => {
      const chance = rolls((roll) => facesFrom(secretOf(`house ${match}`), [], roll));
      return chance.map((faces, at) => (at % 3 === 2 ? chance[at - 1]! : faces));
    });
    expect(best(weak)).toBeGreaterThan(TOO_GOOD);
  });
});
