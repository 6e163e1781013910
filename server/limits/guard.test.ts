import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastifyWebsocket from '@fastify/websocket';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { guard, LARGEST_BODY } from './guard.ts';
import { readBody } from './read.ts';

const SHAPE = z.strictObject({
  name: z.string(),
  seat: z.strictObject({ at: z.int().min(0).max(5) }).optional(),
});

function guarded(options = {}) {
  const app = fastify(options);
  app.register(
    async (api) => {
      guard(api);
      api.get('/thing', async () => 'seen');
      api.route({
        method: ['POST', 'PUT', 'PATCH', 'DELETE'],
        url: '/thing',
        handler: async () => 'done',
      });
      api.get('/thing/:id', async () => 'one');
      api.post('/shape', async (request, reply) => readBody(SHAPE, request, reply) ?? reply);
      api.get('/fault', async () => {
        throw new Error('ours');
      });
    },
    { prefix: '/api' },
  );
  return app;
}

const OWN = { host: 'dice.example', origin: 'https://dice.example' };
const JSON_TYPE = { 'content-type': 'application/json' };

function post(url: string, payload: string, headers: Readonly<Record<string, string>> = {}) {
  return guarded().inject({ method: 'POST', url, payload, headers: { ...OWN, ...headers } });
}

describe('what is not safe must come from a page of ours', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s', async (method) => {
    const statusOf = async (headers: Readonly<Record<string, string>>) => {
      const host = 'dice.example:4321';
      const answer = await guarded().inject({
        method,
        url: '/api/thing',
        headers: { host, ...headers },
      });
      return answer.statusCode;
    };
    expect(await statusOf({ origin: 'http://dice.example:4321' })).toBe(200);
    expect(await statusOf({ origin: 'HTTP://Dice.Example:4321' })).toBe(200);
    expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await statusOf({ authorization: 'Bearer abc' })).toBe(200);
    for (const headers of [
      {},
      { origin: 'null' },
      { origin: '' },
      { origin: 'http://dice.example' },
      { origin: 'http://evil.example' },
      { origin: 'http://dice.example:4321.evil.example' },
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'http://evil.example', authorization: 'Bearer abc' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      // Browsers send this by themselves, wherever a page comes from.
      { authorization: 'Basic YTpi' },
      { referer: 'http://dice.example:4321/' },
    ] as Readonly<Record<string, string>>[]) {
      expect(await statusOf(headers), JSON.stringify(headers)).toBe(403);
    }
  });

  test('what only reads needs no origin', async () => {
    const answer = await guarded().inject({ url: '/api/thing', headers: { host: 'dice.example' } });
    expect([answer.statusCode, answer.payload]).toEqual([200, 'seen']);
  });

  test('a socket is not safe, though it begins with GET', async () => {
    const upgrade = { host: 'dice.example', connection: 'upgrade', upgrade: 'websocket' };
    const statusOf = async (headers: Readonly<Record<string, string>>) =>
      (await guarded().inject({ url: '/api/thing', headers: { ...upgrade, ...headers } }))
        .statusCode;
    expect(await statusOf({})).toBe(403);
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ origin: 'https://dice.example' })).toBe(200);
  });

  test('behind a proxy the host is the one that the proxy names', async () => {
    const headers = { host: 'inside:4321', 'x-forwarded-host': 'dice.example', origin: OWN.origin };
    const ask = (trustProxy: boolean) =>
      guarded({ trustProxy }).inject({ method: 'POST', url: '/api/thing', headers });
    expect((await ask(true)).statusCode).toBe(200);
    expect((await ask(false)).statusCode).toBe(403);
  });

  test('the reason is sent and logged', async () => {
    const lines: string[] = [];
    const app = guarded({ logger: { stream: { write: (line: string) => lines.push(line) } } });
    const headers = { host: 'dice.example', origin: 'https://evil.example' };
    const answer = await app.inject({ method: 'POST', url: '/api/thing', headers });
    expect(answer.json()).toMatchObject({
      why: 'origin',
      sentence: expect.stringContaining('page'),
    });
    expect(lines.map((line) => JSON.parse(line).why)).toContain('origin');
  });
});

