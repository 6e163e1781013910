import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHYS } from '#protocol/why.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { localBroker } from '../broker/local.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { goOnline } from '../online.ts';
import { Meters } from '../operation/meters.ts';
import { OPERATIONS } from './operations/index.ts';
import { REASONS, type Reason, reasonsOf } from './reasons.ts';

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

const ABOUT = [
  ...['/api', '/api/', '/api/openapi.json', '/api/page.css'],
  ...['/statistics', '/statistics/page.css', '/statistics/inter.woff2'],
];

test('everything that can be asked is described, and nothing else is', () => {
  const asked = routes.filter((route) => !route.startsWith('HEAD'));
  const due = asked.filter((route) => !ABOUT.includes(route.split(' ')[1]!));
  const described = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} /api${path}`);
  expect(described.toSorted()).toEqual(due.toSorted());
});

test('the description is made from the schemas that requests are read with', async () => {
  const { openapi, info, paths, components } = (await app.inject('/api/openapi.json')).json();
  expect([openapi, info.version]).toEqual(['3.1.0', '1.2.3']);
  const { schema, example } = paths['/api/tables'].post.requestBody.content['application/json'];
  expect(schema).toEqual({ $ref: '#/components/schemas/MakeTableBody' });
  expect(Object.keys(example.options)).toEqual(['game']);
  const { WishedOptions, TableOptions } = components.schemas;
  expect(WishedOptions.required).toEqual(['game']);
  expect(TableOptions.required).toContain('timer');
  expect(WishedOptions.properties.timer.enum).toEqual(['off', 'gentle', 'fast']);
  expect(components.schemas.ClientMessage.oneOf).toHaveLength(9);
  const told = components.schemas.ServerMessage.oneOf.map(
    ({ properties }: { properties: { type: { const: string } } }) => properties.type.const,
  );
  const usual = ['welcome', 'table', 'view', 'answer', 'watching', 'heartbeat', 'unread', 'closed'];
  const due = [...usual, 'marks', 'said', 'unsaid'];
  expect(told.toSorted()).toEqual(due.toSorted());
  const asked = paths['/api/me/matches'].get.parameters;
  expect(asked).toMatchObject([
    { name: 'before', in: 'query', schema: { type: 'string' } },
    {
      name: 'most',
      in: 'query',
      schema: { description: 'How many. Default: 100; at most 500.' },
    },
  ]);
});

test('each operation lists its own reasons, with their status', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const { responses } = paths['/api/tables/{id}/begin'].post;
  expect(responses[409].description).toContain(
    'few: This game is for a different number of players.',
  );
  expect(responses[409].content['application/json'].schema.allOf[1].properties.why.enum).toEqual([
    'state',
    'few',
  ]);
  expect(JSON.stringify(paths['/api/me'].get.responses)).not.toContain('few');
  expect(Object.keys(paths['/api/me'].get.responses)).toEqual(['200', '429', '500', '503']);
});

/** Whatever can be wrong with a request, tried on every operation. */
const WRONG: readonly {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}[] = [
  { headers: { origin: 'https://evil.example' } },
  { headers: { origin: 'http://localhost' } },
  ...['{}', '{"more":1}', '{', '', `"${'x'.repeat(20_000)}"`].map((payload) => ({ payload })),
  { headers: { 'content-type': 'text/plain' }, payload: 'x' },
];

test('whatever is refused is refused with a reason and a status that are described', async () => {
  const come = await app.inject({
    method: 'POST',
    url: '/api/me',
    headers: { origin: 'http://localhost', host: 'localhost' },
    payload: { name: 'Lea', stamp: 'fox' },
  });
  const { name, value } = come.cookies[0]!;
  const seen = new Set<string>();
  for (const operation of OPERATIONS.filter(({ path }) => path !== '/me')) {
    const reasons = reasonsOf(operation);
    const url = `/api${operation.path.replace(/\{\w+\}/g, 'nothing')}`;
    for (const cookies of [{}, { [name]: value }]) {
      for (const { headers = {}, payload } of WRONG) {
        if (payload !== undefined && operation.method === 'get') continue;
        const answer = await app.inject({
          method: operation.method.toUpperCase() as 'GET',
          url,
          cookies,
          headers: {
            host: 'localhost',
            origin: 'http://localhost',
            ...(payload !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(payload !== undefined && { payload }),
        });
        if (answer.statusCode < 400) continue;
        const { why } = answer.json();
        expect(reasons, `${operation.method} ${url}`).toContain(why);
        expect(REASONS[why as Reason].status, why).toBe(answer.statusCode);
        seen.add(why);
      }
    }
  }
  const usual = ['origin', 'nobody', 'missing', 'shape', 'json', 'size', 'type'];
  for (const why of usual) expect(seen).toContain(why);
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
  expect(payload).toContain('Body: <code>name</code>, <code>stamp</code>, <code>language?</code>.');
  expect(payload).toContain('Query: <code>before?</code>, <code>most?</code>.');
  expect(payload).toMatch(/begin<\/code>.*Refusals: .*<code>few<\/code>/);
  for (const why of WHYS) expect(payload).toMatch(new RegExp(`<code>\\d{3} ${why}</code>`));
  for (const type of ['unread', 'closed', 'correct', 'chance']) {
    expect(payload).toContain(`<dt><code>${type}</code></dt>`);
  }
  expect(payload).not.toMatch(/<script|<style|style=|onclick/);
  expect((await app.inject('/api/page.css')).headers['content-type']).toContain('text/css');
});
