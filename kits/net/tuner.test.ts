import { expect, test } from 'vitest';
import { randomFrom } from '#kits/random.ts';
import { newNet } from './learner.ts';
import type { Net } from './net.ts';
import type { Training } from './training.ts';
import { tunerOf } from './tuner.ts';

const PLAN = { seats: [1], rate: [1, 1], lessons: 0, pace: 15_000 } as const;
const WORK = { seed: 'few', minutes: 1 };
const NOBODY = () => undefined;

/** “Learns” by counting its matches in the first number. */
function counting(trained: Training[], known: (Net | undefined)[]) {
  return tunerOf({
    plans: { solo: PLAN, table: { ...PLAN, pace: 2 } },
    firstNet(_, seed, alone) {
      known.push(alone);
      return newNet(1, 1, randomFrom(seed));
    },
    train(training, tell) {
      trained.push(training);
      const { net, done = 0, until = 0 } = training;
      net.rows[0]! += (until - done) / 1000;
      tell({ done: until, score: 1, error: 0 });
    },
  });
}

test('a training goes on in courses, each from where the last one ended', () => {
  const [trained, known, lines]: [Training[], (Net | undefined)[], string[]] = [[], [], []];
  counting(trained, known).tune(WORK, (line) => lines.push(line));
  expect(trained.map(({ seed, done, until }) => [seed, done, until])).toEqual([
    ['few/solo', 0, 10_000],
    ['few/solo', 10_000, 15_000],
    ['few/table', 0, 2],
  ]);
  expect(known.map((alone) => alone !== undefined)).toEqual([false, true]);
  expect(lines.at(-1)).toBe('table 2/2: score 1.00, error 0.0000');
});

test('one that was broken off comes to the same end', () => {
  const kept: unknown[] = [];
  const whole = counting([], []).resume(WORK, NOBODY, {
    kept: undefined,
    keep: (stage) => kept.push(structuredClone(stage)),
  });
  expect(kept).toHaveLength(3);
  for (const stage of kept) {
    expect(counting([], []).resume(WORK, NOBODY, { kept: stage, keep: NOBODY })).toBe(whole);
  }
});
