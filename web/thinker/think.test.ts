import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countCrashes } from '../app/testing/counting.ts';
import { SilentWorker } from './testing/worker.ts';
import { think } from './think.ts';
import type { Work } from './work.ts';

let crashes: ReturnType<typeof countCrashes>;

beforeEach(() => {
  crashes = countCrashes();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => {
  SilentWorker.started = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WORK: Work = { for: 'hint', task: { game: 'qwixx', position: {}, seat: 0 } };

function begin() {
  const heard: unknown[] = [];
  const stop = think<unknown>(
    WORK,
    (news) => heard.push(news),
    () => heard.push('failed'),
  );
  return { heard, stop };
}

const counted = () => crashes.map(({ kind, error }) => `${kind} ${error}`);

test('a worker that dies is replaced once; when the second dies too, it has failed', () => {
  const { heard } = begin();
  SilentWorker.started[0]!.say(1);
  SilentWorker.started[0]!.fail('Uncaught TypeError: no');
  const [first, second] = SilentWorker.started;
  expect(first!.isStopped).toBe(true);
  expect(second!.given).toEqual([WORK]);
  second!.say(2);
  expect(heard).toEqual([1, 2]);
  second!.fail();
  expect(heard).toEqual([1, 2, 'failed']);
  expect(SilentWorker.started).toHaveLength(2);
  expect(counted()).toEqual(['worker TypeError', 'worker NetworkError']);
});

test('one that falls silent is given up like one that dies; news give it more time', async () => {
  const { heard } = begin();
  for (let times = 0; times < 3; times++) {
    await vi.advanceTimersByTimeAsync(29_000);
    SilentWorker.started[0]!.say(times);
  }
  expect(SilentWorker.started).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(SilentWorker.started).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(heard).toEqual([0, 1, 2, 'failed']);
  await vi.advanceTimersByTimeAsync(90_000);
  expect(heard).toHaveLength(4);
  expect(counted()).toEqual(['worker TimeoutError']);
});

test('one that is stopped is neither missed nor counted', async () => {
  const { heard, stop } = begin();
  stop();
  SilentWorker.started[0]!.fail();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(SilentWorker.started.map(({ isStopped }) => isStopped)).toEqual([true]);
  expect(heard).toEqual([]);
  expect(counted()).toEqual([]);
});
