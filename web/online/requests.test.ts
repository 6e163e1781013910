import { afterEach, expect, test, vi } from 'vitest';
import { face } from '#games/qwixx/face/index.tsx';
import { type Api, createApi } from './api.ts';
import { sendHere } from './ask.ts';
import { lookAt } from './device.ts';
import { fetchMatch } from './record.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What is sent, answered with something that every call can read. */
function recorder() {
  const sent: string[] = [];
  const api = createApi(async (method, path, { body, headers }) => {
    const type = headers['content-type'] ?? '-';
    sent.push([method, path, type, body ?? '-'].join(' '));
    return Response.json({ table: 't', tables: ['t'], player: 'p', matches: [] });
  });
  return { api, sent };
}

const JSON_BODY = 'application/json';

test.each<[string, (api: Api) => Promise<unknown>]>([
  ['GET /api/me - -', (api) => api.me()],
  [
    `POST /api/me ${JSON_BODY} {"name":"Lea","stamp":"fox"}`,
    (api) => api.become({ name: 'Lea', stamp: 'fox' }),
  ],
  ['DELETE /api/me - -', (api) => api.forgetMe()],
  ['POST /api/me/carry - -', (api) => api.carry()],
  [`POST /api/carry ${JSON_BODY} {"secret":"s"}`, (api) => api.takeCarry('s')],
  ['GET /api/me/matches?most=500 - -', (api) => api.myMatches()],
  ['GET /api/me/tables - -', (api) => api.myTables()],
  ['GET /api/me/records - -', (api) => api.myRecords()],
  ['GET /api/matches/a%2Fb/record - -', (api) => api.record('a/b')],
  ['GET /api/tables - -', (api) => api.tables()],
  [
    `POST /api/tables ${JSON_BODY} {"options":{"game":"qwixx"}}`,
    (api) => api.makeTable({ game: 'qwixx' }),
  ],
  ['GET /api/tables/a%2Fb - -', (api) => api.table('a/b')],
  [`POST /api/join ${JSON_BODY} {"code":"sun"}`, (api) => api.joinByCode('sun')],
  [`POST /api/tables/t/seats ${JSON_BODY} {}`, (api) => api.sit('t')],
  [`POST /api/tables/t/seats ${JSON_BODY} {"bot":"greedy"}`, (api) => api.addBot('t', 'greedy')],
  ['DELETE /api/tables/t/seats/2 - -', (api) => api.leave('t', 2)],
  [`POST /api/tables/t/move ${JSON_BODY} {"from":1,"to":0}`, (api) => api.move('t', 1, 0)],
  [
    `PUT /api/tables/t/options ${JSON_BODY} {"game":"qwixx"}`,
    (api) => api.setOptions('t', { game: 'qwixx' }),
  ],
  ['POST /api/tables/t/begin - -', (api) => api.begin('t')],
  ['POST /api/tables/t/again - -', (api) => api.again('t')],
  ['POST /api/tables/t/close - -', (api) => api.close('t')],
])('%s', async (due, call) => {
  const { api, sent } = recorder();
  expect(await call(api)).toMatchObject({ kind: 'done' });
  expect(sent).toEqual([due]);
});

test('answers are read as what was asked for', async () => {
  const { api } = recorder();
  expect(await api.me()).toEqual({ kind: 'done', value: 'p' });
  expect(await api.takeCarry('s')).toEqual({ kind: 'done', value: 'p' });
  expect(await api.carry()).toMatchObject({ kind: 'done', value: { player: 'p' } });
  expect(await api.record('m')).toMatchObject({ value: expect.stringContaining('"player":"p"') });
  expect(await api.table('t')).toEqual({ kind: 'done', value: 't' });
  expect(await api.myTables()).toEqual({ kind: 'done', value: ['t'] });
  expect(await api.tables()).toEqual({ kind: 'done', value: ['t'] });
});

test('a page asks the server that it came from', async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await sendHere('PUT', '/api/x', { headers: { a: 'b' }, body: '{}' });
  expect(fetched.mock.calls).toEqual([
    ['/api/x', { method: 'PUT', headers: { a: 'b' }, body: '{}' }],
  ]);
});

