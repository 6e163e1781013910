import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '#bots/question.ts';
import { askBot } from './ask.ts';

/** A worker that answers only when the test says so. */
class SilentWorker extends EventTarget {
  static started: SilentWorker[] = [];
  readonly questions: Question[] = [];
  isStopped = false;

  constructor() {
    super();
    SilentWorker.started.push(this);
  }

  postMessage({ task }: { readonly task: Question }): void {
    this.questions.push(task);
  }

  terminate(): void {
    this.isStopped = true;
  }

  answer(text: string | undefined): void {
    const { id } = this.questions.at(-1)!;
    this.dispatchEvent(new MessageEvent('message', { data: { id, text } }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});

afterEach(() => {
  SilentWorker.started.at(-1)!.dispatchEvent(new Event('error'));
  SilentWorker.started = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one worker answers question after question', async () => {
  for (const text of ['R5', 'pass']) {
    const asked = askBot('qwixx', {}, 1, 'strong');
    SilentWorker.started[0]!.answer(text);
    expect(await asked).toBe(text);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(SilentWorker.started).toHaveLength(1);
  expect(SilentWorker.started[0]!.isStopped).toBe(false);
});

test('a worker that hangs is given up, and the next question gets a new one', async () => {
  const asked = expect(askBot('qwixx', {}, 1, 'strong')).rejects.toThrow('the bot has stopped');
  await vi.advanceTimersByTimeAsync(30_000);
  await asked;
  expect(SilentWorker.started[0]!.isStopped).toBe(true);
  const again = askBot('qwixx', {}, 1, 'strong');
  SilentWorker.started[1]!.answer('R5');
  expect(await again).toBe('R5');
});

test('a worker that fails is replaced too', async () => {
  const asked = expect(askBot('qwixx', {}, 1, 'strong')).rejects.toThrow('the bot has stopped');
  SilentWorker.started[0]!.dispatchEvent(new Event('error'));
  await asked;
  askBot('qwixx', {}, 1, 'strong').catch(() => undefined);
  expect(SilentWorker.started).toHaveLength(2);
});
