import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import type { Face } from '#games/face.ts';
import { face } from '#games/qwixx/face/index.tsx';
import { Person, type Server, serve } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { type Connection, connect } from '../online/connection.ts';
import { deviceOf, until } from '../online/testing/device.ts';
import { mendableAt } from './mendable.ts';
import { remoteTable } from './remote.ts';
import { withFace } from './shown.ts';
import type { Table } from './table.ts';

const WORDS = ['4', '1', 'R3', 'Y2', 'G6', 'B6'];

let server: Server;
const open: Connection[] = [];

beforeEach(async () => {
  server = await serve(temporaryFolder());
});
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await server.stop();
});

async function tableFor(id: string, person?: Person): Promise<Table> {
  const connection = connect(id, { device: deviceOf(() => server, person) });
  open.push(connection);
  await until(() => connection.view.value);
  const { match, ...rest } = connection.table.value!;
  const shown = { match: match!, table: { match, ...rest }, seat: connection.seat.value };
  const table = remoteTable(connection, withFace(shown, face as Face));
  if (!table || isRefusal(table)) throw new Error('there is no such table');
  return table;
}

/** A match of Lea and Tom with real dice, as each of them and a spectator have it. */
async function tables() {
  const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
  const { id } = await lea.make(server, { game: 'qwixx', dice: 'real', standIn: 3600 });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  const leas = await tableFor(id, lea);
  const toms = await tableFor(id, tom);
  const watched = await tableFor(id);
  await until(() => leas.remote!.absent.value.size === 0);
  return { leas, toms, watched };
}

test('each device plays its own seat, and a spectator none', async () => {
  const { leas, toms, watched } = await tables();
  expect([leas.mine, toms.mine, watched.mine]).toEqual([[0], [1], []]);
  expect(leas.setup.players).toEqual(['Lea', 'Tom']);
  expect(leas.bots).toEqual([]);
  expect(await watched.roll(0, WORDS)).toEqual({ kind: 'forbidden', why: 'watching' });
});

test('hints are known to everybody; a spectator cannot ask for one', async () => {
  const { leas, toms, watched } = await tables();
  expect([leas.hints, toms.hints, watched.hints]).toEqual([true, true, false]);
  toms.tellHint(1);
  for (const table of [leas, toms, watched]) {
    await until(() => table.hinted.value.length > 0);
    expect(table.hinted.value).toEqual([1]);
  }
});

test('a step closes for all, each with their own decision until then, and is reported once', async () => {
  const { leas, toms, watched } = await tables();
  expect(await toms.roll(0, WORDS)).toEqual({ kind: 'done' });
  await until(() => leas.view.value.step === 1);
  expect(leas.view.value.news?.said).toMatchObject([{ rule: 'Q3', args: { sum: 5 } }]);
  await leas.decide(1, 0, 'R5');
  expect(leas.view.value.own).toEqual(new Map([[0, 'R5']]));
  await until(() => toms.view.value.decided.length === 1);
  expect(toms.view.value.own).toEqual(new Map());
  const { news } = toms.view.value;
  expect(await leas.takeBack(1, 0)).toEqual({ kind: 'done' });
  await until(() => toms.view.value.decided.length === 0);
  expect(toms.view.value.news).toBe(news);
  await leas.decide(1, 0, 'R5');
  expect(await toms.decide(1, 1, 'R99')).toMatchObject({ kind: 'refused' });
  await toms.decide(1, 1, 'pass');
  for (const each of [leas, toms, watched]) {
    await until(() => each.view.value.step === 2);
    expect(each.view.value.news?.entries).toEqual([
      { kind: 'move', seat: 0, text: 'R5' },
      { kind: 'move', seat: 1, text: 'pass' },
    ]);
    expect(each.view.value.news?.before).toMatchObject({ phase: 'white' });
  }
  expect(await leas.decide(1, 0, 'R5')).toEqual({ kind: 'late' });
});

test('a correction comes to all, and leaves what is sealed', async () => {
  const { leas, toms } = await tables();
  await leas.roll(0, WORDS);
  await leas.decide(1, 0, 'pass');
  await until(() => toms.view.value.decided.length === 1);
  const entry = { kind: 'roll', text: ['5', ...WORDS.slice(1)].join(' ') } as const;
  expect(await toms.correct(1, 0, entry)).toEqual({ kind: 'done' });
  await until(() => leas.view.value.corrections.length === 1);
  expect(leas.view.value.own).toEqual(new Map([[0, 'pass']]));
  expect(leas.view.value.news).toBe(undefined);
});

test('absent players are named to the others', async () => {
  const { leas, toms } = await tables();
  toms.remote!.connection.close();
  await until(() => leas.remote!.absent.value.get(1) === 'away');
  expect(leas.remote!.absent.value.has(0)).toBe(false);
});

test('a device offers the corrections it may make, and the server accepts them', async () => {
  const { leas, toms, watched } = await tables();
  expect(mendableAt(leas)).toEqual([]);
  for (let turn = 0; turn < 3; turn++) {
    await leas.roll(leas.view.value.step, WORDS);
    for (let next = leas.view.value.next; next.for === 'seats'; next = leas.view.value.next) {
      const { step } = leas.view.value;
      await until(() => toms.view.value.step === step);
      for (const seat of next.seats) await [leas, toms][seat]!.decide(step, seat, 'pass');
      await until(() => leas.view.value.step > step);
    }
  }
  const { entries, step } = leas.view.value;
  await until(() => toms.view.value.step === step);
  const second = entries.map(({ kind }) => kind).indexOf('roll', 1);
  const offered = (seat: number) =>
    entries.flatMap((each, at) =>
      at >= second && (each.kind === 'roll' || each.seat === seat) ? [at] : [],
    );
  expect(mendableAt(leas)).toEqual(offered(0));
  expect(mendableAt(toms)).toEqual(offered(1));
  expect(mendableAt(watched)).toEqual([]);
  for (const at of entries.keys()) {
    if (mendableAt(toms).includes(at)) continue;
    expect(await toms.correct(step, at, undefined)).toEqual({ kind: 'forbidden', why: 'settled' });
  }
  expect(await toms.correct(step, mendableAt(toms).at(-1)!, undefined)).toEqual({ kind: 'done' });
});
