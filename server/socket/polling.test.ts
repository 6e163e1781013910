import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '#protocol/messages.ts';
import { WAIT } from '../api/schemas.ts';
import { NO_FLOW } from '../limits/testing.ts';
import type { TableDocument } from '../tables/document.ts';
import type { Connection } from './connection.ts';
import { LINGER, MOST_WAITING, type Polled, Polling } from './polling.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const NEVER = new AbortController().signal;
const JOURNAL = { info: () => undefined, debug: () => undefined };

/** A table that sends its devices what the test wants. */
function place() {
  const here = new Map<string, Connection>();
  const gone: string[] = [];
  const attended: boolean[] = [];
  const join = async ({ id }: TableDocument, connection: Connection) => {
    here.set(id, connection);
    tell(id, 1);
    return { hear: async () => undefined, gone: () => gone.push(id), attend };
  };
  const attend = (isHere: boolean) => {
    if (attended.at(-1) !== isHere) attended.push(isHere);
  };
  const tell = (id: string, revision: number) => {
    const message = { type: 'table', table: { id, revision } } as unknown as ServerMessage;
    here.get(id)!.tell(message);
  };
  const polling = new Polling({
    gatherings: { join } as never,
    visits: { add: () => () => undefined } as never,
    flow: NO_FLOW,
    clock: Date.now,
    onFault: (error) => {
      throw error;
    },
  });
  const come = (id: string, player = 'Lea', address = 'home') => {
    const visit = { player: { id: player, name: player, stamp: 'fox' }, hash: player } as const;
    return polling.at(
      { id } as TableDocument,
      { ...visit, kind: 'token' },
      {
        address,
        journal: JOURNAL,
      },
    );
  };
  /** As a player within the limits. */
  const sit = async (id: string, player?: string) => (await come(id, player)) as Polled;
  return { polling, gone, attended, tell, come, sit };
}

test('a device that asks is known for a while, and longer with each request', async () => {
  const { polling, gone, come } = place();
  const first = await come('t1');
  await vi.advanceTimersByTimeAsync(LINGER - 1);
  expect(await come('t1')).toBe(first);
  await vi.advanceTimersByTimeAsync(LINGER - 1);
  expect([polling.size, gone]).toEqual([1, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([polling.size, gone]).toEqual([0, ['t1']]);
  expect(await come('t1')).not.toBe(first);
});

test('a device that waits for news counts as present, and gets them', async () => {
  const { gone, tell, sit } = place();
  const device = await sit('t1');
  const heard = vi.fn();
  const waiting = device.after('1-0', 3 * LINGER, NEVER).then(heard);
  await vi.advanceTimersByTimeAsync(2 * LINGER);
  expect([gone, heard.mock.calls.length]).toEqual([[], 0]);
  tell('t1', 2);
  await waiting;
  expect(device.shown?.mark).toBe('2-0');
});

test('a device that is cut off while it waits is missed as soon as one that sent a wish', async () => {
  const { attended, sit } = place();
  const wait = WAIT.most * 1000;
  const ends = new AbortController();
  const waiting = (await sit('t1')).after('1-0', wait, ends.signal);
  await vi.advanceTimersByTimeAsync(wait);
  ends.abort();
  await waiting;
  await vi.advanceTimersByTimeAsync(LINGER - wait - 1);
  expect(attended).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(attended).toEqual([true, false]);
});

test('a device that has waited or sent a wish stays present for a moment; looking is not enough', async () => {
  const { attended, sit } = place();
  const device = await sit('t1');
  expect(attended).toEqual([]);
  const ends = new AbortController();
  const waiting = device.after('1-0', 10_000, ends.signal);
  ends.abort();
  await waiting;
  await sit('t1');
  await vi.advanceTimersByTimeAsync(LINGER - 1);
  expect(attended).toEqual([true]);
  await sit('t1');
  await vi.advanceTimersByTimeAsync(1);
  expect(attended).toEqual([true, false]);
  const wished = device.ask({ type: 'roll', id: 'r', step: 0 });
  await vi.advanceTimersByTimeAsync(LINGER);
  expect(attended).toEqual([true, false, true]);
  device.line.close();
  expect(await wished).toBeUndefined();
});

test('several wait side by side, and none ends another', async () => {
  const { tell, sit } = place();
  const device = await sit('t1');
  const heard = vi.fn();
  const polls = Array.from({ length: MOST_WAITING }, () =>
    device.after('1-0', LINGER, NEVER).then(heard),
  );
  await vi.advanceTimersByTimeAsync(LINGER - 1);
  expect([heard.mock.calls.length, device.isFull]).toEqual([0, true]);
  tell('t1', 2);
  await Promise.all(polls);
  expect(device.isFull).toBe(false);
});

test('a mark that another process knows already is waited for', async () => {
  const { tell, sit } = place();
  const device = await sit('t1');
  const heard = vi.fn();
  const waiting = device.after('3-0', LINGER, NEVER).then(heard);
  tell('t1', 2);
  tell('t1', 3);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).not.toHaveBeenCalled();
  tell('t1', 4);
  await waiting;
});

test('a device that hangs up no longer waits', async () => {
  const { sit } = place();
  const gone = new AbortController();
  const waiting = (await sit('t1')).after('1-0', LINGER, gone.signal);
  gone.abort();
  await waiting;
});

test('of one player’s devices the longest unused goes, and an address has only so many', async () => {
  const { polling, gone, come } = place();
  for (const id of ['t1', 't2', 't3', 't4', 't1', 't5']) await come(id);
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['t2']);
  const many: (Polled | string)[] = [];
  for (let nth = 0; nth < 100; nth++) many.push(await come('t9', `P${nth}`));
  expect(many.filter((each) => each === 'perAddress')).toHaveLength(4);
  expect(polling.size).toBe(100);
  expect(await come('t9', 'P99', 'elsewhere')).not.toBeTypeOf('string');
});

test('nobody whose request is open makes room for another', async () => {
  const { gone, come, sit } = place();
  const ends = new AbortController();
  const open = ['t1', 't2', 't3', 't4'].map(async (id) =>
    (await sit(id)).after('1-0', 3 * LINGER, ends.signal),
  );
  await vi.advanceTimersByTimeAsync(1);
  expect([await come('t5'), gone]).toEqual(['perPlayer', []]);
  ends.abort();
  await Promise.all(open);
  expect(await come('t5')).not.toBeTypeOf('string');
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toEqual(['t1']);
});
