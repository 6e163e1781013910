import { expect, test } from 'vitest';
import { POINTS } from '#kits/grid/bots/opinion.ts';
import { answer, SCORE, sumRows, widthOf } from '#kits/net/net.ts';
import type { Progress } from '#kits/net/training.ts';
import { traitsOf } from '../bots/samples.ts';
import { sceneOf } from '../bots/scene.ts';
import { start } from '../play.ts';
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
    train({ ...FEW, matches: 16, net }, () => undefined);
    return net;
  });
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

test('some dozen matches teach what a match will score', () => {
  const position = start(2, 'classic');
  const net = firstNet(4, 'few');
  const lessons = { ...FEW, rate: [0.005, 0.002], seats: [2], matches: 80, lessons: 80 } as const;
  const scores: number[] = [];
  train({ ...lessons, net }, ({ score }) => scores.push(score));
  const traits = traitsOf(sceneOf(position), 0, 1);
  const sums = new Float32Array(widthOf(net));
  sumRows(net, traits, traits.length, sums);
  const foretold = POINTS * answer(net, sums, SCORE);
  expect(scores).toHaveLength(1);
  // At first it knows what is on the sheet: fifteen open stars and eight jokers, twenty-two below.
  expect(Math.abs(foretold - scores[0]!)).toBeLessThan(10);
});
