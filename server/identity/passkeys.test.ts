import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { Authenticator } from './authenticator.ts';
import { newSecret } from './secret.ts';
import { device, EMMA, identityTests, MAX, NOW, visitor } from './testing.ts';

const { start, time } = identityTests(temporaryFolder());
const ORIGIN = 'http://localhost';

/** Somebody with a passkey. */
async function protectedPlayer() {
  const app = await start();
  const one = await device(app);
  const key = new Authenticator('localhost', ORIGIN);
  const options = (await one.ask('POST', '/me/passkeys/options')).json();
  const made = await one.ask('POST', '/me/passkeys', key.create(options));
  expect(made.statusCode).toBe(201);
  return { app, one, key, passkey: made.json().passkey };
}

type Visitor = ReturnType<typeof visitor>;

async function signIn(who: Visitor, key: Authenticator) {
  const options = (await who.ask('POST', '/passkeys/options')).json();
  return who.ask('POST', '/passkeys', key.get(options));
}

test('with a passkey a player comes back on a new device, though every session is lost', async () => {
  const { app, one, key } = await protectedPlayer();
  await one.ask(
    'DELETE',
    `/me/sessions/${(await one.ask('GET', '/me/sessions')).json().sessions[0].id}`,
  );
  expect((await one.ask('GET', '/me')).json()).toEqual({ player: null });
  const two = visitor(app);
  const answer = await signIn(two, key);
  expect([answer.statusCode, answer.json().player]).toEqual([200, one.player]);
  expect((await two.ask('GET', '/me')).json().player).toEqual(one.player);
  expect((await two.ask('POST', '/me/carry')).statusCode).toBe(201);
  expect((await two.ask('DELETE', '/me')).statusCode).toBe(204);
  expect((await signIn(visitor(app), key)).json()).toMatchObject({ why: 'passkey' });
});

