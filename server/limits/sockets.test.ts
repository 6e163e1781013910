import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '#testing/folder.ts';
import { buildApp } from '../app.ts';
import { localBroker } from '../broker/local.ts';
import { openDatabase } from '../database/open.ts';
import { Device, Person } from '../socket/testing.ts';
import { CROWD, type Crowd } from './sockets.ts';

async function served(crowd: Crowd) {
  const folder = temporaryFolder();
  const database = await openDatabase({ folder });
  const online = { database, broker: localBroker() };
  const app = await buildApp({ site: folder, version: '1', online, operation: { crowd } });
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const lea = await Person.come({ address }, 'Lea');
  const { id } = await lea.make({ address }, { game: 'qwixx' });
  return { address, lea, id };
}

const from = (home: string) => ({ 'x-forwarded-for': home });

/** The answer to a refused socket. */
async function refusal(address: string, table: string, headers: object) {
  const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`;
  const socket = new WebSocket(url, { headers: { origin: address, ...headers } });
  socket.on('error', () => undefined);
  const [, answer] = await once(socket, 'unexpected-response');
  let body = '';
  for await (const part of answer) body += part;
  return { status: answer.statusCode, wait: answer.headers['retry-after'], ...JSON.parse(body) };
}

test('so many sockets from one address, counted by household; others come in', async () => {
  const { address, id } = await served({ perAddress: 3, perPlayer: 9 });
  const open = (home: string) => Device.open({ address }, id, from(home));
  const devices = [await open('2001:db8:1:2::1'), await open('2001:db8:1:2::2')];
  devices.push(await open('2001:db8:1:2::3'));
  expect(await refusal(address, id, from('2001:db8:1:2::4'))).toMatchObject({
    status: 429,
    wait: '30',
    why: 'often',
    sentence: 'There are 3 sockets open from there already. Close some and try again.',
  });
  devices.push(await open('2001:db8:1:103::1'));
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toContain('dicepad_limited_total{act="socket"} 1');
  await Promise.all(devices.map((each) => each.close()));
});

test('so many sockets of one player, wherever they are; who leaves makes room', async () => {
  const { address, lea, id } = await served({ perAddress: 99, perPlayer: 2 });
  const as = (home: string) => ({ cookie: lea.cookie, ...from(home) });
  const one = await Device.open({ address }, id, as('10.0.0.1'));
  const two = await Device.open({ address }, id, as('10.0.0.2'));
  expect(await refusal(address, id, as('10.0.0.3'))).toMatchObject({ status: 429, why: 'often' });
  const spectator = await Device.open({ address }, id, from('10.0.0.3'));
  await one.close();
  // The server has noticed once the others are told that one is gone.
  await two.until(() => two.table?.spectators === 1 && two.table.seats[0]);
  const three = await Device.open({ address }, id, as('10.0.0.3'));
  await Promise.all([two, three, spectator].map((each) => each.close()));
});

test('sockets refused for another reason do not count', async () => {
  const { address, id } = await served({ perAddress: 1, perPlayer: 1 });
  for (let times = 0; times < 3; times++) {
    expect(await refusal(address, 'nowhere', from('10.0.0.1'))).toMatchObject({ status: 404 });
  }
  await (await Device.open({ address }, id, from('10.0.0.1'))).close();
});

test('three school classes behind one address fit', () => {
  expect(CROWD.perAddress).toBeGreaterThanOrEqual(90);
});
