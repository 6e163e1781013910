import { expect, test } from 'vitest';
import { openMemory } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { rematchOf } from '../story/rematch.ts';
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

test('the step closes with the last decision, and reports what happened', async () => {
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
  await table.correct(2, 0, { kind: 'roll', text: '2 3 R3 Y2 G6 B6' });
  expect(table.view.value.entries.map(({ text }) => text)).toEqual([
    '2 3 R3 Y2 G6 B6',
    'R5',
    'pass',
  ]);
  const { step } = table.view.value;
  await table.correct(step, 0, { kind: 'roll', text: '6 6 R3 Y2 G6 B6' });
  expect(table.view.value.entries.map(({ text }) => text)).toEqual(['6 6 R3 Y2 G6 B6']);
  const corrections = (await reopen()).view.value.corrections;
  expect(corrections.map(({ at, was }) => [at, was.text])).toEqual([
    [0, '4 1 R3 Y2 G6 B6'],
    [0, '2 3 R3 Y2 G6 B6'],
  ]);
});

test('a choice taken out is asked for again, without those behind it', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'R5');
  await table.decide(1, 1, 'Y5');
  await table.decide(2, 0, 'Y6');
  await table.correct(3, 1, undefined);
  expect(table.view.value.entries).toHaveLength(1);
  expect(table.view.value.next).toEqual({ for: 'seats', seats: [0, 1] });
  expect(table.view.value.own).toEqual(new Map([[1, 'Y5']]));
});

test('choosing again keeps what another chose at the same time, not what came later', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'R5');
  await table.decide(1, 1, 'Y5');
  await table.decide(2, 0, 'pass');
  await table.correct(3, 2, undefined);
  expect(table.view.value.own).toEqual(new Map([[0, 'R5']]));
});

test('a roll corrected while somebody has decided leaves that decision, if it still fits', async () => {
  const { table, reopen } = await openTable();
  await table.roll(0, ROLL);
  await table.decide(1, 1, 'R5');
  await table.correct(1, 0, { kind: 'roll', text: '2 3 R3 Y2 G6 B6' });
  expect(table.view.value.own).toEqual(new Map([[1, 'R5']]));
  expect((await reopen()).view.value.own).toEqual(new Map([[1, 'R5']]));
  const { step } = table.view.value;
  await table.correct(step, 0, { kind: 'roll', text: '6 6 R3 Y2 G6 B6' });
  expect(table.view.value.decided).toEqual([]);
});

test('a correction comes too late when its entry is gone', async () => {
  const { table, reopen } = await openTable();
  await table.roll(0, ROLL);
  const twice = [table.correct(1, 0, undefined), table.correct(1, 0, undefined)];
  expect(await Promise.all(twice)).toEqual([{ kind: 'done' }, { kind: 'late' }]);
  expect(await table.correct(0, 0, undefined)).toEqual({ kind: 'late' });
  expect((await reopen()).view.value.corrections).toHaveLength(1);
});

test('a correction that is illegal or changes nothing leaves everything as it was', async () => {
  const { table } = await openTable();
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'R5');
  const before = table.view.value;
  const wrong = await table.correct(1, 0, { kind: 'roll', text: '4 1 R3' });
  expect(wrong).toMatchObject({ kind: 'refused' });
  const same = await table.correct(1, 0, { kind: 'roll', text: ROLL.join(' ') });
  expect(same).toEqual({ kind: 'done' });
  expect(table.view.value).toBe(before);
});

test('of two tabs the quicker one counts, and the other sees it', async () => {
  const { table, reopen } = await openTable();
  const other = await reopen();
  await table.roll(0, ROLL);
  expect(await other.roll(0, ['6', '6', 'R1', 'Y1', 'G1', 'B1'])).toEqual({ kind: 'late' });
  expect(other.view.value.entries).toEqual(table.view.value.entries);
});

test('a tab that saw several changes at once counts the same steps as the one that made them', async () => {
  const { table, reopen } = await openTable();
  const other = await reopen();
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'R5');
  await table.decide(1, 1, 'pass');
  expect(await other.roll(0, ROLL)).toEqual({ kind: 'late' });
  expect(other.view.value.step).toBe(table.view.value.step);
  await table.correct(table.view.value.step, 1, undefined);
  await table.decide(table.view.value.step, 0, 'Y5');
  expect(await other.decide(2, 0, 'pass')).toEqual({ kind: 'late' });
  expect(other.view.value.step).toBe(table.view.value.step);
});

test('what cannot be kept is not shown', async () => {
  const store = openMemory();
  const { table } = await openTable({ ...store, keepMatch: once(store) });
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'unsaved', reason: 'full' });
  expect(table.view.value.entries).toEqual([]);
});

test('a match that was deleted is lost, and not restored by a tab that still plays it', async () => {
  const { table, store, id } = await openTable();
  await store.removeMatch(id);
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'late' });
  expect(table.isLost.value).toBe(true);
  expect(await store.match(id)).toBeUndefined();
});

test('news of another tab are shown, and its deletion is noticed', async () => {
  const memory = openMemory();
  let tell: (id: string) => void = () => undefined;
  const watch: Store['watch'] = (listener) => {
    tell = listener;
    return () => undefined;
  };
  const { table, reopen, store, id } = await openTable({ ...memory, watch });
  const told = tell;
  await (await reopen()).roll(0, ROLL);
  told(id);
  await expect.poll(() => table.view.value.entries.length).toBe(1);
  await store.removeMatch(id);
  expect(table.isLost.value).toBe(false);
  told(id);
  await expect.poll(() => table.isLost.value).toBe(true);
});

