import { once } from 'node:events';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { STAMPS as DRAWN } from '#ui/stamps.ts';
import { createLimits } from '../limits/limits.ts';
import { RATES } from '../limits/rates.ts';
import { STAMPS } from './player.ts';
import { newSecret } from './secret.ts';
import { LIFE } from './session.ts';
import { identityApp, visitor } from './testing.ts';

const MAX = { name: 'Max', stamp: 'fox', language: 'de' };
const EMMA = { name: 'Emma', stamp: 'owl' };
const NOW = 1_800_000_000_000;
const HTTPS = { 'x-forwarded-proto': 'https' };

const folder = temporaryFolder();
let database: Database;
let now = NOW;
const left: string[] = [];
const logged: string[] = [];

async function start(options = {}) {
  // Limits have their own tests; each here starts with none used up.
  const limits = createLimits();
  const leaveTables = async (player: string) => {
    left.push(player);
  };
  return identityApp({ database, options, limits, clock: () => now, leaveTables });
}

type App = Awaited<ReturnType<typeof start>>;

async function device(app: App, profile: object = MAX) {
  const one = visitor(app);
  const { player } = (await one.ask('POST', '/me', profile)).json();
  return { ...one, player };
}

beforeAll(async () => {
  database = await openDatabase({ folder });
  return () => database.close();
});

test('stamps are those that the app draws for people', () => {
  expect([...STAMPS, 'bot'].toSorted()).toEqual(Object.keys(DRAWN).toSorted());
});

describe('who one is', () => {
  test('nobody at first, then whoever one says', async () => {
    const one = visitor(await start());
    expect((await one.ask('GET', '/me')).json()).toEqual({ player: null });
    const made = await one.ask('POST', '/me', { ...MAX, name: '  Max   Müller ' });
    expect(made.statusCode).toBe(201);
    expect(made.json().player).toMatchObject({ ...MAX, name: 'Max Müller' });
    expect((await one.ask('GET', '/me')).json()).toEqual(made.json());
    expect(made.headers['cache-control']).toBe('no-store');
  });

  test('saying so again changes the same player', async () => {
    const one = await device(await start());
    const changed = await one.ask('POST', '/me', EMMA);
    expect(changed.statusCode).toBe(200);
    expect(changed.json().player).toEqual({ ...EMMA, id: one.player.id, language: 'de' });
  });

  test.each([
    ['name', { stamp: 'fox' }, 'shape'],
    ['name', { name: 7, stamp: 'fox' }, 'shape'],
    ['stamp', { name: 'Max' }, 'shape'],
    ['stamp', { name: 'Max', stamp: 'bot' }, 'shape'],
    ['stamp', { name: 'Max', stamp: 'constructor' }, 'shape'],
    ['language', { ...MAX, language: 'xx' }, 'shape'],
    ['id', { ...MAX, id: 'mine' }, 'shape'],
    ['name', { ...MAX, name: '  ' }, 'name'],
    ['name', { ...MAX, name: 'x'.repeat(25) }, 'name'],
    ['name', { ...MAX, name: '<img src=x>' }, 'name'],
    ['name', { ...MAX, name: 'Max\u202Exam' }, 'name'],
    ['name', { ...MAX, name: 'Max\u0000' }, 'name'],
    ['name', { ...MAX, name: 'F.u.c.k' }, 'rude'],
  ])('a wrong %s is refused: %j', async (field, body, why) => {
    const answer = await visitor(await start()).ask('POST', '/me', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ why, field, sentence: expect.stringMatching(/\.$/) });
    expect(answer.cookies).toEqual([]);
  });

  test('players are made so often from one address and no more; changing is free', async () => {
    const app = await start();
    const one = await device(app);
    for (let count = 1; count < RATES.makePlayer.perMinute; count += 1) await device(app);
    expect((await visitor(app).ask('POST', '/me', MAX)).statusCode).toBe(429);
    expect((await one.ask('POST', '/me', EMMA)).statusCode).toBe(200);
  });
});

