import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { RATES } from '../limits/rates.ts';
import { served } from '../socket/testing/served.ts';
import { Person, serve } from '../socket/testing.ts';

const server = served();
let lea: Person;
let tom: Person;
beforeEach(async () => {
  lea = await Person.come(server, 'Lea');
  tom = await Person.come(server, 'Tom');
});

const make = (options: object = {}) => lea.make(server, { game: 'qwixx', ...options });

async function refused(who: Person, method: string, where: string, body?: object) {
  const answer = await who.ask(server, method, where, body);
  const { why, sentence } = await answer.json();
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  return `${answer.status} ${why}`;
}

test('a table is made, with all that was left out as it usually is', async () => {
  const table = await make();
  expect(table).toMatchObject({
    state: 'lobby',
    options: { game: 'qwixx', dice: 'app', timer: 'off', isPublic: false, standIn: 60 },
    seats: [{ kind: 'person', name: 'Lea', stamp: 'fox' }],
    host: 0,
  });
  expect(table.id).toMatch(/^[\w-]{22}$/);
  expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test('what people see of a table holds neither ids of players nor the secret', async () => {
  const { id } = await make();
  const text = await (await lea.ask(server, 'GET', `/tables/${id}`)).text();
  const { queries } = server.database;
  const { document } = await queries
    .selectFrom('tables')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { secret, host } = JSON.parse(document);
  expect(text).not.toContain(secret);
  expect(text).not.toContain(host);
});

test('a code leads to its table however it is written, also when the match has begun', async () => {
  const { id, code } = await make();
  for (const text of [code!, code!.toUpperCase(), code!.replaceAll(' ', '-'), ` ${code!} `]) {
    expect((await tom.table(server, 'POST', '/join', { code: text })).id).toBe(id);
  }
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  const playing = await lea.table(server, 'POST', `/tables/${id}/begin`);
  expect(playing).toMatchObject({ state: 'playing', match: expect.any(String) });
  expect((await tom.table(server, 'POST', '/join', { code })).id).toBe(playing.id);
});

test('nobody can try many codes', async () => {
  const strict = await serve(temporaryFolder(), { rates: RATES });
  const zoe = await Person.come(strict, 'Zoe');
  const { most } = RATES.joinByCode;
  const tries = Array.from({ length: most + 2 }, () =>
    zoe.ask(strict, 'POST', '/join', { code: 'sun sun sun sun 00' }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  await strict.stop();
});

test('guessing codes from many addresses locks out nobody else', async () => {
  const rates = { ...RATES, joinByCode: { ...RATES.joinByCode, overall: 10 } };
  const strict = await serve(temporaryFolder(), { rates });
  const { code, id } = await (await Person.come(strict, 'Zoe')).make(strict, { game: 'qwixx' });
  const wrong = code === 'sun sun sun sun 00' ? 'sun sun sun sun 01' : 'sun sun sun sun 00';
  const join = async (from: string, text: string) => {
    const answer = await fetch(`${strict.address}/api/join`, {
      method: 'POST',
      headers: {
        origin: strict.address,
        'content-type': 'application/json',
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ code: text }),
    });
    return answer.status;
  };
  for (let house = 0; house < 10; house++) {
    expect(await join(`2001:db8:${house}::1`, wrong)).toBe(404);
  }
  expect(await join('2001:db8:0:ff::1', code!)).toBe(429);
  expect(await join('203.0.113.50', code!)).toBe(200);
  expect((await Person.come(strict, 'Tom')).cookie).not.toBe('');
  expect((await (await fetch(`${strict.address}/api/tables/${id}`)).json()).table.code).toBe(code);
  await strict.stop();
});

test('open public tables are listed, newest first, and nothing else', async () => {
  await make();
  const [first, second] = [await make({ isPublic: true }), await make({ isPublic: true })];
  await lea.table(server, 'POST', `/tables/${first.id}/close`);
  const third = await make({ isPublic: true });
  const { tables } = await (await fetch(`${server.address}/api/tables`)).json();
  const ids = tables.map(({ id }: { id: string }) => id);
  expect(ids.sort()).toEqual([second.id, third.id].sort());
});

test('hints are for friends, unless the host wants it otherwise', async () => {
  expect((await make()).options.hints).toBe(true);
  expect((await make({ hints: false })).options.hints).toBe(false);
  expect((await make({ isPublic: true })).options.hints).toBe(false);
  expect((await make({ isPublic: true, hints: true })).options.hints).toBe(true);
});

test('a public table has a gentle timer, unless its host wants none', async () => {
  expect((await make({ isPublic: true })).options.timer).toBe('gentle');
  expect((await make({ isPublic: true, timer: 'off' })).options.timer).toBe('off');
});

test('of three lobbies two stay; where others wait in both, there is no third', async () => {
  const [first, second, third] = [await make(), await make(), await make()];
  expect((await lea.table(server, 'GET', `/tables/${first.id}`)).state).toBe('closed');
  for (const { id } of [second, third]) await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  const body = { options: { game: 'qwixx' } };
  expect(await refused(lea, 'POST', '/tables', body)).toBe('409 tables');
  await lea.table(server, 'POST', `/tables/${second.id}/begin`);
  await make();
});

test('another name or stamp shows in the lobby at once, and in a match stays as it was', async () => {
  const [lobby, match] = [await make(), await make()];
  for (const { id } of [lobby, match]) await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  await lea.table(server, 'POST', `/tables/${match.id}/begin`);
  const seatOf = async (id: string) => (await lea.table(server, 'GET', `/tables/${id}`)).seats[1];
  const before = await seatOf(match.id);
  await tom.ask(server, 'POST', '/me', { name: 'Tomás', stamp: 'cat' });
  expect(await seatOf(lobby.id)).toMatchObject({ name: 'Tomás', stamp: 'cat' });
  expect(await seatOf(match.id)).toMatchObject({ name: 'Tom' });
  expect(await seatOf(match.id)).toEqual(before);
});

test('two who chose the same stamp have two at a table, and keep their choice', async () => {
  const { id } = await make();
  const { seats } = await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  expect(seats).toMatchObject([{ stamp: 'fox' }, { stamp: 'owl' }]);
  const { player } = await (await tom.ask(server, 'GET', '/me')).json();
  expect(player.stamp).toBe('fox');
  const own = await tom.make(server, { game: 'qwixx' });
  expect(own.seats).toMatchObject([{ stamp: 'fox' }]);
});

test('the host arranges the table', async () => {
  const { id } = await make();
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  await lea.table(server, 'POST', `/tables/${id}/seats`, { bot: 'greedy' });
  const moved = await lea.table(server, 'POST', `/tables/${id}/move`, { from: 2, to: 0 });
  expect(moved.seats.map((each) => each?.kind)).toEqual(['bot', 'person', 'person']);
  expect(moved.host).toBe(1);
  const left = await lea.table(server, 'DELETE', `/tables/${id}/seats/0`);
  expect(left.seats).toHaveLength(2);
  const options = { game: 'encore', timer: 'fast' };
  const set = await lea.table(server, 'PUT', `/tables/${id}/options`, options);
  expect(set.options).toMatchObject({ ...options, dice: 'app' });
});

test('people who act at once do not undo each other', async () => {
  const { id } = await make();
  const people = await Promise.all(
    ['Ada', 'Bea', 'Cem', 'Dan'].map((name) => Person.come(server, name)),
  );
  await Promise.all(people.map((each) => each.table(server, 'POST', `/tables/${id}/seats`, {})));
  const { seats, revision } = await lea.table(server, 'GET', `/tables/${id}`);
  expect(seats.map((each) => each?.name).sort()).toEqual(['Ada', 'Bea', 'Cem', 'Dan', 'Lea']);
  expect(revision).toBe(4);
  expect(await refused(tom, 'POST', `/tables/${id}/seats`, {})).toBe('409 full');
});

describe('refused', () => {
  test.each([
    ['POST', '/tables', { options: { game: 'chess' } }, '400 shape'],
    ['POST', '/tables', { options: { game: 'qwixx', options: { Sheet: 'x' } } }, '400 options'],
    ['POST', '/tables', { options: { game: 'qwixx', standIn: 1 } }, '400 shape'],
    ['POST', '/tables', { options: { game: 'qwixx' }, more: 1 }, '400 shape'],
    ['GET', '/tables/nowhere', undefined, '404 missing'],
    ['POST', '/tables/nowhere/begin', undefined, '404 missing'],
    ['POST', '/join', { code: 'open sesame' }, '404 missing'],
    ['GET', '/matches/nowhere/record', undefined, '404 missing'],
  ])('%s %s %j: %4$s', async (method, where, body, why) => {
    expect(await refused(lea, method, where, body)).toBe(why);
  });

  test('what only the host may do, and what cannot be done now', async () => {
    const { id } = await make();
    expect(await refused(lea, 'POST', `/tables/${id}/begin`)).toBe('409 few');
    await tom.table(server, 'POST', `/tables/${id}/seats`, {});
    for (const act of ['begin', 'close']) {
      expect(await refused(tom, 'POST', `/tables/${id}/${act}`)).toBe('403 host');
    }
    expect(await refused(tom, 'POST', `/tables/${id}/seats`, { bot: 'greedy' })).toBe('403 host');
    expect(await refused(tom, 'DELETE', `/tables/${id}/seats/0`)).toBe('403 host');
    expect(await refused(lea, 'DELETE', `/tables/${id}/seats/x`)).toBe('409 seat');
    expect(await refused(lea, 'POST', `/tables/${id}/again`)).toBe('409 state');
    await lea.table(server, 'DELETE', `/tables/${id}/seats/1`);
    expect(await refused(tom, 'POST', `/tables/${id}/seats`, {})).toBe('403 removed');
  });

  test('and what is allowed instead is told', async () => {
    const { id } = await make();
    const sentence = async (method: string, where: string, body?: object) =>
      (await (await lea.ask(server, method, where, body)).json()).sentence;
    const options = { game: 'qwixx', options: { Sheet: 'x' } };
    for (const told of [
      await sentence('POST', '/tables', { options }),
      await sentence('PUT', `/tables/${id}/options`, options),
      await sentence('POST', `/tables/${id}/seats`, { bot: 'genius' }),
    ]) {
      expect(told).toMatch(
        /^This game doesn’t take these options\. Qwixx is for \d to \d players\./,
      );
      expect(told).toMatch(/Options: Sheet \(classic, .*\)\. Bots: random, greedy,/);
    }
    expect(await sentence('POST', `/tables/${id}/begin`)).toContain('Qwixx is for');
    expect(await sentence('POST', `/tables/${id}/again`)).toContain('lobby, and this needs over.');
    expect(await sentence('DELETE', `/tables/${id}/seats/4`)).toContain('seats are 0 to 0.');
    const { sentence: host } = await (await tom.ask(server, 'POST', `/tables/${id}/begin`)).json();
    expect(host).toContain('The host is in seat 0.');
  });

  test('somebody who is nobody yet, and a page that is not ours', async () => {
    const { id } = await make();
    const nobody = await fetch(`${server.address}/api/tables/${id}/begin`, {
      method: 'POST',
      headers: { origin: server.address },
    });
    expect(nobody.status).toBe(401);
    const foreign = await fetch(`${server.address}/api/tables/${id}/begin`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', cookie: lea.cookie },
    });
    expect(foreign.status).toBe(403);
  });
});

test('a deleted player leaves lobbies, and is a former player in matches', async () => {
  const zoe = await Person.come(server, 'Zoe');
  const [lobby, table] = [await make(), await make()];
  await zoe.table(server, 'POST', `/tables/${lobby.id}/seats`, {});
  await zoe.table(server, 'POST', `/tables/${table.id}/seats`, {});
  await lea.table(server, 'POST', `/tables/${table.id}/begin`);
  expect((await zoe.ask(server, 'DELETE', '/me')).status).toBe(204);
  expect((await lea.table(server, 'GET', `/tables/${lobby.id}`)).seats).toHaveLength(1);
  const { seats } = await lea.table(server, 'GET', `/tables/${table.id}`);
  expect(seats[1]).toMatchObject({ kind: 'bot', name: 'former player' });
});

test('a token plays as its player', async () => {
  const { token } = await (await lea.ask(server, 'POST', '/me/tokens')).json();
  const answer = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ options: { game: 'qwixx' } }),
  });
  expect((await answer.json()).table.seats[0].name).toBe('Lea');
});
