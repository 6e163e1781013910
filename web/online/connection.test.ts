import { afterEach, beforeEach, expect, test } from 'vitest';
import { movesOf } from '#engine/contract.ts';
import type { Match } from '#engine/match.ts';
import { GAMES } from '#games/index.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import { Person, type Server, serve } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { createApi } from './api.ts';
import { type Connection, connect } from './connection.ts';
import { deviceOf, type TestDevice, until } from './testing/device.ts';

let folder: string;
let server: Server;
const open: Connection[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  server = await serve(folder);
});
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await server.stop();
});

function at(table: string, device: TestDevice): Connection {
  const connection = connect(table, { device });
  open.push(connection);
  return connection;
}

/** Lea and Tom at a table of Qwixx that has begun, each with a device. */
async function begun() {
  const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
  const devices = { lea: deviceOf(() => server, lea), tom: deviceOf(() => server, tom) };
  const { id } = await lea.make(server, { game: 'qwixx' });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  const [leas, toms] = [at(id, devices.lea), at(id, devices.tom)];
  await until(() => leas.view.value && toms.view.value);
  return { id, lea, tom, devices, leas, toms };
}

/** Some legal decision of the connection's seat. */
function decision({ table, view, seat }: Connection): string {
  const game = GAMES.find(({ id }) => id === table.value!.options.game)!;
  const position = view.value!.position as Match['position'];
  return game.notate(position, seat.value!, movesOf(game, position, seat.value!).at(-1)!);
}

test('a device is told where it sits, what the table is and what is played', async () => {
  const { leas, toms, id } = await begun();
  expect([leas.seat.value, toms.seat.value]).toEqual([0, 1]);
  expect(leas.state.value).toBe('here');
  expect(leas.table.value).toMatchObject({ id, state: 'playing' });
  expect(leas.view.value).toMatchObject({ step: 0, entries: [] });
  expect(await leas.ask({ type: 'roll' }, 0)).toEqual({ kind: 'done' });
  await until(() => toms.view.value!.step === 1);
  expect(await toms.ask({ type: 'roll' }, 0)).toEqual({ kind: 'late' });
  expect(await toms.ask({ type: 'decide', text: decision(toms) }, 1)).toEqual({ kind: 'done' });
  await until(() => toms.own.value);
  expect(leas.own.value).toBe(undefined);
});

test('a spectator is here without a seat, and may change nothing', async () => {
  const { id } = await begun();
  const spectator = at(
    id,
    deviceOf(() => server),
  );
  await until(() => spectator.view.value);
  expect(spectator.seat.value).toBe(undefined);
  expect(spectator.state.value).toBe('here');
  const granted = await spectator.ask({ type: 'roll' }, 0);
  expect(granted).toEqual({ kind: 'forbidden', why: 'watching' });
});

test('what is asked while the network is away is done when it is back', async () => {
  const { leas, toms, devices } = await begun();
  devices.lea.cut();
  await until(() => leas.state.value === 'lost');
  const asked = leas.ask({ type: 'roll' }, 0);
  expect(leas.unanswered.value).toBe(1);
  expect(leas.view.value!.step).toBe(0);
  devices.lea.mend();
  expect(await asked).toEqual({ kind: 'done' });
  expect(leas.unanswered.value).toBe(0);
  await until(() => toms.view.value!.step === 1);
  expect(leas.state.value).toBe('here');
});

test('a wish whose answer is lost is sent again under its name, and counts once', async () => {
  const { leas, toms, devices } = await begun();
  await leas.ask({ type: 'roll' }, 0);
  await until(() => toms.view.value!.step === 1);
  devices.tom.muffle();
  const asked = toms.ask({ type: 'decide', text: decision(toms) }, 1);
  await until(() => leas.view.value!.decided.length === 1);
  const { version } = leas.view.value!;
  devices.tom.cut();
  devices.tom.mend();
  expect(await asked).toEqual({ kind: 'done' });
  expect(leas.view.value!.version).toBe(version);
});

test('a server that is stopped and started again is found again, with everything', async () => {
  const { leas, toms } = await begun();
  await leas.ask({ type: 'roll' }, 0);
  const { entries } = leas.view.value!;
  const port = Number(new URL(server.address).port);
  await server.stop();
  await until(() => leas.state.value === 'lost' && toms.state.value === 'lost');
  const asked = leas.ask({ type: 'decide', text: decision(leas) }, 1);
  server = await serve(folder, { port });
  expect(await asked).toEqual({ kind: 'done' });
  await until(() => toms.view.value!.decided.length === 1);
  expect(toms.view.value!.entries).toEqual(entries);
});

