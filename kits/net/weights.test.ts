import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { newNet } from './learner.ts';
import { widthOf } from './net.ts';
import { packNet, unpackNet } from './weights.ts';

test('a net comes out of its data file as it went in, to a thousandth', () => {
  const net = newNet(50, 5, randomFrom('pack'));
  const width = widthOf(net);
  for (const trait of [0, 7, 8, 23, 49]) net.rows[trait * width + 5] = trait - 20.5;
  const copy = unpackNet(packNet(net));
  expect(copy.hidden).toBe(5);
  for (let trait = 0; trait < 50; trait++) {
    const isLearnt = [0, 7, 8, 23, 49].includes(trait);
    for (let at = trait * width; at < (trait + 1) * width; at++) {
      expect(copy.rows[at]).toBeCloseTo(isLearnt ? net.rows[at]! : 0, 2.9);
    }
  }
  for (const [i, weight] of net.top.entries()) expect(copy.top[i]).toBeCloseTo(weight, 2.9);
});

test('a data file that was cut off is no net', () => {
  const net = newNet(9, 4, randomFrom('cut'));
  net.rows.fill(1);
  const weights = packNet(net);
  expect(() => unpackNet({ ...weights, rows: weights.rows.slice(8) })).toThrow('damaged');
});
