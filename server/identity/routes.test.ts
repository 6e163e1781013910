import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '#testing/folder.ts';
import { STAMPS as DRAWN } from '#ui/stamps.ts';
import { RATES } from '../limits/rates.ts';
import { STAMPS } from './player.ts';
import { newSecret } from './secret.ts';
import { LIFE } from './session.ts';
import { device, EMMA, identityApp, identityTests, MAX, NOW, visitor } from './testing.ts';

const HTTPS = { 'x-forwarded-proto': 'https' };
const tests = identityTests(temporaryFolder());
const { start, time } = tests;

test('stamps are those that the app draws for people', () => {
  expect([...STAMPS, 'bot'].toSorted()).toEqual(Object.keys(DRAWN).toSorted());
});

describe('who one is', () => {
  test('no player at first, then one with the given name', async () => {
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
    for (let count = 1; count < RATES.makePlayer.most; count += 1) await device(app);
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
    time.now = NOW + LIFE.session;
    const answer = await one.ask('GET', '/me');
    time.now = NOW;
    expect(answer.json()).toEqual({ player: null });
    expect(one.jar.size).toBe(0);
  });
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
      database: tests.database,
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
