import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { rollAt } from './prices.ts';
import { Rerolls } from './rerolls.ts';
import { plainMean, ROLLS } from './testing/plain.ts';

const MASKS = [0, 1, 2, 3, 4, 5, 6, 7];

function someWorths(seed: string): Float64Array {
  const random = randomFrom(seed);
  return Float64Array.from(ROLLS, () => random.below(1000));
}

test('rolls are numbered in the order of their dice', () => {
  expect(ROLLS.map(rollAt)).toEqual([...ROLLS.keys()]);
});

test('rolling again is worth the mean of what may come, and the best dice are chosen', () => {
  const worths = someWorths('means');
  const rerolls = new Rerolls();
  // What was weighed before leaves nothing behind.
  rerolls.weigh(someWorths('before'));
  rerolls.weigh(worths);
  for (const [roll, dice] of ROLLS.entries()) {
    const means = MASKS.map((mask) => plainMean([...worths], dice, mask));
    for (const mask of MASKS) expect(rerolls.worthOf(roll, mask)).toBeCloseTo(means[mask]!, 8);
    expect(rerolls.worths[roll]).toBeCloseTo(Math.max(...means), 8);
    expect(means[rerolls.masks[roll]!]).toBeCloseTo(Math.max(...means), 8);
  }
});

test('how the dice will lie follows from what is rolled again', () => {
  const rerolls = new Rerolls();
  rerolls.weigh(someWorths('chances'));
  const plain = ROLLS.map(() => 0);
  for (const [roll, dice] of ROLLS.entries()) {
    const mask = rerolls.masks[roll]!;
    const may = ROLLS.filter((each) =>
      each.every((face, die) => mask & (1 << die) || face === dice[die]),
    );
    for (const each of may) plain[rollAt(each)]! += 1 / ROLLS.length / may.length;
  }
  const chances = new Float64Array(ROLLS.length);
  rerolls.chances(chances);
  for (const roll of ROLLS.keys()) expect(chances[roll]).toBeCloseTo(plain[roll]!, 10);
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10);
});
