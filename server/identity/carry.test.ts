import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { RATES } from '../limits/rates.ts';
import { newSecret } from './secret.ts';
import { device, EMMA, identityApp, identityTests, NOW, visitor } from './testing.ts';

const tests = identityTests(temporaryFolder());
const { start, time } = tests;
const { left } = tests;

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
    time.now = NOW + 600_000;
    const late = await visitor(app).ask('POST', '/carry', { secret });
    time.now = NOW;
    expect([late.statusCode, late.json().why]).toEqual([410, 'carry']);
  });

  test('cannot be guessed', async () => {
    const { app } = await offer();
    const codes: number[] = [];
    for (let count = 0; count <= RATES.carry.most; count += 1) {
      const guess = { secret: newSecret() };
      codes.push((await visitor(app).ask('POST', '/carry', guess)).statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: RATES.carry.most }, () => 410), 429]);
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
    const one = await device(await identityApp({ database: tests.database, leaveTables }));
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
