import { expect, test } from 'vitest';
import { Judge } from '../bots/judge.ts';
import { sceneOf } from '../bots/scene.ts';
import { start } from '../play.ts';
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

test('some dozen matches teach what a match will score', () => {
  const position = start(2, 'classic');
  const foretold: number[] = [];
  const scores: number[] = [];
  train({ ...FEW, rate: [0.005, 0.002], seats: [2], matches: 80, lessons: 80 }, (progress) => {
    const judge = new Judge(progress.net);
    judge.sit(sceneOf(position), 0);
    foretold.push(judge.weigh(position.papers[0]!).score);
    scores.push(progress.score);
  });
  expect(foretold).toHaveLength(1);
  // At first it knows what is on the sheet: fifteen open stars and eight jokers, twenty-two below.
  expect(Math.abs(foretold[0]! - scores[0]!)).toBeLessThan(10);
});