test('what the browser is asked for', async () => {
  const { one, key } = await protectedPlayer();
  const options = (await one.ask('POST', '/me/passkeys/options')).json();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Dicepad' },
    user: { name: 'Max' },
    excludeCredentials: [{ id: key.id.toString('base64url') }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const ask = (await one.ask('POST', '/passkeys/options')).json();
  expect(ask).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(ask.allowCredentials ?? []).toEqual([]);
});

test('passkeys are listed and removed, by their player alone', async () => {
  const { app, one, key, passkey } = await protectedPlayer();
  time.now = NOW + 5000;
  await signIn(visitor(app), key);
  time.now = NOW;
  const { passkeys } = (await one.ask('GET', '/me/passkeys')).json();
  expect(passkeys).toEqual([{ id: passkey.id, created: NOW, seen: NOW + 5000, name: null }]);
  const emma = await device(app, EMMA);
  expect((await emma.ask('GET', '/me/passkeys')).json()).toEqual({ passkeys: [] });
  expect((await emma.ask('DELETE', `/me/passkeys/${passkey.id}`)).statusCode).toBe(404);
  expect((await one.ask('DELETE', `/me/passkeys/${passkey.id}`)).statusCode).toBe(204);
  expect((await signIn(visitor(app), key)).statusCode).toBe(403);
});

test('signing in as another ends the session that the device had', async () => {
  const { app, one, key } = await protectedPlayer();
  const emma = await device(app, EMMA);
  const before = emma.jar.get('dicepad')!;
  await signIn(emma, key);
  expect((await emma.ask('GET', '/me')).json().player).toEqual(one.player);
  const other = visitor(app);
  other.jar.set('dicepad', before);
  expect((await other.ask('GET', '/me')).json()).toEqual({ player: null });
});

describe('refused', () => {
  const refusal = async (answer: ReturnType<Visitor['ask']>) => {
    const { statusCode, cookies } = await answer;
    expect(cookies).toEqual([]);
    return statusCode;
  };

  test('a signature that is used again, and one that comes too late', async () => {
    const { app, key } = await protectedPlayer();
    const two = visitor(app);
    const used = key.get((await two.ask('POST', '/passkeys/options')).json());
    expect((await two.ask('POST', '/passkeys', used)).statusCode).toBe(200);
    expect(await refusal(visitor(app).ask('POST', '/passkeys', used))).toBe(403);
    const late = key.get((await two.ask('POST', '/passkeys/options')).json());
    time.now = NOW + 300_000;
    expect(await refusal(visitor(app).ask('POST', '/passkeys', late))).toBe(403);
    time.now = NOW;
  });

  test('a challenge of one’s own, one for another purpose, and one for another player', async () => {
    const { app, one, key } = await protectedPlayer();
    const two = visitor(app);
    const own = { challenge: newSecret() };
    expect(await refusal(two.ask('POST', '/passkeys', key.get(own)))).toBe(403);
    const registering = (await one.ask('POST', '/me/passkeys/options')).json();
    expect(await refusal(two.ask('POST', '/passkeys', key.get(registering)))).toBe(403);
    const emma = await device(app, EMMA);
    const another = new Authenticator('localhost', ORIGIN);
    const forMax = (await one.ask('POST', '/me/passkeys/options')).json();
    expect(await refusal(emma.ask('POST', '/me/passkeys', another.create(forMax)))).toBe(403);
  });

  test('a key that nobody has registered, and a signature by another key', async () => {
    const { app, key } = await protectedPlayer();
    const stranger = new Authenticator('localhost', ORIGIN);
    expect((await signIn(visitor(app), stranger)).statusCode).toBe(403);
    const two = visitor(app);
    const options = (await two.ask('POST', '/passkeys/options')).json();
    const { id, rawId } = key.get(options);
    const forged = { ...stranger.get(options), id, rawId };
    expect(await refusal(two.ask('POST', '/passkeys', forged))).toBe(403);
  });

  test.each([
    ['of another page', 'localhost', 'https://evil.example'],
    ['of another host', 'evil.example', ORIGIN],
  ])('a key %s', async (_, host, origin) => {
    const app = await start();
    const one = await device(app);
    const options = (await one.ask('POST', '/me/passkeys/options')).json();
    const key = new Authenticator(host, origin);
    expect(await refusal(one.ask('POST', '/me/passkeys', key.create(options)))).toBe(403);
  });

  test('a user who was not verified by their device', async () => {
    const { app, one, key } = await protectedPlayer();
    const two = visitor(app);
    const options = (await two.ask('POST', '/passkeys/options')).json();
    expect(await refusal(two.ask('POST', '/passkeys', key.get(options, false)))).toBe(403);
    const more = (await one.ask('POST', '/me/passkeys/options')).json();
    const other = new Authenticator('localhost', ORIGIN);
    expect(await refusal(one.ask('POST', '/me/passkeys', other.create(more, false)))).toBe(403);
  });

  test('a copy of a key that has fallen behind', async () => {
    const { app, key } = await protectedPlayer();
    for (let times = 0; times < 3; times++) await signIn(visitor(app), key);
    key.counter = 1;
    expect((await signIn(visitor(app), key)).statusCode).toBe(403);
  });

  test('somebody else’s key that is registered again', async () => {
    const { app, one, key } = await protectedPlayer();
    const emma = await device(app, EMMA);
    const options = (await emma.ask('POST', '/me/passkeys/options')).json();
    expect((await emma.ask('POST', '/me/passkeys', key.create(options))).statusCode).toBe(403);
    expect((await signIn(visitor(app), key)).json().player).toEqual(one.player);
  });

  test.each([{}, { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'nonsense: %j',
    async (body) => {
      const one = await device(await start());
      for (const path of ['/passkeys', '/me/passkeys']) {
        expect((await one.ask('POST', path, body)).json()).toMatchObject({ why: 'shape' });
      }
    },
  );

  test('tools, and visitors without a player', async () => {
    const { app, one } = await protectedPlayer();
    const { token } = (await one.ask('POST', '/me/tokens')).json();
    for (const [method, path] of [
      ['GET', '/me/passkeys'],
      ['POST', '/me/passkeys/options'],
      ['POST', '/me/passkeys'],
      ['DELETE', '/me/passkeys/x'],
    ] as const) {
      expect((await visitor(app, token).ask(method, path)).json()).toMatchObject({ why: 'tool' });
      expect((await visitor(app).ask(method, path)).json()).toMatchObject({ why: 'nobody' });
    }
  });

  test('a server that is known by its number alone', async () => {
    const app = await start();
    const numbered = { host: '192.168.1.20:4321', origin: 'http://192.168.1.20:4321' };
    const one = visitor(app);
    await one.ask('POST', '/me', MAX, numbered);
    const answer = await one.ask('POST', '/me/passkeys/options', undefined, numbered);
    expect([answer.statusCode, answer.json().why]).toEqual([409, 'passkeys']);
  });
});
