import { expect, test } from 'vitest';
import type { Progress } from '#kits/net/training.ts';
import { firstNet, train } from './train.ts';

const FEW = {
  seed: 'few',
  rate: [0.002, 0.001],
  seats: [1, 2, 3],
  lessons: 12,
} as const;

test('the same seed gives the same net', () => {
  const [one, other] = [1, 2].map(() => {
    const net = firstNet(4, 'few');
    train({ ...FEW, matches: 14, net }, () => undefined);
    return net;
  });
  expect(one!.rows).toEqual(other!.rows);
  expect(one!.top).toEqual(other!.top);
});

test('what is left of a training goes on from its net', () => {
  const told: Progress[] = [];
  const net = firstNet(4, 'few');
  train({ ...FEW, matches: 8, until: 4, net }, () => undefined);
  const before = Float32Array.from(net.rows);
  train({ ...FEW, matches: 8, net, done: 4 }, (progress) => told.push(progress));
  expect(told.map(({ done }) => done)).toEqual([8]);
  expect(net.rows).not.toEqual(before);
});

test('a hundred matches teach who will win the next ones', () => {
  const lessons = { ...FEW, rate: [0.01, 0.01], seats: [2], matches: 150, lessons: 150 } as const;
  const told: Progress[] = [];
  const net = firstNet(4, 'few');
  train({ ...lessons, until: 100, net }, (progress) => told.push(progress));
  train({ ...lessons, net, done: 100 }, (progress) => told.push(progress));
  // Knowing nothing means predicting one half, an error of a quarter.
  expect(told[1]!.error).toBeLessThan(0.22);
});
