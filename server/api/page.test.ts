import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { localBroker } from '../broker/local.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { goOnline } from '../online.ts';
import { Meters } from '../operation/meters.ts';
import { OPERATIONS } from './operations/index.ts';

const app = fastify();
const routes: string[] = [];
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ folder: temporaryFolder() });
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
  const online = { database, broker: localBroker() };
  await goOnline(app, online, { version: '1.2.3', meters: new Meters(), onFault: () => undefined });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ABOUT = ['/api', '/api/', '/api/openapi.json', '/api/page.css', '/statistics'];

test('everything that can be asked is described, and nothing else is', () => {
  const asked = routes.filter((route) => !route.startsWith('HEAD'));
  const due = asked.filter((route) => !ABOUT.includes(route.split(' ')[1]!));
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} /api${path}`);
  expect(described.toSorted()).toEqual(due.toSorted());
});

test('the description is made from the schemas that requests are read with', async () => {
  const { openapi, info, paths, components } = (await app.inject('/api/openapi.json')).json();
  expect([openapi, info.version]).toEqual(['3.1.0', '1.2.3']);
  const { schema } = paths['/api/tables'].post.requestBody.content['application/json'];
  expect(schema.properties.options.required).toEqual(['game']);
  expect(schema.properties.options.properties.timer.enum).toEqual(['off', 'gentle', 'fast']);
  expect(components.schemas.ClientMessage.oneOf).toHaveLength(6);
  const text = JSON.stringify(paths);
  for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    expect(components.schemas).toHaveProperty(name!);
  }
});

test('games are told with what can be chosen', async () => {
  const { games } = (await app.inject('/api/games')).json();
  expect(games.map(({ id }: { id: string }) => id)).toContain('qwixx');
  for (const { bots } of games) expect(bots.length).toBeGreaterThan(0);
});

test('people read the same on a page without scripts or styles of its own', async () => {
  const { payload, headers } = await app.inject('/api');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of OPERATIONS) expect(payload).toContain(`/api${path}</code>`);
  expect(payload).not.toMatch(/<script|<style|style=|onclick/);
  expect((await app.inject('/api/page.css')).headers['content-type']).toContain('text/css');
});
