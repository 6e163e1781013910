import { expect, test, vi } from 'vitest';
import type { Seat } from '#engine/contract.ts';
import { OPTIONS } from '#protocol/testing/options.ts';
import type { TableDocument } from '../tables/document.ts';
import { voteDue } from './vote.ts';

const UNTIL = 1000;

/** Lea has asked; Tom and a bot play, too. */
function table(agreed: readonly string[]): TableDocument {
  const person = (player: string) =>
    ({ kind: 'person', player, name: player, stamp: 'fox' }) as const;
  return {
    id: 't',
    revision: 1,
    state: 'playing',
    options: OPTIONS,
    seats: [person('Lea'), person('Tom'), { kind: 'bot', name: 'Pip', level: 'expert' }],
    host: 'Lea',
    code: undefined,
    match: 'm1',
    secret: '',
    removed: [],
    changed: 0,
    ending: { by: 'Lea', agreed, until: UNTIL },
  };
}

/** What is done at a time, while these are not there. */
async function doneAt(now: number, agreed: readonly string[], absent: readonly Seat[] = []) {
  const tables = { endTogether: vi.fn(), dropEnding: vi.fn() };
  const attendance = { isAbsent: (_: TableDocument, seat: Seat) => absent.includes(seat) };
  await voteDue(table(agreed), attendance, tables, now)?.();
  const { endTogether, dropEnding } = tables;
  return { ended: endTogether.mock.calls, dropped: dropEnding.mock.calls };
}

test('a match is ended when all people have agreed', async () => {
  expect(await doneAt(10, ['Lea', 'Tom'])).toEqual({ ended: [['t', 'm1', []]], dropped: [] });
  expect(await doneAt(10, ['Lea'])).toEqual({ ended: [], dropped: [] });
});

test('nobody waits for the word of those who are not there', async () => {
  expect((await doneAt(10, ['Lea'], [1])).ended).toEqual([['t', 'm1', [1]]]);
  expect((await doneAt(10, ['Tom'], [1])).ended).toEqual([]);
});

test('a question is dropped when its time is over, even if some have agreed', async () => {
  expect(await doneAt(UNTIL, ['Lea', 'Tom'])).toEqual({ ended: [], dropped: [['t']] });
});

test('without a question there is nothing to do', () => {
  const { ending: _, ...calm } = table([]);
  const tables = { endTogether: vi.fn(), dropEnding: vi.fn() };
  expect(voteDue(calm, { isAbsent: () => false }, tables, 10)).toBeUndefined();
});
