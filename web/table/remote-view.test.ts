import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import { type Entry, replay } from '#engine/match.ts';
import { type Setup, setUp } from '#engine/setup.ts';
import { face as encore } from '#games/encore/face/index.tsx';
import type { Face } from '#games/face.ts';
import { face as qwixx } from '#games/qwixx/face/index.tsx';
import type { MatchView, Wish } from '#protocol/messages.ts';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { OPTIONS } from '#protocol/testing/options.ts';
import type { Connection, Granted } from '../online/connection.ts';
import { remoteTable } from './remote.ts';
import { type Shown, withFace } from './shown.ts';
import type { Table } from './table.ts';

const FACE = qwixx as Face;
const SETUP = setUp(FACE.game, ['Lea', 'Tom'], {}) as Setup;
const ENTRIES: readonly Entry[] = [
  { kind: 'roll', text: '4 1 R3 Y2 G6 B6' },
  { kind: 'move', seat: 0, text: 'R5' },
  { kind: 'move', seat: 1, text: 'pass' },
  { kind: 'move', seat: 0, text: 'pass' },
  { kind: 'roll', text: '1 1 R1 Y1 G1 B1' },
];

const person = (name: string, more: object = {}): Sitter => ({
  kind: 'person',
  name,
  stamp: 'fox',
  language: undefined,
  isHere: true,
  isLooking: false,
  isStoodIn: false,
  ...more,
});

const tableAt = (match: string, seats = [person('Lea'), person('Tom')]): TableInfo => ({
  id: 't1',
  revision: 1,
  state: 'playing',
  options: OPTIONS,
  seats,
  host: 0,
  spectators: 0,
  code: undefined,
  match,
  again: undefined,
  commitment: undefined,
});

/** The message about a match after so many entries, of which the last so many are new. */
function viewAfter(count: number, more: Partial<MatchView> = {}): MatchView {
  const { position } = replay(SETUP, ENTRIES.slice(0, count));
  return {
    match: 'm1',
    version: count,
    step: [0, 1, 1, 2, 3, 4][count]!,
    position,
    next: FACE.game.next(position),
    entries: ENTRIES.slice(0, count),
    decided: [],
    corrections: [],
    mendable: 0,
    news: count === 0 ? undefined : { said: [], count: count === 3 ? 2 : 1 },
    until: undefined,
    ...more,
  };
}

/** A connection whose other end is the test. */
function wired(first: MatchView | undefined, granted: Granted = { kind: 'done' }) {
  const [view, own] = [signal(first), signal<string | undefined>(undefined)];
  const table = signal<TableInfo | undefined>(tableAt('m1'));
  const asked: unknown[] = [];
  const ask = async (wish: Wish, step: number): Promise<Granted> => {
    asked.push([step, wish]);
    return granted;
  };
  const connection = { id: 't1', view, own, table, ask } as unknown as Connection;
  return { connection, view, own, table, asked };
}

const shownAs = (seat: number | undefined, table = tableAt('m1')): Shown => ({
  match: 'm1',
  seat,
  table,
});

function opened(connection: Connection, shown = shownAs(0)): Table {
  const table = remoteTable(connection, withFace(shown, FACE));
  if (!table || isRefusal(table)) throw new Error('there is no such table');
  return table;
}

test('no face is given a match of another game', () => {
  expect(() => withFace(shownAs(0), encore as Face)).toThrow('encore for a match of qwixx');
});

test('no match is given the table of another', () => {
  const next = shownAs(0, tableAt('m2'));
  expect(() => withFace(next, FACE)).toThrow('the table of m2 for m1');
});

test('there is no table of a match of which nothing is seen', () => {
  const shown = withFace(shownAs(0), FACE);
  expect(remoteTable(wired(undefined).connection, shown)).toBe(undefined);
  expect(remoteTable(wired(viewAfter(0, { match: 'm2' })).connection, shown)).toBe(undefined);
});

