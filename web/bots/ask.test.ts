import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '#bots/question.ts';
import { countCrashes } from '../app/testing/counting.ts';
import { SilentWorker } from '../thinker/testing/worker.ts';
import { askBot } from './ask.ts';

let crashes: ReturnType<typeof countCrashes>;

beforeEach(() => {
  crashes = countCrashes();
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => {
  SilentWorker.started.at(-1)!.fail();
  SilentWorker.started = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = () => askBot('qwixx', {}, 1, 'strong');

function answer(text: string, worker = SilentWorker.started.at(-1)!): void {
  const { id } = worker.given.at(-1)!.task as Question;
  worker.say({ id, text });
}

const counted = () => crashes.map(({ kind, error }) => `${kind} ${error}`);

test('one worker answers question after question', async () => {
  for (const text of ['R5', 'pass']) {
    const asked = ask();
    answer(text);
    expect(await asked).toBe(text);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(SilentWorker.started).toHaveLength(1);
  expect(SilentWorker.started[0]!.isStopped).toBe(false);
  expect(counted()).toEqual([]);
});

test('a worker that hangs is given up, and the next question gets a new one', async () => {
  const asked = expect(ask()).rejects.toThrow('the bot has stopped');
  await vi.advanceTimersByTimeAsync(30_000);
  await asked;
  expect(SilentWorker.started[0]!.isStopped).toBe(true);
  expect(counted()).toEqual(['worker TimeoutError']);
  const again = ask();
  answer('R5', SilentWorker.started[1]);
  expect(await again).toBe('R5');
});

test.each([
  ['throws', 'Uncaught TypeError: x is not a function', 'TypeError'],
  ['throws in another browser', 'RangeError: too much recursion', 'RangeError'],
  ['cannot be loaded', undefined, 'NetworkError'],
])('a worker that %s is replaced too, and counted', async (_, message, name) => {
  const asked = expect(ask()).rejects.toThrow('the bot has stopped');
  SilentWorker.started[0]!.fail(message);
  await asked;
  expect(counted()).toEqual([`worker ${name}`]);
  ask().catch(() => undefined);
  expect(SilentWorker.started).toHaveLength(2);
});
