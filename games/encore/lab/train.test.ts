import { expect, test } from 'vitest';
import { type Progress, train } from './train.ts';

const FEW = {
  seed: 'few',
  hidden: 4,
  rate: [0.002, 0.001],
  seats: [1, 2, 3],
  lessons: 12,
} as const;

test('the same seed gives the same net', () => {
  const [one, other] = [1, 2].map(() => train({ ...FEW, matches: 16 }, () => undefined));
  expect(one!.rows).toEqual(other!.rows);
  expect(one!.top).toEqual(other!.top);
});

test('what is left of a training goes on from its net', () => {
  const told: Progress[] = [];
  const net = train({ ...FEW, matches: 4 }, () => undefined);
  const before = Float32Array.from(net.rows);
  train({ ...FEW, matches: 8, net, done: 4 }, (progress) => told.push(progress));
  expect(told.map(({ done }) => done)).toEqual([8]);
  expect(told[0]!.net.rows).not.toEqual(before);
});

test('a few hundred matches teach who will win', () => {
  const errors: number[] = [];
  const lessons = { ...FEW, seats: [2], matches: 400, lessons: 400 };
  train(lessons, ({ error }) => errors.push(error));
  expect(errors).toHaveLength(2);
  // Whoever knows nothing says one half, and is off by a quarter.
  expect(errors[1]).toBeLessThan(0.24);
});
