import { expect, test } from 'vitest';
import { firstNet } from './first.ts';
import { type Progress, train } from './train.ts';

const FEW = { seed: 'few', rate: [0.002, 0.001], lessons: 2 } as const;

test('the same seed gives the same net', () => {
  const [one, other] = [1, 2].map(() =>
    train({ ...FEW, matches: 6, net: firstNet(4, 'few') }, () => undefined),
  );
  expect(one!.rows).toEqual(other!.rows);
  expect(one!.top).toEqual(other!.top);
});

test('what is left of a training goes on from its net', () => {
  const told: Progress[] = [];
  const net = firstNet(4, 'few');
  train({ ...FEW, matches: 4, net }, () => undefined);
  const before = Float32Array.from(net.rows);
  train({ ...FEW, matches: 8, net, done: 4 }, (progress) => told.push(progress));
  expect(told.map(({ done }) => done)).toEqual([8]);
  expect(net.rows).not.toEqual(before);
});
