import { expect, test } from 'vitest';
import { type Asking, type Call, nextCall, PATIENCE, progressed, withCall } from './calls.ts';

const ROLL: Asking = { step: 4, isAsked: true, isAlone: true, isWaitedFor: true };
const ALL: Asking = { ...ROLL, isAlone: false };
const THEIRS: Asking = { ...ROLL, isAsked: false, isAlone: false };

/** All calls of somebody who never looks, with their times; `news` come at the times they name. */
function calls(news: readonly (readonly [number, Asking])[], end = 10 * PATIENCE) {
  const heard: [number, Call][] = [];
  let progress: ReturnType<typeof progressed>;
  for (const [i, [at, asking]] of news.entries()) {
    const until = news[i + 1]?.[0] ?? end;
    progress = progressed(progress, asking, at);
    for (;;) {
      const next = progress && nextCall(progress, asking);
      if (!progress || !next || Math.max(next.at, at) >= until) break;
      heard.push([Math.max(next.at, at), next.call]);
      progress = withCall(progress, next.call);
    }
  }
  return heard;
}

test('one’s own roll is called at once, and once more when the others have waited', () => {
  expect(calls([[1000, ROLL]])).toEqual([
    [1000, 'turn'],
    [1000 + PATIENCE, 'last'],
  ]);
});

test('nobody is called for what others do', () => {
  expect(calls([[0, THEIRS]])).toEqual([]);
});

test('what is asked of all is called when all others are done, and not with every roll', () => {
  const done = { ...ALL, isAlone: true };
  expect(
    calls([
      [0, THEIRS],
      [1000, { ...ALL, step: 5 }],
      [5000, { ...done, step: 5 }],
    ]),
  ).toEqual([[5000, 'last']]);
});

test('two who look away do not wait for each other forever', () => {
  expect(calls([[0, ALL]])).toEqual([[PATIENCE, 'turn']]);
  expect(
    calls([
      [0, ALL],
      [PATIENCE + 5000, { ...ALL, isAlone: true }],
    ]),
  ).toEqual([
    [PATIENCE, 'turn'],
    [PATIENCE + 5000, 'last'],
  ]);
});

test('a player who decides in time is not called', () => {
  expect(
    calls([
      [0, ALL],
      [5000, { ...ALL, isAsked: false }],
    ]),
  ).toEqual([]);
});

test('a decision that is taken back is not called again in the same step', () => {
  expect(
    calls([
      [0, ROLL],
      [1000, { ...ROLL, isAsked: false }],
      [2000, ROLL],
    ]),
  ).toEqual([
    [0, 'turn'],
    [PATIENCE, 'last'],
  ]);
});

test('bots wait without a word', () => {
  expect(calls([[0, { ...ROLL, isWaitedFor: false }]])).toEqual([[0, 'turn']]);
});

test('every step is called for itself', () => {
  expect(
    calls([
      [0, ROLL],
      [1000, { ...ROLL, step: 5 }],
    ]),
  ).toEqual([
    [0, 'turn'],
    [1000, 'turn'],
    [1000 + PATIENCE, 'last'],
  ]);
});
