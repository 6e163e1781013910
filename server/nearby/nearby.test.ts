import os from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { addressesOf } from '../addresses.ts';
import { buildApp } from '../app.ts';
import { localBroker } from '../broker/local.ts';
import { openDatabase } from '../database/open.ts';
import { type Listening, listen } from '../listen.ts';
import { Device, Person } from '../socket/testing.ts';
import { routeNearby } from './routes.ts';

/** A computer that is in no network has nobody to invite. */
const HAS_NETWORK = addressesOf('::', 1, os.networkInterfaces()).network.length > 0;

async function opened(host?: string): Promise<Listening & { readonly app: FastifyInstance }> {
  const app = fastify();
  routeNearby(app);
  onTestFinished(() => app.close());
  return { app, ...(await listen(app, { host, port: 0 })) };
}

async function told({ port }: Listening, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/nearby`, { headers });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.json()).addresses;
}

test('a page on this computer gets its addresses in the network, the best first', async () => {
  const server = await opened();
  const { network } = addressesOf(server.host, server.port);
  expect(await told(server)).toEqual(network);
});

test('a server for this computer alone has no such address', async () => {
  expect(await told(await opened('127.0.0.1'))).toEqual([]);
});

test.each([
  ['by one of its names', 'localhost:4321', true],
  ['by its newer address', '[::1]:4321', true],
  ['by another name that points here', 'evil.example:4321', false],
  ['by a name that begins like ours', 'localhost.evil.example', false],
  ['by a name that looks like an address', '127.0.0.1.evil.example', false],
  ['by the address that others have', '192.168.1.20:4321', false],
])('a request that comes %s: %s', async (_, host, isTold) => {
  const { app, port } = await opened();
  const answer = await app.inject({ url: '/nearby', headers: { host }, remoteAddress: '::1' });
  const { network } = addressesOf('::', port);
  expect(answer.json().addresses).toEqual(isTold ? network : []);
});

test.each([
  ['another computer', {}, '192.168.1.7'],
  ['a client behind a proxy here', { 'x-forwarded-for': '9.9.9.9' }, '127.0.0.1'],
  ['a client behind a proxy here, by its newer header', { forwarded: 'for=9' }, '127.0.0.1'],
])('%s is told nothing', async (_, more, remoteAddress) => {
  const { app } = await opened();
  const headers = { host: 'localhost', ...more };
  const answer = await app.inject({ url: '/nearby', headers, remoteAddress });
  expect([answer.statusCode, answer.json()]).toEqual([200, { addresses: [] }]);
});

test.runIf(HAS_NETWORK)('a phone that comes by that address sits down and plays', async () => {
  const folder = temporaryFolder();
  const database = await openDatabase({ folder });
  const broker = localBroker();
  const app = await buildApp({ site: folder, version: 'test', online: { database, broker } });
  onTestFinished(async () => {
    await app.close();
    await broker.close();
    await database.close();
  });
  const { port } = await listen(app, { port: 0 });
  const computer = { address: `http://localhost:${port}` };
  const { addresses } = await (await fetch(`${computer.address}/api/nearby`)).json();
  const phone = { address: new URL(addresses[0]).origin };
  const [lea, tom] = [await Person.come(computer, 'Lea'), await Person.come(phone, 'Tom')];
  const { id } = await lea.make(computer, { game: 'qwixx' });
  await tom.table(phone, 'POST', `/tables/${id}/seats`, {});
  await lea.table(computer, 'POST', `/tables/${id}/begin`);
  const device = await Device.open(phone, id, { cookie: tom.cookie });
  await device.until(() => device.view);
  expect(device.seat).toBe(1);
  await device.close();
  expect((await tom.ask(phone, 'GET', '/nearby')).headers.get('content-security-policy')).toContain(
    "connect-src 'self'",
  );
  expect(await (await tom.ask(phone, 'GET', '/nearby')).json()).toEqual({ addresses: [] });
});