describe('the body', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is refused',
    async (type) => {
      const answer = await post('/api/shape', '{"name":"Max"}', { 'content-type': type });
      expect([answer.statusCode, answer.json().why]).toEqual([415, 'type']);
    },
  );

  test.each([
    ['no JSON', '{name:'],
    ['nothing', ''],
    ['a poisoned prototype', '{"__proto__":{"name":"x"},"name":"Max"}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}},"name":"Max"}'],
    ['not text at all', '\u0000\uFFFF'],
  ])('%s is refused', async (_, payload) => {
    const answer = await post('/api/shape', payload, JSON_TYPE);
    expect([answer.statusCode, answer.json().why]).toEqual([400, 'json']);
  });

  test('may be as large as the limit and no larger', async () => {
    const bodyOf = (size: number) => JSON.stringify({ name: 'x'.repeat(size - 11) });
    expect(bodyOf(LARGEST_BODY).length).toBe(LARGEST_BODY);
    expect((await post('/api/shape', bodyOf(LARGEST_BODY), JSON_TYPE)).statusCode).toBe(200);
    const answer = await post('/api/shape', bodyOf(LARGEST_BODY + 1), JSON_TYPE);
    expect([answer.statusCode, answer.json().why]).toEqual([413, 'size']);
  });

  test.each([
    ['lists', '[', ']'],
    ['objects', '{"name":', '}'],
  ])('of deeply nested %s is refused like any other', async (_, open, close) => {
    const depth = Math.floor(LARGEST_BODY / (open.length + close.length)) - 1;
    const payload = `${open.repeat(depth)}1${close.repeat(depth)}`;
    const answer = await post('/api/shape', payload, JSON_TYPE);
    expect([answer.statusCode, answer.json().why]).toEqual([400, 'shape']);
  });

  test.each([
    ['{}', 'name', 'The field "name" is missing: it must be a text.'],
    ['{"name":1}', 'name', 'The field "name" must be a text.'],
    ['{"name":null}', 'name', 'The field "name" must be a text.'],
    [
      '{"name":"a","seat":{}}',
      'seat.at',
      'The field "seat.at" is missing: it must be a whole number from 0 to 5.',
    ],
    [
      '{"name":"a","seat":{"at":1.5}}',
      'seat.at',
      'The field "seat.at" must be a whole number from 0 to 5.',
    ],
    [
      '{"name":"a","age":7}',
      'age',
      'There is no field "age" here: send a JSON object with "name", "seat".',
    ],
    ['[]', '', 'What is sent must be a JSON object with "name", "seat".'],
    ['"name"', '', 'What is sent must be a JSON object with "name", "seat".'],
  ])('%s: the sentence names the field and what is allowed', async (payload, field, sentence) => {
    const answer = await post('/api/shape', payload, JSON_TYPE);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ why: 'shape', field, sentence });
  });

  test('names of fields are not echoed at length', async () => {
    const answer = await post('/api/shape', `{"name":"a","${'x'.repeat(5000)}":1}`, JSON_TYPE);
    expect(answer.payload.length).toBeLessThan(200);
  });
});

test('a request with a wrong method is told the right ones', async () => {
  const ask = (method: 'PUT' | 'DELETE', url: string) =>
    guarded().inject({ method, url, headers: OWN });
  const answer = await ask('PUT', '/api/shape?x=1');
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  expect(answer.json()).toEqual({ why: 'method', sentence: 'This may be asked with POST only.' });
  const item = await ask('PUT', '/api/thing/7');
  expect([item.statusCode, item.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await ask('DELETE', '/api/nothing')).statusCode).toBe(404);
  expect((await ask('DELETE', '/api/thing/7/8')).statusCode).toBe(404);
});

test('a body that is announced too large is refused before it comes, on a real socket', async () => {
  const app = guarded();
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  try {
    const socket = connect(Number(address.port), '127.0.0.1');
    socket.write(
      `POST /api/shape HTTP/1.1\r\nHost: ${address.host}\r\nOrigin: ${address.origin}\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n`,
    );
    let heard = '';
    for await (const part of socket) {
      heard += part;
      if (heard.includes('}')) break;
    }
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  } finally {
    await app.close();
  }
});

test('the connection of a client whose socket is refused ends', async () => {
  const app = fastify();
  await app.register(fastifyWebsocket);
  await app.register(async (api) => {
    guard(api);
    api.get('/socket', { websocket: true }, () => undefined);
  });
  const { host, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  try {
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    const lines = ['GET /socket HTTP/1.1', `Host: ${host}`, 'Origin: http://evil.example'];
    socket.write(`${lines.join('\r\n')}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
    socket.destroy();
  } finally {
    await app.close();
  }
});

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/thing/more/and/more'],
  ['POST', '/api/nothing'],
  ['PUT', '/api/shapes'],
] as const)('%s %s: a missing path is answered in JSON, too', async (method, url) => {
  const answer = await guarded().inject({ method, url, headers: OWN });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ why: 'missing', sentence: expect.stringMatching(/here/) });
});

test('a fault of ours is passed on to the fault reporter', async () => {
  const app = guarded();
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.code(500).send(`heard: ${error.message}`),
  );
  expect((await app.inject('/api/fault')).payload).toBe('heard: ours');
});
