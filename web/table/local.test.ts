import { expect, test } from 'vitest';
import { openMemory } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { openTable, ROLL } from './testing/tables.ts';

test('a roll and a sealed decision are kept before they are answered', async () => {
  const { table, reopen } = await openTable();
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'done' });
  expect(await table.decide(1, 0, 'R5')).toEqual({ kind: 'done' });
  const again = await reopen();
  expect(again.view.value.entries).toHaveLength(1);
  expect(again.view.value.own).toEqual(new Map([[0, 'R5']]));
  expect(again.view.value.decided).toEqual([0]);
});

test('the step closes with the last decision, and tells what happened', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  expect(table.view.value.news?.said).toMatchObject([{ rule: 'Q3', args: { sum: 5 } }]);
  await table.decide(1, 0, 'R5');
  expect(table.view.value.news).toBeUndefined();
  await table.decide(1, 1, 'pass');
  expect(table.view.value.news?.entries).toEqual([
    { kind: 'move', seat: 0, text: 'R5' },
    { kind: 'move', seat: 1, text: 'pass' },
  ]);
  expect(table.view.value.next).toEqual({ for: 'seats', seats: [0] });
});

test('a doubled tap comes too late and changes nothing', async () => {
  const { table } = await openTable();
  const answers = await Promise.all([table.roll(0, ROLL), table.roll(0, ROLL)]);
  expect(answers).toEqual([{ kind: 'done' }, { kind: 'late' }]);
  expect(table.view.value.entries).toHaveLength(1);
});

test('a mind can be changed until the last one has decided', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'R5');
  await table.decide(1, 0, 'Y5');
  expect(table.view.value.own.get(0)).toBe('Y5');
  await table.takeBack(1, 0);
  expect(table.view.value.decided).toEqual([]);
  await table.decide(1, 1, 'pass');
  expect(table.view.value.step).toBe(1);
});

test('a refused decision says why and leaves all as it was', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  const before = table.view.value;
  expect(await table.decide(1, 0, 'R9')).toMatchObject({
    kind: 'refused',
    refusal: { rule: 'Q3' },
  });
  expect(table.view.value).toBe(before);
});

test('a corrected roll keeps the choices that still fit and is on record', async () => {
  const { table, reopen } = await openTable();
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'R5');
  await table.decide(1, 1, 'pass');
  await table.correct(0, { kind: 'roll', text: '2 3 R3 Y2 G6 B6' });
  expect(table.view.value.entries.map(({ text }) => text)).toEqual([
    '2 3 R3 Y2 G6 B6',
    'R5',
    'pass',
  ]);
  await table.correct(0, { kind: 'roll', text: '6 6 R3 Y2 G6 B6' });
  expect(table.view.value.entries.map(({ text }) => text)).toEqual(['6 6 R3 Y2 G6 B6']);
  const corrections = (await reopen()).view.value.corrections;
  expect(corrections.map(({ at, was }) => [at, was.text])).toEqual([
    [0, '4 1 R3 Y2 G6 B6'],
    [0, '2 3 R3 Y2 G6 B6'],
  ]);
});

test('taking an entry out takes those behind it along', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'R5');
  await table.decide(1, 1, 'Y5');
  await table.correct(1, undefined);
  expect(table.view.value.entries).toHaveLength(1);
  expect(table.view.value.next).toEqual({ for: 'seats', seats: [0, 1] });
});

test('of two tabs the quicker one counts, and the other sees it', async () => {
  const { table, reopen } = await openTable();
  const other = await reopen();
  await table.roll(0, ROLL);
  expect(await other.roll(0, ['6', '6', 'R1', 'Y1', 'G1', 'B1'])).toEqual({ kind: 'late' });
  expect(other.view.value.entries).toEqual(table.view.value.entries);
});

test('what cannot be kept is not shown', async () => {
  const store = openMemory();
  const { table } = await openTable({ ...store, keepMatch: once(store) });
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'unsaved', reason: 'full' });
  expect(table.view.value.entries).toEqual([]);
});

/** Takes one match, then has no more room. */
function once(store: Store): Store['keepMatch'] {
  let room = 1;
  return async (match) => (room-- > 0 ? store.keepMatch(match) : 'full');
}

test('the dice of the app show every face of every die', async () => {
  const seen = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const { table } = await openTable(openMemory(), 'app');
    await table.roll(0);
    for (const word of table.view.value.entries[0]!.text.split(' ')) seen.add(word);
  }
  expect(seen.size).toBe(6 + 4 * 6);
});
