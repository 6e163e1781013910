import { signal } from '@preact/signals';
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

test('a bot that fails is retried once; then it is reported, and retried on request', async () => {
  const table = await withBot();
  const told: (Answer | NoAnswer)[] = [];
  let again: (() => void) | undefined;
  vi.mocked(askBot).mockRejectedValue(new Error('the bot has stopped'));
  const stop = hostBots(table, { pace: () => 0, isWatching: () => false }, (answer) => {
    told.push(answer);
    if (answer.kind === 'silent') again = answer.again;
  });
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

test('a retry after the match has gone on does nothing', async () => {
  const table = await withBot();
  vi.mocked(askBot).mockRejectedValue(new Error('the bot has stopped'));
  let again: (() => void) | undefined;
  const stop = hostBots(table, { pace: () => 0, isWatching: () => false }, (answer) => {
    if (answer.kind === 'silent') again = answer.again;
  });
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
    { pace: () => 0, isWatching: () => false },
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.mocked(askBot).mock.calls).toEqual([['qwixx', expect.anything(), 1, 'novice']]);
  stop();
});

/** How a table with bots is hosted for people who take their time; what fails is kept. */
function hosted(table: Table, pace = 1, isWatching: () => boolean = () => false) {
  const told: (Answer | NoAnswer)[] = [];
  const stop = hostBots(table, { pace: () => pace, isWatching }, (answer) => told.push(answer));
  return { stop, told };
}

test('a bot seems to think for a moment, as long as people want it to', async () => {
  vi.mocked(askBot).mockResolvedValue('pass');
  const slow = await withBot();
  const { stop } = hosted(slow);
  await vi.advanceTimersByTimeAsync(649);
  expect([slow.view.value.step, vi.mocked(askBot).mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(slow.view.value.step).toBe(2);
  stop();
  const quick = await withBot();
  const other = hosted(quick, 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(quick.view.value.step).toBe(2);
  other.stop();
});

test('bots wait while people are shown what came before', async () => {
  vi.mocked(askBot).mockResolvedValue('pass');
  const table = await withBot();
  const isShown = signal(true);
  const { stop } = hosted(table, 1, () => isShown.value);
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.view.value.step).toBe(1);
  isShown.value = false;
  await vi.advanceTimersByTimeAsync(650);
  expect(table.view.value.step).toBe(2);
  stop();
});

test('once one bot has decided, the next one does not keep people waiting', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  vi.mocked(askBot).mockResolvedValue('pass');
  const { stop } = hosted({ ...table, bots: [0, 1] });
  await vi.advanceTimersByTimeAsync(650);
  expect(table.view.value.decided).toEqual([0]);
  await vi.advanceTimersByTimeAsync(119);
  expect(table.view.value.step).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.view.value.step).toBe(2);
  stop();
});

test('a bot rolls the app’s dice when it is its turn, never real ones nor for people', async () => {
  const app = (await openTable(undefined, 'app')).table;
  const people = (await openTable(undefined, 'app')).table;
  const real = (await openTable()).table;
  const all = [
    { ...app, bots: [0] },
    { ...people, bots: [1] },
    { ...real, bots: [0] },
  ];
  const stops = all.map((each) => hosted(each).stop);
  await vi.advanceTimersByTimeAsync(5000);
  expect([app, people, real].map(({ view }) => view.value.step)).toEqual([1, 0, 0]);
  for (const stop of stops) stop();
});

test('a bot decides for bots alone', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  vi.mocked(askBot).mockResolvedValue('pass');
  const { stop } = hosted({ ...table, bots: [1] });
  await vi.advanceTimersByTimeAsync(5000);
  expect([table.view.value.decided, vi.mocked(askBot).mock.calls.length]).toEqual([[1], 1]);
  stop();
});

test('nothing is played for a table that was left', async () => {
  const table = await withBot();
  vi.mocked(askBot).mockResolvedValue('pass');
  const { stop } = hosted(table);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(vi.mocked(askBot)).not.toHaveBeenCalled();
});

test('a bot whose table was left while it failed is not reported or retried', async () => {
  const table = await withBot();
  const thinking = Promise.withResolvers<string>();
  vi.mocked(askBot).mockReturnValue(thinking.promise);
  const { stop, told } = hosted(table, 0);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  thinking.reject(new Error('the bot has stopped'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([told, vi.mocked(askBot).mock.calls.length]).toEqual([[], 1]);
});

test('a move that cannot be stored is reported each time, and retried after a pause', async () => {
  const table = await withBot();
  const full: Answer = { kind: 'unsaved', reason: 'full' };
  vi.mocked(askBot).mockResolvedValue('pass');
  const { stop, told } = hosted({ ...table, decide: async () => full }, 0);
  await vi.advanceTimersByTimeAsync(2999);
  expect(told).toEqual([full]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([full, full]);
  stop();
});

test('a move that comes too late is none to tell of', async () => {
  const table = await withBot();
  vi.mocked(askBot).mockResolvedValue('pass');
  const { stop, told } = hosted({ ...table, decide: async () => ({ kind: 'late' }) }, 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([told, vi.mocked(askBot).mock.calls.length]).toEqual([[], 1]);
  stop();
});

test('a bot whose turn it is rolls, and then decides', async () => {
  const { table } = await openTable(undefined, 'app');
  vi.mocked(askBot).mockResolvedValue('pass');
  const { stop } = hosted({ ...table, bots: [0] }, 0);
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.view.value.step, table.view.value.decided]).toEqual([1, [0]]);
  stop();
});

test('a bot that fails after a move that could not be kept is asked once more first', async () => {
  const table = await withBot();
  const full: Answer = { kind: 'unsaved', reason: 'full' };
  vi.mocked(askBot).mockResolvedValueOnce('pass').mockRejectedValue(new Error('stopped'));
  const { stop, told } = hosted({ ...table, decide: async () => full }, 0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told.map(({ kind }) => kind)).toEqual(['unsaved', 'slow']);
  stop();
});

test('what happens at a table that was left is of no interest', async () => {
  const { table } = await openTable();
  vi.mocked(askBot).mockResolvedValue('pass');
  const { stop } = hosted({ ...table, bots: [1] }, 0);
  stop();
  await table.roll(0, ROLL);
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.mocked(askBot)).not.toHaveBeenCalled();
});
