import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATES, type Rates } from '#server/limits/rates.ts';
import { type Server, serve } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { type Api, createApi } from './api.ts';
import type { Send } from './ask.ts';

let server: Server;
beforeAll(async () => {
  const rates = { ...RATES, joinByCode: { ...RATES.joinByCode, most: 2 } } as unknown as Rates;
  server = await serve(temporaryFolder(), { rates });
});
afterAll(() => server.stop());

/** A browser: it keeps its cookie. */
function browser(): Api {
  let cookie = '';
  const send: Send = async (method, path, { headers, ...init }) => {
    const all = { ...headers, cookie, origin: server.address };
    const answer = await fetch(`${server.address}${path}`, { ...init, method, headers: all });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  return createApi(send);
}

function given<Value>(reply: { readonly kind: string; readonly value?: Value }): Value {
  if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
  return reply.value!;
}

test('a table is made, joined, changed, begun and closed', async () => {
  const [lea, tom] = [browser(), browser()];
  expect(await lea.me()).toEqual({ kind: 'done', value: undefined });
  given(await lea.become({ name: 'Lea', stamp: 'fox' }));
  expect(given(await lea.me())).toMatchObject({ name: 'Lea', stamp: 'fox' });
  given(await tom.become({ name: 'Tom', stamp: 'owl', language: 'de' }));
  const { id, code } = given(await lea.makeTable({ game: 'qwixx', isPublic: true }));
  expect(given(await tom.tables()).map((each) => each.id)).toContain(id);
  expect(given(await tom.joinByCode(code!)).id).toBe(id);
  expect(given(await tom.sit(id)).seats).toMatchObject([{ name: 'Lea' }, { name: 'Tom' }]);
  given(await lea.addBot(id, 'greedy'));
  const moved = given(await lea.move(id, 2, 0));
  expect(moved.seats.map((each) => each?.kind)).toEqual(['bot', 'person', 'person']);
  given(await lea.leave(id, 0));
  const changed = given(await lea.setOptions(id, { game: 'qwixx', timer: 'fast' }));
  expect(changed.options.timer).toBe('fast');
  const { match } = given(await lea.begin(id));
  expect(given(await tom.table(id)).state).toBe('playing');
  expect(await tom.record(match!)).toEqual({ kind: 'denied', why: 'unfinished' });
  expect(given(await tom.myMatches())).toMatchObject([{ id: match, table: id }]);
  expect(await lea.close(id)).toEqual({ kind: 'denied', why: 'state' });
  const other = given(await lea.makeTable({ game: 'qwixx' }));
  expect(given(await lea.close(other.id)).state).toBe('closed');
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
  expect(given(await paged.myMatches()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  const first = '/api/me/matches?most=500';
  expect(asked).toEqual([first, `${first}&before=1-b`, `${first}&before=1-a`]);
  const cut = createApi(async (_method, path) =>
    path === first ? Response.json(pages[0]) : new Response('', { status: 502 }),
  );
  expect(await cut.myMatches()).toEqual({ kind: 'offline' });
});

test('a player is carried to another device, and can be forgotten', async () => {
  const [phone, tablet] = [browser(), browser()];
  const { id } = given(await phone.become({ name: 'Mia', stamp: 'cat' }));
  const { link } = given(await phone.carry());
  const secret = link.slice(link.indexOf('#') + 1);
  expect(given(await tablet.takeCarry(secret)).id).toBe(id);
  expect(await tablet.takeCarry(secret)).toEqual({ kind: 'denied', why: 'carry' });
  expect(await phone.forgetMe()).toEqual({ kind: 'done', value: undefined });
  expect(await tablet.me()).toEqual({ kind: 'done', value: undefined });
});

test('what the server denies comes with its reason', async () => {
  const nobody = browser();
  expect(await nobody.makeTable({ game: 'qwixx' })).toEqual({ kind: 'denied', why: 'nobody' });
  expect(await nobody.table('none')).toEqual({ kind: 'denied', why: 'missing' });
});

test('who is too quick hears for how long to wait', async () => {
  const hasty = browser();
  for (let tries = 0; tries < 2; tries++) await hasty.joinByCode('sun sun sun sun 99');
  const reply = await hasty.joinByCode('sun sun sun sun 99');
  expect(reply).toMatchObject({ kind: 'limited' });
  expect(reply.kind === 'limited' && reply.seconds).toBeGreaterThan(0);
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
