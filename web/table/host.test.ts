import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBot } from '../bots/ask.ts';
import { hostBots } from './host.ts';
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

test('a bot that goes on failing is told of once, and asked until it answers', async () => {
  const table = await withBot();
  const told: (Answer | undefined)[] = [];
  vi.mocked(askBot).mockRejectedValue(new Error('the bot has stopped'));
  const stop = hostBots(
    table,
    () => true,
    (answer) => told.push(answer),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.mocked(askBot).mock.calls.length).toBeGreaterThan(2);
  expect(told).toEqual([undefined]);
  vi.mocked(askBot).mockResolvedValue('pass');
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.view.value.step).toBe(2);
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
