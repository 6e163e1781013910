import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Person, type Server, serve } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { type Api, createApi } from './api.ts';
import { connect } from './connection.ts';
import { deviceOf, type TestDevice, until } from './testing/device.ts';

const kept = new Map<string, string>();
let server: Server;
let lea: Person;
let tom: Person;

beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  kept.set('dicepad.settings', JSON.stringify({ name: 'Lea' }));
  server = await serve(temporaryFolder());
  [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
});
afterEach(async () => {
  vi.unstubAllGlobals();
  // What was opened here knows Lea; the next test in this worker must not.
  vi.resetModules();
  await server.stop();
});

/** The app of a device that was just opened; what it kept before is there again. */
async function openApp() {
  vi.resetModules();
  const look = { ...(await import('./running-look.ts')), ...(await import('./running-follow.ts')) };
  const list = await import('./running.ts');
  return { ...look, ...list };
}

function device(person: Person): TestDevice {
  return deviceOf(() => server, person);
}

function apiOf(person: Person): Api {
  return createApi(device(person).send);
}

async function tableOf(host: Person, ...others: readonly Person[]): Promise<string> {
  const { id } = await host.make(server, { game: 'qwixx' });
  for (const each of others) await each.table(server, 'POST', `/tables/${id}/seats`, {});
  return id;
}

const begin = (id: string) => lea.table(server, 'POST', `/tables/${id}/begin`);

/** Lea opens a table and leaves it, as when she closes the app. */
async function look(app: Awaited<ReturnType<typeof openApp>>, id: string, person = lea) {
  const connection = connect(id, { device: device(person) });
  const stop = app.followRunning(connection);
  await until(() => connection.table.value !== undefined);
  return () => {
    stop();
    connection.close();
  };
}

test('no request is made for a device that never sat anywhere', async () => {
  const app = await openApp();
  expect(app.hasPlayedOnline()).toBe(false);
  kept.set('dicepad.player', 'true');
  expect(app.hasPlayedOnline()).toBe(true);
});

test('a table is known from the first look at it, and to the app when it is opened again', async () => {
  const id = await tableOf(lea, tom);
  const leave = await look(await openApp(), id);
  leave();
  const { running, hasPlayedOnline } = await openApp();
  expect(hasPlayedOnline()).toBe(true);
  expect(running.value).toMatchObject([
    { table: id, game: 'qwixx', state: 'lobby', players: ['Lea', 'Tom'], seat: 0 },
  ]);
});

test('it is forgotten when it is closed, and by somebody who stands up', async () => {
  const app = await openApp();
  const [one, other] = [await tableOf(lea, tom), await tableOf(lea, tom)];
  const leaves = [await look(app, one), await look(app, other)];
  expect(app.running.value).toHaveLength(2);
  await lea.table(server, 'POST', `/tables/${one}/close`);
  await until(() => app.running.value.length === 1);
  await lea.table(server, 'DELETE', `/tables/${other}/seats/0`);
  await until(() => app.running.value.length === 0);
  for (const leave of leaves) leave();
});

test('a spectator sits nowhere', async () => {
  const app = await openApp();
  const leave = await look(app, await tableOf(lea), tom);
  expect(app.running.value).toEqual([]);
  leave();
});

test('a device that has just become the player’s learns where they sit', async () => {
  const [id, lobby] = [await tableOf(lea, tom), await tableOf(tom, lea), await tableOf(tom)];
  await begin(id);
  const app = await openApp();
  await app.lookAtRunning(apiOf(lea));
  const found = app.running.value.toSorted((one, other) => one.seat - other.seat);
  expect(found).toMatchObject([
    { table: id, state: 'playing', seat: 0 },
    { table: lobby, state: 'lobby', players: ['Tom', 'Lea'], seat: 1 },
  ]);
  expect(app.finishedOnline.value).toEqual([]);
});

test('what has begun, was left or was closed meanwhile is put right by the server', async () => {
  const ids = [await tableOf(lea, tom), await tableOf(tom, lea), await tableOf(tom, lea)];
  const app = await openApp();
  for (const id of ids) (await look(app, id))();
  expect(app.running.value.map(({ table }) => table)).toEqual(ids.toReversed());
  await begin(ids[0]!);
  await tom.table(server, 'POST', `/tables/${ids[1]}/close`);
  await lea.table(server, 'DELETE', `/tables/${ids[2]}/seats/1`);
  await app.lookAtRunning(apiOf(lea));
  expect(app.running.value).toMatchObject([{ table: ids[0], state: 'playing' }]);
});

test('a player who was removed meanwhile is told so once', async () => {
  const ids = [await tableOf(tom, lea), await tableOf(tom, lea)];
  const app = await openApp();
  for (const id of ids) (await look(app, id))();
  await tom.table(server, 'DELETE', `/tables/${ids[0]}/seats/1`);
  await tom.table(server, 'POST', `/tables/${ids[1]}/close`);
  const ask = () => app.lookAtRunning(apiOf(lea), device(lea).look);
  expect(await ask()).toMatchObject([{ table: ids[0], players: ['Tom', 'Lea'] }]);
  expect(await ask()).toEqual([]);
});

test('a match that is over is no longer one to go on with, but one to fetch', async () => {
  const id = await tableOf(lea, tom);
  const { match } = await begin(id);
  const app = await openApp();
  (await look(app, id))();
  const devices = await Promise.all([lea, tom].map((each) => each.connect(server, id)));
  await Promise.all(devices.map((each, seat) => each.play(`seat ${seat}`)));
  await devices[0]!.until(() => devices[0]!.table?.state === 'over');
  await Promise.all(devices.map((each) => each.close()));
  await app.lookAtRunning(apiOf(lea));
  expect(app.running.value).toEqual([]);
  expect(app.finishedOnline.value).toMatchObject([
    { id: match, table: id, game: 'qwixx', seat: 0 },
  ]);
});

test('without an answer everything stays, and it is said that there was none', async () => {
  const app = await openApp();
  const id = await tableOf(lea, tom);
  (await look(app, id))();
  const phone = device(lea);
  phone.cut();
  await app.lookAtRunning(createApi(phone.send));
  expect(app.isAway.value).toBe(true);
  expect(app.running.value).toMatchObject([{ table: id }]);
  phone.mend();
  await app.lookAtRunning(createApi(phone.send));
  expect(app.isAway.value).toBe(false);
});

test('a player unknown to the server sits nowhere', async () => {
  const app = await openApp();
  (await look(app, await tableOf(lea)))();
  await lea.ask(server, 'DELETE', '/me');
  await app.lookAtRunning(apiOf(lea));
  expect(app.running.value).toEqual([]);
});

test('what was kept in another shape is left out', async () => {
  const whole = {
    table: 'a',
    game: 'qwixx',
    state: 'lobby',
    players: ['Lea'],
    chairs: [],
    seat: 0,
  };
  kept.set('dicepad.running', JSON.stringify([whole, { ...whole, state: 'over' }, 'b', null]));
  expect((await openApp()).running.value).toEqual([whole]);
});