describe('the cookie', () => {
  test('is out of reach for scripts and other sites, and lasts a year', async () => {
    const { cookies } = await visitor(await start()).ask('POST', '/me', MAX);
    expect(cookies).toEqual([
      {
        name: 'dicepad',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: LIFE.session / 1000,
      },
    ]);
  });

  test('is for safe connections and this host only, where the connection is safe', async () => {
    const one = visitor(await start({ trustProxy: true }));
    const { cookies } = await one.ask('POST', '/me', MAX, HTTPS);
    expect(cookies).toMatchObject([{ name: '__Host-dicepad', secure: true, path: '/' }]);
    expect((await one.ask('GET', '/me', undefined, HTTPS)).json().player).toMatchObject(MAX);
  });

  test('lasts a year from every visit', async () => {
    const one = await device(await start());
    const secret = one.jar.get('dicepad');
    const { cookies } = await one.ask('GET', '/me');
    expect(cookies).toMatchObject([{ value: secret, maxAge: LIFE.session / 1000 }]);
  });

  test.each([
    ['forged', () => newSecret()],
    ['of no sense', () => 'é%00"; path=/'],
    ['empty of sense', () => '%E0%A4%A'],
  ])('that is %s is nobody’s, and taken away', async (_, forge) => {
    const one = visitor(await start());
    one.jar.set('dicepad', encodeURIComponent(forge()));
    const answer = await one.ask('GET', '/me');
    expect(answer.json()).toEqual({ player: null });
    expect(answer.cookies).toMatchObject([{ name: 'dicepad', value: '', maxAge: 0, path: '/' }]);
    expect(one.jar.size).toBe(0);
  });

  test('that is forged is replaced by a true one for a new player', async () => {
    const one = visitor(await start());
    one.jar.set('dicepad', newSecret());
    const answer = await one.ask('POST', '/me', MAX);
    expect(answer.statusCode).toBe(201);
    expect(answer.cookies).toHaveLength(1);
    expect((await one.ask('GET', '/me')).json()).toEqual(answer.json());
  });

  test('that has expired is nobody’s', async () => {
    const one = await device(await start());
    now = NOW + LIFE.session;
    const answer = await one.ask('GET', '/me');
    now = NOW;
    expect(answer.json()).toEqual({ player: null });
    expect(one.jar.size).toBe(0);
  });
});

describe('tokens', () => {
  test('are shown once, listed without their secret, and revoked', async () => {
    const app = await start();
    const one = await device(app);
    const made = await one.ask('POST', '/me/tokens');
    expect(made.statusCode).toBe(201);
    const { id, token } = made.json();
    const list = await one.ask('GET', '/me/tokens');
    expect(list.json()).toEqual({ tokens: [{ id, created: NOW, seen: NOW }] });
    expect(list.payload).not.toContain(token);
    const tool = visitor(app, token);
    expect((await tool.ask('GET', '/me')).json().player).toEqual(one.player);
    expect((await one.ask('DELETE', `/me/tokens/${id}`)).statusCode).toBe(204);
    expect((await tool.ask('GET', '/me')).json()).toEqual({ player: null });
    expect((await one.ask('DELETE', `/me/tokens/${id}`)).json()).toMatchObject({ why: 'missing' });
  });

  test('of another player cannot be seen or revoked', async () => {
    const app = await start();
    const [max, emma] = [await device(app), await device(app, EMMA)];
    const { id, token } = (await max.ask('POST', '/me/tokens')).json();
    expect((await emma.ask('GET', '/me/tokens')).json()).toEqual({ tokens: [] });
    expect((await emma.ask('DELETE', `/me/tokens/${id}`)).statusCode).toBe(404);
    expect((await visitor(app, token).ask('GET', '/me')).json().player).toEqual(max.player);
  });

  test('count, not the cookie that comes along', async () => {
    const app = await start();
    const [max, emma] = [await device(app), await device(app, EMMA)];
    const { token } = (await max.ask('POST', '/me/tokens')).json();
    const as = (bearer: string) =>
      emma.ask('GET', '/me', undefined, { authorization: `Bearer ${bearer}` });
    expect((await as(token)).json().player).toEqual(max.player);
    expect((await as(newSecret())).json()).toEqual({ player: null });
    expect((await emma.ask('GET', '/me')).json().player).toEqual(emma.player);
  });

  test.each([
    ['POST', '/me'],
    ['DELETE', '/me'],
    ['GET', '/me/tokens'],
    ['POST', '/me/tokens'],
    ['DELETE', '/me/tokens/x'],
    ['POST', '/me/carry'],
  ] as const)('cannot %s %s: that needs the player in person', async (method, path) => {
    const app = await start();
    const one = await device(app);
    const { token } = (await one.ask('POST', '/me/tokens')).json();
    const body = path === '/me' && method === 'POST' ? EMMA : undefined;
    const answer = await visitor(app, token).ask(method, path, body);
    expect([answer.statusCode, answer.json().why]).toEqual([403, 'tool']);
    expect((await one.ask('GET', '/me')).json().player).toEqual(one.player);
  });

  test('are not for cookies, and cookies are no tokens', async () => {
    const app = await start();
    const one = await device(app);
    const { token } = (await one.ask('POST', '/me/tokens')).json();
    const other = visitor(app);
    other.jar.set('dicepad', token);
    expect((await other.ask('GET', '/me')).json()).toEqual({ player: null });
    const tool = visitor(app, one.jar.get('dicepad'));
    expect((await tool.ask('GET', '/me')).json()).toEqual({ player: null });
  });

  test('are at most twenty', async () => {
    const limits = createLimits({
      rates: { ...RATES, makeToken: { by: 'player', perMinute: 99 } },
    });
    const one = await device(await identityApp({ database, limits, clock: () => now }));
    const codes: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      codes.push((await one.ask('POST', '/me/tokens')).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 201), 409]);
  });
});

