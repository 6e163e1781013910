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

test('a request over the limit is told how long to wait', async () => {
  const hasty = browser();
  for (let tries = 0; tries < 2; tries++) await hasty.joinByCode('sun sun sun sun 99');
  const reply = await hasty.joinByCode('sun sun sun sun 99');
  expect(reply).toMatchObject({ kind: 'limited' });
  expect(reply.kind === 'limited' && reply.seconds).toBeGreaterThan(0);
});
