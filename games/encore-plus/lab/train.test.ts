import { expect, test } from 'vitest';
import { soloNet, tableNet } from './nets.ts';
import { type Progress, train } from './train.ts';

const FEW = { seed: 'few', rate: [0.002, 0.001], lessons: 2 } as const;

test('the same seed gives the same net', () => {
  const [one, other] = [1, 2].map(() => {
    const solo = train({ ...FEW, seats: [1], matches: 6, net: soloNet(4, 'few') }, () => undefined);
    return train(
      { ...FEW, seats: [2, 3], matches: 4, net: tableNet(solo, 'few') },
      () => undefined,
    );
  });
  expect(one!.rows).toEqual(other!.rows);
  expect(one!.top).toEqual(other!.top);
});

test('what is left of a training goes on from its net', () => {
  const told: Progress[] = [];
  const net = soloNet(4, 'few');
  train({ ...FEW, seats: [1], matches: 4, net }, () => undefined);
  const before = Float32Array.from(net.rows);
  train({ ...FEW, seats: [1], matches: 8, net, done: 4 }, (progress) => told.push(progress));
  expect(told.map(({ done }) => done)).toEqual([8]);
  expect(net.rows).not.toEqual(before);
});

test('a few hundred matches teach to score', () => {
  const scores: number[] = [];
  const lessons = { ...FEW, seats: [1], lessons: 0, matches: 1000 };
  train({ ...lessons, net: soloNet(4, 'taught') }, ({ score }) => scores.push(score));
  expect(scores).toHaveLength(2);
  expect(scores[1]).toBeGreaterThan(scores[0]! + 5);
});
