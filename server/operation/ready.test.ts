import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '#testing/databases/postgres.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { buildApp } from '../app.ts';
import type { Broker } from '../broker/broker.ts';
import { localBroker } from '../broker/local.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';

const folder = temporaryFolder();
const site = path.join(folder, 'site');
mkdirSync(site);
writeFileSync(path.join(site, 'index.html'), '<!doctype html>');
const LONG = 120_000;

/** A broker that is up when the test says so. */
function moody(): Broker & { isUp: boolean } {
  return { ...localBroker(), isUp: false };
}

async function served(database: Database, broker: Broker, isDraining = () => false) {
  const online = { database, broker };
  const app = await buildApp({ site, version: '1', online, operation: { isDraining } });
  onTestFinished(() => app.close());
  return async () => {
    const answer = await app.inject('/ready');
    expect(answer.headers['cache-control']).toBe('no-store');
    return [answer.statusCode, answer.json()];
  };
}

test('it is starting until the broker is there, away when that goes, and drains at last', async () => {
  const database = await openDatabase({ folder });
  onTestFinished(() => database.close());
  const broker = moody();
  let isDraining = false;
  const ready = await served(database, broker, () => isDraining);
  const sentence = 'The broker cannot be reached from here.';
  expect(await ready()).toEqual([503, { status: 'starting', sentence }]);
  broker.isUp = true;
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  broker.isUp = false;
  expect(await ready()).toEqual([503, { status: 'away', sentence }]);
  isDraining = true;
  const last = { status: 'draining', sentence: 'This server is about to stop.' };
  expect(await ready()).toEqual([503, last]);
});

test(
  'it is away while a real database is, and ready again when that is back',
  async () => {
    const server = await startPostgres();
    onTestFinished(() => server.close());
    const database = await openDatabase({ folder: '', url: server.url });
    onTestFinished(() => database.close());
    const ready = await served(database, localBroker());
    expect(await ready()).toEqual([200, { status: 'ready' }]);
    await server.stop();
    const sentence = 'The database cannot be reached from here.';
    expect(await ready()).toEqual([503, { status: 'away', sentence }]);
    await server.start();
    expect(await ready()).toEqual([200, { status: 'ready' }]);
  },
  LONG,
);

test('a server of the app alone is ready at once', async () => {
  const app = await buildApp({ site, version: '1' });
  onTestFinished(() => app.close());
  expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' });
});