test('a table whose match was broken elsewhere keeps showing what it knows, and is lost', async () => {
  const { table, reopen, store, id } = await openTable();
  await (await reopen()).roll(0, ROLL);
  const kept = (await store.match(id))!;
  await store.keepMatch({ ...kept, revision: 3, entries: [{ kind: 'roll', text: '9' }] });
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'late' });
  expect(table.isLost.value).toBe(true);
  expect(table.view.value.entries).toEqual([]);
});

test('a database that can be neither written nor read is reported as such', async () => {
  const memory = openMemory();
  let isBroken = false;
  const match: Store['match'] = (id) =>
    isBroken ? Promise.reject(new Error('closed')) : memory.match(id);
  const { table, reopen } = await openTable({ ...memory, match });
  await (await reopen()).roll(0, ROLL);
  isBroken = true;
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'unsaved', reason: 'refused' });
  expect(table.isLost.value).toBe(false);
});

test('a bot that was answered for in another tab comes too late; people change their mind', async () => {
  const bot = { kind: 'bot', stamp: 'bot', level: 'greedy' } as const;
  const { reopen, store, id } = await openTable();
  const kept = (await store.match(id))!;
  await store.keepMatch({ ...kept, revision: kept.revision + 1, chairs: kept.chairs.with(1, bot) });
  const table = await reopen();
  expect([table.mine, table.bots]).toEqual([[0], [1]]);
  await table.roll(0, ROLL);
  expect(await table.decide(1, 1, 'pass')).toEqual({ kind: 'done' });
  expect(await table.decide(1, 1, 'R5')).toEqual({ kind: 'late' });
  // What a bot has decided is nobody's to see.
  expect([table.view.value.decided, table.view.value.own]).toEqual([[1], new Map()]);
  await table.decide(1, 0, 'R5');
  expect(table.view.value.step).toBe(2);
});

test('hints are known, each once, and stored', async () => {
  const { table, reopen, store, id } = await openTable();
  expect(table.hinted.value).toEqual([]);
  for (const seat of [1, 0, 1]) table.tellHint(seat);
  expect(table.hinted.value).toEqual([1, 0]);
  const shown = table.view.value;
  await expect.poll(async () => (await store.match(id))!.hinted).toEqual([1, 0]);
  expect(table.view.value).toBe(shown);
  expect((await reopen()).hinted.value).toEqual([1, 0]);
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'done' });
  const kept = (await store.match(id))!;
  expect(kept.hinted).toEqual([1, 0]);
  expect(rematchOf(kept)).not.toHaveProperty('hinted');
});

test('a hint in one tab is known in the other, and none is lost', async () => {
  const { table, reopen, store, id } = await openTable();
  const other = await reopen();
  table.tellHint(1);
  other.tellHint(0);
  await expect.poll(async () => (await store.match(id))!.hinted?.toSorted()).toEqual([0, 1]);
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'late' });
  expect(table.hinted.value).toEqual([1, 0]);
});

test('a hint that could not be written is written with the next change', async () => {
  const memory = openMemory();
  let isFull = false;
  const keepMatch: Store['keepMatch'] = async (match) =>
    isFull ? 'full' : memory.keepMatch(match);
  const { table, store, id } = await openTable({ ...memory, keepMatch });
  isFull = true;
  table.tellHint(1);
  // What it began would be done before this.
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'unsaved', reason: 'full' });
  isFull = false;
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'done' });
  expect((await store.match(id))!.hinted).toEqual([1]);
});

test('nothing is rolled for those who should decide', async () => {
  const { table } = await openTable(openMemory(), 'app');
  await table.roll(0);
  expect(await table.roll(1)).toMatchObject({ kind: 'refused', refusal: { rule: 'F3' } });
  expect(table.view.value.entries).toHaveLength(1);
});

test('news of another match are none, and of this one none that is known', async () => {
  const memory = openMemory();
  let tell: (id: string) => void = () => undefined;
  let reads = 0;
  let isWatched = true;
  const { table, id } = await openTable({
    ...memory,
    match: (wanted) => {
      reads++;
      return memory.match(wanted);
    },
    watch(listener) {
      tell = listener;
      return () => {
        isWatched = false;
      };
    },
  });
  const [before, shown] = [reads, table.view.value];
  expect(table.hints).toBe(true);
  tell('another');
  // What it began would be done before this.
  await table.takeBack(7, 0);
  expect(reads).toBe(before);
  tell(id);
  await expect.poll(() => reads).toBe(before + 1);
  expect(table.view.value).toBe(shown);
  table.close();
  expect(isWatched).toBe(false);
});

test('every change is one revision, and the time of the last is known', async () => {
  const { table, store, id } = await openTable();
  const first = (await store.match(id))!;
  await table.roll(0, ROLL);
  await table.decide(1, 0, 'R5');
  const kept = (await store.match(id))!;
  expect(kept.revision).toBe(first.revision + 2);
  expect(kept.changed).toBeGreaterThanOrEqual(first.changed);
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

test('the cover is switched off for the table, kept, and carried to the next match', async () => {
  const { table, reopen, store, id } = await openTable();
  expect(table.curtain?.isOn.value).toBe(true);
  expect(await table.curtain?.draw(false)).toEqual({ kind: 'done' });
  expect((await reopen()).curtain?.isOn.value).toBe(false);
  expect(rematchOf((await store.match(id))!).curtain).toBe('off');
  // What is played afterwards is written on top of it.
  expect(await table.roll(0, ROLL)).toEqual({ kind: 'done' });
  await table.curtain?.draw(true);
  expect(await store.match(id)).not.toHaveProperty('curtain');
});