test('a table that the rules do not know is refused', () => {
  const alone = withFace(shownAs(0, tableAt('m1', [person('Lea')])), FACE);
  expect(remoteTable(wired(viewAfter(0)).connection, alone)).toHaveProperty('rule');
});

test('a table shows its own match, whatever the others are at by now', () => {
  const { connection, view, own, table } = wired(viewAfter(1, { until: 7, mendable: 1 }));
  const { view: seen, hinted, remote } = opened(connection);
  view.value = viewAfter(3, { until: 9, mendable: 2, hinted: [1] });
  const before = seen.value;
  expect(before.step).toBe(2);
  view.value = undefined;
  own.value = 'R5';
  view.value = viewAfter(1, { match: 'm2', until: 11, mendable: 0, hinted: [] });
  table.value = tableAt('m2', [person('Tom', { isHere: false }), person('Lea')]);
  expect(seen.value).toBe(before);
  expect([remote!.until.value, remote!.mendable.value, hinted.value]).toEqual([9, 2, [1]]);
  expect(remote!.absent.value.size).toBe(0);
});

test('a table that was closed follows no more', () => {
  const { connection, view } = wired(viewAfter(0));
  const table = opened(connection);
  table.close();
  view.value = viewAfter(1);
  expect(table.view.value.step).toBe(0);
});

test('absent players, and those a bot plays for, are known as long as the match is on', () => {
  const { connection, table } = wired(viewAfter(0));
  const { absent } = opened(connection).remote!;
  const away = person('Lea', { isHere: false });
  const bot: Sitter = { kind: 'bot', name: 'Bo', level: 'greedy' };
  const looking = person('Tom', { isHere: false, isLooking: true });
  table.value = tableAt('m1', [person('Lea'), bot, looking]);
  expect(absent.value).toEqual(new Map([[2, 'looking']]));
  table.value = tableAt('m1', [away, bot, person('Tom', { isHere: false, isStoodIn: true })]);
  const known = new Map([
    [0, 'away'],
    [2, 'stoodIn'],
  ]);
  expect(absent.value).toEqual(known);
  table.value = undefined;
  expect(absent.value).toEqual(known);
});

test('who takes over a seat has it at the table at once, which stays the same', () => {
  const { connection, table } = wired(viewAfter(0));
  const shown = opened(connection);
  const { players } = shown.setup;
  const { chairs } = shown;
  table.value = { ...tableAt('m1'), spectators: 1 };
  // Nothing is drawn anew for news about others.
  expect(shown.setup.players).toBe(players);
  expect(shown.chairs).toBe(chairs);
  table.value = tableAt('m1', [person('Lea'), { kind: 'bot', name: 'Tom', level: 'expert' }]);
  expect([shown.setup.players, shown.chairs[1]?.kind]).toEqual([['Lea', 'Tom'], 'bot']);
  table.value = tableAt('m1', [person('Lea'), person('Zoe', { stamp: 'owl' })]);
  expect(shown.setup.players).toEqual(['Lea', 'Zoe']);
  expect(shown.chairs[1]).toEqual({ kind: 'person', stamp: 'owl' });
  // Those of the next match are not these.
  table.value = tableAt('m2', [person('Ann'), person('Ben')]);
  expect(shown.setup.players).toEqual(['Lea', 'Zoe']);
});

test('a decision of one’s own is seen; a spectator has none', () => {
  const { connection, own } = wired(viewAfter(1));
  const [leas, watched] = [opened(connection), opened(connection, shownAs(undefined))];
  expect(leas.view.value.own).toEqual(new Map());
  own.value = 'R5';
  expect(leas.view.value.own).toEqual(new Map([[0, 'R5']]));
  expect(watched.view.value.own).toEqual(new Map());
});

