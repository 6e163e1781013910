import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBot } from '../bots/ask.ts';
import { hostBots, type NoAnswer } from './host.ts';
import type { Answer, Table } from './table.ts';
import { openTable, ROLL } from './testing/tables.ts';

vi.mock('../bots/ask.ts', () => ({ askBot: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(askBot).mockReset();
});

/** Tom's seat is a bot's, and it is to decide. */
async function withBot(): Promise<Table> {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'pass');
  return { ...table, bots: [1] };
}

test('a bot that fails is asked once more; then it is told of, and asked when somebody says so', async () => {
  const table = await withBot();
  const told: (Answer | NoAnswer)[] = [];
  let again: (() => void) | undefined;
  vi.mocked(askBot).mockRejectedValue(new Error('the bot has stopped'));
  const stop = hostBots(
    table,
    () => true,
    (answer) => {
      told.push(answer);
      if (answer.kind === 'silent') again = answer.again;
    },
  );
  const times = () => vi.mocked(askBot).mock.calls.length;
  for (const count of [2, 4]) {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times()).toBe(count);
    expect(told.splice(0).map(({ kind }) => kind)).toEqual(['slow', 'silent']);
    again!();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(times()).toBe(5);
  vi.mocked(askBot).mockResolvedValue('pass');
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.view.value.step).toBe(2);
  stop();
});

test('who asks again when the match has gone on asks nobody', async () => {
  const table = await withBot();
  vi.mocked(askBot).mockRejectedValue(new Error('the bot has stopped'));
  let again: (() => void) | undefined;
  const stop = hostBots(
    table,
    () => true,
    (answer) => {
      if (answer.kind === 'silent') again = answer.again;
    },
  );
  await vi.advanceTimersByTimeAsync(10_000);
  await table.decide(1, 1, 'pass');
  const times = vi.mocked(askBot).mock.calls.length;
  again!();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.mocked(askBot).mock.calls.length).toBe(times);
  stop();
});

test('a bot plays as it was set up', async () => {
  const table = await withBot();
  const chairs = table.chairs.with(1, { kind: 'bot', stamp: 'bot', level: 'novice' });
  vi.mocked(askBot).mockResolvedValue('pass');
  const stop = hostBots(
    { ...table, chairs },
    () => true,
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.mocked(askBot).mock.calls).toEqual([['qwixx', expect.anything(), 1, 'novice']]);
  stop();
});
