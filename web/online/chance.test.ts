import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { MatchView, Wish } from '#protocol/messages.ts';
import type { TableInfo } from '#protocol/table.ts';
import { addChance } from './chance.ts';
import type { Connection, Granted } from './connection.ts';
import { keepPromise, promiseOf } from './promises.ts';
import { stubStorage } from './testing/storage.ts';

const kept = stubStorage();

function tableOf(match: string, other: Partial<TableInfo> = {}): TableInfo {
  return { match, commitment: `of ${match}`, options: { dice: 'app' }, ...other } as TableInfo;
}

function viewOf(match: string, entries: readonly unknown[] = []): MatchView {
  return { match, step: 0, entries } as unknown as MatchView;
}

/** A connection that keeps what is asked of it. */
function sitDown(seat: number | undefined, granted: Granted = { kind: 'done' }) {
  const asked: [Wish, number][] = [];
  const table = signal<TableInfo | undefined>(undefined);
  const view = signal<MatchView | undefined>(undefined);
  const connection = {
    table,
    view,
    seat: signal(seat),
    ask: async (wish: Wish, step: number) => {
      asked.push([wish, step]);
      return granted;
    },
  } as unknown as Connection;
  return { asked, table, view, stop: addChance(connection) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('chance is added once a match, before its first roll, and both are remembered', async () => {
  const { asked, table, view } = sitDown(0);
  table.value = tableOf('m1');
  expect(asked).toEqual([]);
  view.value = viewOf('m1');
  view.value = viewOf('m1');
  expect(asked).toEqual([[{ type: 'chance', value: expect.stringMatching(/^[0-9a-f]{64}$/) }, 0]]);
  await settled();
  const [[wish]] = asked as [[Extract<Wish, { type: 'chance' }>, number]];
  expect(promiseOf('m1')).toEqual({ commitment: 'of m1', chance: wish.value });
});

test('every match gets chance of its own', async () => {
  const { asked, table, view } = sitDown(0);
  for (const match of ['m1', 'm2']) {
    table.value = tableOf(match);
    view.value = viewOf(match);
  }
  const values = asked.map(([wish]) => wish.type === 'chance' && wish.value);
  expect(new Set(values).size).toBe(2);
  expect(promiseOf('m2')?.commitment).toBe('of m2');
});

test('a spectator adds nothing, and remembers what was promised', () => {
  const { asked, table, view } = sitDown(undefined);
  table.value = tableOf('m1');
  view.value = viewOf('m1');
  expect([asked, promiseOf('m1')]).toEqual([[], { commitment: 'of m1' }]);
});

test('what the server did not take is not remembered as added', async () => {
  const { table, view } = sitDown(0, { kind: 'forbidden', why: 'begun' });
  table.value = tableOf('m1');
  view.value = viewOf('m1');
  await settled();
  expect(promiseOf('m1')).toEqual({ commitment: 'of m1' });
});

test.each([
  ['that has begun', tableOf('m1'), viewOf('m1', [{ kind: 'roll' }])],
  ['with real dice', tableOf('m1', { options: { dice: 'real' } as never }), viewOf('m1')],
  ['without a promise', tableOf('m1', { commitment: undefined as never }), viewOf('m1')],
  ['that is not the table’s', tableOf('m1'), viewOf('m0')],
])('nothing is added to a match %s', (_, table, view) => {
  const at = sitDown(0);
  at.table.value = table;
  at.view.value = view;
  expect([at.asked, promiseOf('m1'), promiseOf('m0')]).toEqual([[], undefined, undefined]);
});

test('nothing is added after it was stopped', () => {
  const { asked, table, view, stop } = sitDown(0);
  stop();
  table.value = tableOf('m1');
  view.value = viewOf('m1');
  expect(asked).toEqual([]);
});

test('promises are kept under a name of their own', () => {
  keepPromise('m1', { commitment: 'c' });
  expect([...kept.keys()]).toEqual(['dicepad.promises']);
});

test('the first promise stands, and chance is added to it', () => {
  keepPromise('m1', { commitment: 'first' });
  keepPromise('m1', { commitment: 'second', chance: 'c' });
  expect(promiseOf('m1')).toEqual({ commitment: 'first', chance: 'c' });
  keepPromise('m1', { commitment: 'first', chance: 'd' });
  expect(promiseOf('m1')?.chance).toBe('c');
});

test('the latest forty promises are kept', () => {
  for (let i = 0; i < 42; i++) keepPromise(`m${i}`, { commitment: `of m${i}` });
  expect([promiseOf('m1'), promiseOf('m2')?.commitment]).toEqual([undefined, 'of m2']);
  expect(promiseOf('m41')?.commitment).toBe('of m41');
});

test('a device that keeps nothing, or nonsense, knows no promise and plays on', () => {
  for (const nonsense of ['{', 'null', '7']) {
    kept.set('dicepad.promises', nonsense);
    expect(promiseOf('m1')).toBeUndefined();
  }
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(() => keepPromise('m1', { commitment: 'c' })).not.toThrow();
});