test('news is reported once, with the position before it', () => {
  const { connection, view } = wired(viewAfter(0));
  const { view: seen } = opened(connection);
  expect(seen.value.news).toBe(undefined);
  const start = seen.value.position;
  view.value = viewAfter(1);
  expect(seen.value.news).toEqual({ entries: ENTRIES.slice(0, 1), said: [], before: start });
  const { news } = seen.value;
  expect(news!.before).toBe(start);
  view.value = viewAfter(1, { decided: [0] });
  expect(seen.value.news).toBe(news);
  view.value = viewAfter(3, { news: undefined });
  expect(seen.value.news).toBe(undefined);
});

test('a device that missed some steps gets the last one', () => {
  const { connection, view } = wired(viewAfter(0));
  const { view: seen } = opened(connection);
  view.value = viewAfter(5);
  expect(seen.value.news).toEqual({
    entries: ENTRIES.slice(4),
    said: [],
    before: replay(SETUP, ENTRIES.slice(0, 4)).position,
  });
});

test('a correction is no news', () => {
  const { connection, view } = wired(viewAfter(1));
  const { view: seen } = opened(connection);
  const corrections = [{ at: 0, was: ENTRIES[0]!, time: 0 }];
  view.value = viewAfter(3, { corrections });
  expect(seen.value.news).toBe(undefined);
  view.value = viewAfter(4, { corrections });
  expect(seen.value.news?.entries).toEqual(ENTRIES.slice(3, 4));
});

test('what is asked goes to the server as it is meant, and no further than that', async () => {
  const { connection, asked } = wired(viewAfter(1));
  const table = opened(connection);
  const [entry] = ENTRIES;
  expect(table.remote!.hasChosen(1)).toBe(false);
  expect(await table.roll(1)).toEqual({ kind: 'done' });
  await table.roll(1, ['4', '1']);
  await table.decide(1, 0, 'R5');
  expect([0, 1, 2].map(table.remote!.hasChosen)).toEqual([false, true, false]);
  await table.takeBack(1, 0);
  await table.correct(1, 0, undefined);
  await table.correct(1, 0, entry);
  expect(asked).toEqual([
    [1, { type: 'roll' }],
    [1, { type: 'roll', words: ['4', '1'] }],
    [1, { type: 'decide', text: 'R5' }],
    [1, { type: 'takeBack' }],
    [1, { type: 'correct', at: 0 }],
    [1, { type: 'correct', at: 0, entry }],
  ]);
});

test('of a table that is gone an answer only comes too late', async () => {
  const { connection } = wired(viewAfter(0), { kind: 'lost' });
  expect(await opened(connection).roll(0)).toEqual({ kind: 'late' });
});

test('a device plays its own seat and no bots, and loses no match that a server keeps', () => {
  const { connection } = wired(viewAfter(0));
  const [leas, watched] = [opened(connection), opened(connection, shownAs(undefined))];
  expect([leas.mine, leas.bots, leas.isLost.value, leas.hinted.value]).toEqual([
    [0],
    [],
    false,
    [],
  ]);
  expect(watched.mine).toEqual([]);
});

test('players with a hint are named from the first view, and forgotten when there are none', () => {
  const { connection, view } = wired(viewAfter(0, { hinted: [1] }));
  const { hinted } = opened(connection);
  expect(hinted.value).toEqual([1]);
  view.value = viewAfter(1);
  expect(hinted.value).toEqual([]);
});

test('a bot may be asked by those who play, where the table has it so', () => {
  const { connection } = wired(viewAfter(0));
  const without = { ...tableAt('m1'), options: { ...OPTIONS, hints: false } };
  expect(opened(connection).hints).toBe(true);
  expect(opened(connection, shownAs(undefined)).hints).toBe(false);
  expect(opened(connection, shownAs(0, without)).hints).toBe(false);
});

test('a hint is announced once', () => {
  const { connection, view, asked } = wired(viewAfter(1, { hinted: [1] }));
  const table = opened(connection);
  expect(table.hinted.value).toEqual([1]);
  table.tellHint(0);
  expect(asked).toEqual([[1, { type: 'hint' }]]);
  view.value = viewAfter(1, { hinted: [0, 1] });
  table.tellHint(0);
  expect(asked).toHaveLength(1);
});