test('of two devices the newest plays; the other watches until it wants to play again', async () => {
  const { id, lea, leas } = await begun();
  const second = at(
    id,
    deviceOf(() => server, lea),
  );
  await until(() => leas.state.value === 'watching');
  expect(await leas.ask({ type: 'roll' }, 0)).toMatchObject({ why: 'watching' });
  leas.resume();
  await until(() => leas.state.value === 'here' && second.state.value === 'watching');
  expect(await leas.ask({ type: 'roll' }, 0)).toEqual({ kind: 'done' });
});

test('a device that watches goes on watching after its socket was lost', async () => {
  const { id, lea, leas, devices } = await begun();
  const second = at(
    id,
    deviceOf(() => server, lea),
  );
  await until(() => leas.state.value === 'watching');
  devices.lea.cut();
  await until(() => leas.state.value === 'lost');
  devices.lea.mend();
  await until(() => leas.state.value === 'watching');
  expect(second.state.value).toBe('here');
  expect(await second.ask({ type: 'roll' }, 0)).toEqual({ kind: 'done' });
});

test('a table that is not there, or closes, or sends one away, is closed for good', async () => {
  const lea = await Person.come(server, 'Lea');
  const tom = await Person.come(server, 'Tom');
  const nowhere = at(
    'nowhere',
    deviceOf(() => server),
  );
  await until(() => nowhere.state.value === 'closed');
  expect(nowhere.reason.value).toBe('missing');

  const { id } = await lea.make(server, { game: 'qwixx' });
  const tomsDevice = deviceOf(() => server, tom);
  const toms = at(id, tomsDevice);
  await until(() => toms.table.value);
  await createApi(tomsDevice.send).sit(id);
  await until(() => toms.seat.value === 1);
  await createApi(deviceOf(() => server, lea).send).leave(id, 1);
  await until(() => toms.state.value === 'closed');
  expect(toms.reason.value).toBe('removed');
  const again = at(id, tomsDevice);
  await until(() => again.state.value === 'closed');
  expect(again.reason.value).toBe('removed');

  const leas = at(
    id,
    deviceOf(() => server, lea),
  );
  await until(() => leas.table.value);
  await lea.table(server, 'POST', `/tables/${id}/close`);
  await until(() => leas.state.value === 'closed');
  expect(leas.reason.value).toBe('table');
  expect(await leas.ask({ type: 'roll' }, 0)).toEqual({ kind: 'lost' });
});

test('an unreachable server is reported after a few tries, and found when it comes back', async () => {
  const lea = await Person.come(server, 'Lea');
  const { id } = await lea.make(server, { game: 'qwixx' });
  const device = deviceOf(() => server, lea);
  device.cut();
  const leas = at(id, device);
  expect(leas.state.value).toBe('connecting');
  await until(() => leas.state.value === 'away');
  expect(device.sockets.length).toBeGreaterThanOrEqual(3);
  device.mend();
  await until(() => leas.state.value === 'here' && leas.table.value);
});

test('a server of another version is not misread', async () => {
  const { id, lea } = await begun();
  const device = deviceOf(() => server, lea);
  const told = JSON.stringify({ type: 'welcome', protocol: PROTOCOL + 1, seat: 7, now: 0 });
  const other = at(id, {
    ...device,
    open(path) {
      const socket = device.open(path);
      const newer = device.sockets.at(-1)!;
      newer.once('open', () => newer.emit('message', Buffer.from(told), false));
      return socket;
    },
  });
  await until(() => other.state.value === 'closed');
  expect(other.reason.value).toBe('version');
  expect(other.seat.value).toBe(undefined);
});

test('a rematch lets go of the match before', async () => {
  const { id, lea, leas, toms } = await begun();
  await Promise.all([leas, toms].map(playOn));
  await until(() => leas.table.value!.state === 'over');
  await createApi(deviceOf(() => server, lea).send).again(id);
  await until(() => leas.table.value!.state === 'lobby');
  expect(leas.view.value).toBe(undefined);
  await until(() => leas.seat.value === 1);
});

/** Plays a seat to the end of the match. */
async function playOn(connection: Connection): Promise<void> {
  const { view, seat } = connection;
  const game = GAMES.find(({ id }) => id === 'qwixx')!;
  for (;;) {
    const { step, next } = await until(() => {
      const { next, decided, position } = view.value!;
      const own = seat.value!;
      const isDue =
        next.for === 'dice'
          ? game.active(position as never) === own
          : next.for === 'nobody' || (next.seats.includes(own) && !decided.includes(own));
      return isDue && view.value!;
    });
    if (next.for === 'nobody') return;
    if (next.for === 'dice') await connection.ask({ type: 'roll' }, step);
    else await connection.ask({ type: 'decide', text: decision(connection) }, step);
    await until(() => view.value!.step !== step || view.value!.decided.includes(seat.value!));
  }
}