test.each([
  ['GET', '/me/tokens'],
  ['POST', '/me/tokens'],
  ['DELETE', '/me/tokens/x'],
  ['POST', '/me/carry'],
] as const)('nobody cannot %s %s', async (method, path) => {
  const answer = await visitor(await start()).ask(method, path);
  expect([answer.statusCode, answer.json().why]).toEqual([401, 'nobody']);
});

describe('carrying a player to another device', () => {
  async function offer() {
    const app = await start();
    const one = await device(app);
    const { link, expires } = (await one.ask('POST', '/me/carry')).json();
    return { app, one, link, expires, secret: new URL(link, 'http://localhost').hash.slice(1) };
  }

  test('the secret of the link is in the part that no server sees', async () => {
    const { link, expires } = await offer();
    expect(link).toMatch(/^\/carry#[\w-]{43}$/);
    expect(expires).toBe(NOW + 600_000);
  });

  test('makes both devices the same player’s', async () => {
    const { app, one, secret } = await offer();
    const two = visitor(app);
    const answer = await two.ask('POST', '/carry', { secret });
    expect([answer.statusCode, answer.json().player]).toEqual([200, one.player]);
    expect((await two.ask('GET', '/me')).json().player).toEqual(one.player);
    expect(two.jar.get('dicepad')).not.toBe(one.jar.get('dicepad'));
  });

  test('works once', async () => {
    const { app, secret } = await offer();
    await visitor(app).ask('POST', '/carry', { secret });
    const again = await visitor(app).ask('POST', '/carry', { secret });
    expect([again.statusCode, again.json().why, again.cookies]).toEqual([410, 'carry', []]);
  });

  test('works for ten minutes', async () => {
    const { app, secret } = await offer();
    now = NOW + 600_000;
    const late = await visitor(app).ask('POST', '/carry', { secret });
    now = NOW;
    expect([late.statusCode, late.json().why]).toEqual([410, 'carry']);
  });

  test('cannot be guessed', async () => {
    const { app } = await offer();
    const codes: number[] = [];
    for (let count = 0; count <= RATES.carry.perMinute; count += 1) {
      const guess = { secret: newSecret() };
      codes.push((await visitor(app).ask('POST', '/carry', guess)).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: RATES.carry.perMinute }, () => 410), 429]);
  });

  test('leaves a device that tried a wrong link as it was', async () => {
    const { app } = await offer();
    const emma = await device(app, EMMA);
    await emma.ask('POST', '/carry', { secret: newSecret() });
    expect((await emma.ask('GET', '/me')).json().player).toEqual(emma.player);
  });
});

