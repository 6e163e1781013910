import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { createLimits } from '../limits/limits.ts';
import { RATES } from '../limits/rates.ts';
import { newSecret } from './secret.ts';
import { device, EMMA, identityApp, identityTests, NOW, visitor } from './testing.ts';

const logged: string[] = [];
const tests = identityTests(temporaryFolder());
const { start, time } = tests;

describe('tokens', () => {
  test('are shown once, listed without their secret, and revoked', async () => {
    const app = await start();
    const one = await device(app);
    const made = await one.ask('POST', '/me/tokens');
    expect(made.statusCode).toBe(201);
    const { id, token } = made.json();
    const list = await one.ask('GET', '/me/tokens');
    expect(list.json()).toEqual({ tokens: [{ id, created: NOW, seen: NOW, name: null }] });
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
      rates: { ...RATES, makeToken: { by: 'player', most: 99, minutes: 1 } },
    });
    const one = await device(
      await identityApp({ database: tests.database, limits, clock: () => time.now }),
    );
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
