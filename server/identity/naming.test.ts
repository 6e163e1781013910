import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { Authenticator } from './authenticator.ts';
import { device, EMMA, identityTests, MAX, visitor } from './testing.ts';

const { start } = identityTests(temporaryFolder());

test('a device is called after its browser until its player calls it something else', async () => {
  const app = await start();
  const one = visitor(app);
  const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  await one.ask('POST', '/me', MAX, { 'user-agent': agent });
  const named = async () => (await one.ask('GET', '/me/sessions')).json().sessions[0];
  const { id, name } = await named();
  expect(name).toBe('Firefox (Android)');
  const renamed = await one.ask('PUT', `/me/sessions/${id}`, { name: '  Kitchen   tablet ' });
  expect(renamed.statusCode).toBe(204);
  expect((await named()).name).toBe('Kitchen tablet');
});

describe.each([
  ['sessions', async (one: Device) => (await one.ask('GET', '/me/sessions')).json().sessions[0].id],
  ['tokens', async (one: Device) => (await one.ask('POST', '/me/tokens')).json().id],
  ['passkeys', async (one: Device) => (await newPasskey(one)).id],
] as const)('of %s', (list, make) => {
  test('names are changed by their player in person', async () => {
    const app = await start();
    const one = await device(app);
    const id = await make(one);
    const rename = (who: Pick<Device, 'ask'>, body: object) =>
      who.ask('PUT', `/me/${list}/${id}`, body);
    expect((await rename(one, { name: 'Blue' })).statusCode).toBe(204);
    const emma = await device(app, EMMA);
    expect((await rename(emma, { name: 'Red' })).json()).toMatchObject({ why: 'missing' });
    expect((await rename(visitor(app), { name: 'Red' })).json()).toMatchObject({ why: 'nobody' });
    const { token } = (await one.ask('POST', '/me/tokens')).json();
    expect((await rename(visitor(app, token), { name: 'Red' })).json()).toMatchObject({
      why: 'tool',
    });
    for (const name of ['', '   ', 'x'.repeat(25), '<b>', 'a\u202Eb']) {
      expect((await rename(one, { name })).json()).toMatchObject({ why: 'name', field: 'name' });
    }
    expect((await rename(one, {})).json()).toMatchObject({ why: 'shape', field: 'name' });
    const kept = (await one.ask('GET', `/me/${list}`)).json()[list];
    expect(kept.find((each: { id: string }) => each.id === id).name).toBe('Blue');
  });
});

type Device = Awaited<ReturnType<typeof device>>;

async function newPasskey(one: Device) {
  const key = new Authenticator('localhost', 'http://localhost');
  const options = (await one.ask('POST', '/me/passkeys/options')).json();
  return (await one.ask('POST', '/me/passkeys', key.create(options))).json().passkey;
}