describe('deleting oneself', () => {
  test('is at once and everywhere, and can be repeated', async () => {
    const app = await start();
    const one = await device(app);
    const { token } = (await one.ask('POST', '/me/tokens')).json();
    const old = one.jar.get('dicepad')!;
    const answer = await one.ask('DELETE', '/me');
    expect([answer.statusCode, answer.payload, one.jar.size]).toEqual([204, '', 0]);
    expect(left).toContain(one.player.id);
    expect((await visitor(app, token).ask('GET', '/me')).json()).toEqual({ player: null });
    one.jar.set('dicepad', old);
    expect((await one.ask('GET', '/me')).json()).toEqual({ player: null });
    one.jar.set('dicepad', old);
    expect((await one.ask('DELETE', '/me')).statusCode).toBe(204);
  });

  test('does not happen while the tables cannot be left', async () => {
    const leaveTables = () => Promise.reject(new Error('busy'));
    const one = await device(await identityApp({ database, leaveTables }));
    expect((await one.ask('DELETE', '/me')).statusCode).toBe(500);
    expect((await one.ask('GET', '/me')).json().player).toEqual(one.player);
  });

  test('cannot be done to somebody by another page', async () => {
    const one = await device(await start());
    const foreign = { origin: 'https://evil.example' };
    const answer = await one.ask('DELETE', '/me', undefined, foreign);
    expect([answer.statusCode, answer.json().why]).toEqual([403, 'origin']);
    expect((await one.ask('GET', '/me')).json().player).toEqual(one.player);
  });
});

test('no secret is ever logged', async () => {
  logged.length = 0;
  const stream = { write: (line: string) => logged.push(line) };
  const app = await start({ logger: { level: 'trace', stream } });
  const one = await device(app);
  const { token } = (await one.ask('POST', '/me/tokens')).json();
  await visitor(app, token).ask('POST', '/me/tokens');
  const { link } = (await one.ask('POST', '/me/carry')).json();
  const secret = link.split('#')[1];
  const two = visitor(app);
  for (const body of [{ secret }, { secret }, { secret, more: 1 }]) {
    await two.ask('POST', '/carry', body);
  }
  const text = logged.join('');
  expect(text).toContain('"why":"tool"');
  expect(text).toContain('"why":"carry"');
  for (const each of [one.jar.get('dicepad'), two.jar.get('dicepad'), token, secret]) {
    expect(each).toBeTruthy();
    expect(text).not.toContain(each);
  }
});

test('over a real connection, as a browser would', async () => {
  const app = await start();
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    const headers = { origin: address, 'content-type': 'application/json' };
    const body = JSON.stringify(MAX);
    const made = await fetch(`${address}/api/me`, { method: 'POST', headers, body });
    const cookie = made.headers.getSetCookie()[0]!.split(';')[0]!;
    const me = await fetch(`${address}/api/me`, { headers: { cookie } });
    expect(await me.json()).toEqual(await made.json());
    const foreign = { ...headers, cookie, origin: 'http://evil.example' };
    const stolen = await fetch(`${address}/api/me`, { method: 'DELETE', headers: foreign });
    expect(stolen.status).toBe(403);
  } finally {
    await app.close();
  }
});

describe('a real socket', () => {
  test('knows its player, by cookie or token, and refuses other pages before it opens', async () => {
    const app = await identityApp({
      database,
      more: async (api) => {
        api.get('/socket', { websocket: true }, async (socket, request) => {
          socket.send((await request.player())?.name ?? 'nobody');
        });
      },
    });
    const one = await device(app);
    const { token } = (await one.ask('POST', '/me/tokens')).json();
    const cookie = `dicepad=${one.jar.get('dicepad')}`;
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const heard = async (headers: Readonly<Record<string, string>>) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/api/socket`, { headers });
      const answer = once(socket, 'message').then(([data]) => String(data));
      const refusal = once(socket, 'unexpected-response').then(([, response]) => {
        response.destroy();
        return response.statusCode;
      });
      const first = await Promise.race([answer, refusal]);
      socket.terminate();
      return first;
    };
    try {
      expect(await heard({ cookie, origin: address })).toBe('Max');
      expect(await heard({ origin: address })).toBe('nobody');
      expect(await heard({ authorization: `Bearer ${token}` })).toBe('Max');
      expect(await heard({ cookie, origin: 'http://evil.example' })).toBe(403);
      expect(await heard({ cookie })).toBe(403);
    } finally {
      await app.close();
    }
  });
});