test.each([
  [500, {}, {}, { kind: 'offline' }],
  [503, { why: 'host' }, {}, { kind: 'offline' }],
  [499, { why: 'host' }, {}, { kind: 'denied', why: 'host' }],
  [403, { why: 'moonlight' }, {}, { kind: 'denied', why: 'other' }],
  [403, 'text', {}, { kind: 'denied', why: 'other' }],
  [403, null, {}, { kind: 'denied', why: 'other' }],
  [429, { why: 'often' }, { 'retry-after': '7' }, { kind: 'limited', seconds: 7 }],
  [429, { why: 'often' }, {}, { kind: 'limited', seconds: 1 }],
])(
  'a refusal with status %i and %j is classified correctly',
  async (status, body, headers, due) => {
    const api = createApi(async () => Response.json(body, { status, headers: headers as never }));
    expect(await api.close('t')).toEqual(due);
  },
);

test('a no that is no JSON has an unknown reason', async () => {
  const api = createApi(async () => new Response('<html>', { status: 404 }));
  expect(await api.close('t')).toEqual({ kind: 'denied', why: 'other' });
});

test('a door is shut for those who were sent away, and where there is no table', async () => {
  const look = (status: number, why: string) =>
    lookAt('/tables/t/socket', async () => Response.json({ why }, { status }));
  expect(await look(403, 'removed')).toBe('removed');
  expect(await look(404, 'missing')).toBe('missing');
  expect(await look(403, 'origin')).toBeUndefined();
  expect(await look(429, 'removed')).toBeUndefined();
  expect(await look(200, 'removed')).toBeUndefined();
});

test('a record is fetched as a match, and what is none fails', async () => {
  const game = face.game;
  const record = 'Game: qwixx\nPlayers: Lea, Tom\n\nroll 4 1 R3 Y2 G6 B6\n';
  const from = (value: string) => ({ record: async () => ({ kind: 'done', value }) as const });
  const { players, entries } = await fetchMatch('m1', game, from(record));
  expect([players, entries.length]).toEqual([['Lea', 'Tom'], 1]);
  await expect(fetchMatch('m1', game, from('nothing'))).rejects.toThrow('line 1');
  const offline = { record: async () => ({ kind: 'offline' }) as const };
  await expect(fetchMatch('m1', game, offline)).rejects.toThrow('offline');
});

test('matches are asked for page by page, until there are no more', async () => {
  const match = (id: string) => ({ id, table: 't', game: 'g', seat: 0, created: 1, finished: 2 });
  const pages = [
    { matches: [match('c'), match('b')], before: '1-b' },
    { matches: [match('a')], before: '1-a' },
    { matches: [] },
  ];
  const asked: string[] = [];
  const paged = createApi(async (_method, path) => {
    asked.push(path);
    return Response.json(pages[asked.length - 1]);
  });
  expect(await paged.myMatches()).toEqual({
    kind: 'done',
    value: ['c', 'b', 'a'].map(match),
  });
  const first = '/api/me/matches?most=500';
  expect(asked).toEqual([first, `${first}&before=1-b`, `${first}&before=1-a`]);
  const cut = createApi(async (_method, path) =>
    path === first ? Response.json(pages[0]) : new Response('', { status: 502 }),
  );
  expect(await cut.myMatches()).toEqual({ kind: 'offline' });
});

test('a server that is not there, or cannot answer, is offline', async () => {
  const cut = createApi(() => Promise.reject(new TypeError('no network')));
  expect(await cut.me()).toEqual({ kind: 'offline' });
  const broken = createApi(async () => new Response('', { status: 502 }));
  expect(await broken.tables()).toEqual({ kind: 'offline' });
  const garbled = createApi(async () => new Response('<html>', { status: 200 }));
  expect(await garbled.tables()).toEqual({ kind: 'offline' });
  const newer = createApi(async () => Response.json({ why: 'moonlight' }, { status: 400 }));
  expect(await newer.me()).toEqual({ kind: 'denied', why: 'other' });
});
