import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { temporaryFolder } from '#testing/folder.ts';
import { newSecret } from '../identity/secret.ts';
import { RATES } from '../limits/rates.ts';
import { Person, serve } from '../socket/testing.ts';
import { watchedServer } from './testing/watched.ts';

const { server, logs, reasons } = watchedServer();

test('a forged session, a revoked token and a used link open nothing', async () => {
  const lea = await Person.come(server, 'Lea');
  const as = async (headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { origin: server.address, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ options: { game: 'qwixx' } }),
    });
    return answer.status;
  };
  expect(await as({ cookie: lea.cookie })).toBe(201);
  const { id, token } = await (await lea.ask(server, 'POST', '/me/tokens')).json();
  expect(await as({ authorization: `Bearer ${token}` })).toBe(201);
  await lea.ask(server, 'DELETE', `/me/tokens/${id}`);
  const { link } = await (await lea.ask(server, 'POST', '/me/carry')).json();
  const secret = link.split('#')[1];
  const first = await lea.ask(server, 'POST', '/carry', { secret });
  expect(first.status).toBe(200);
  // The link has ended the session that the device had before.
  for (const headers of [
    { cookie: lea.cookie },
    { cookie: `dicepad=${newSecret()}` },
    { cookie: `dicepad=${token}` },
    { cookie: `dicepad=${secret}` },
    { cookie: `dicepad=${id}` },
    { authorization: `Bearer ${token}` },
    { authorization: `Bearer ${id}` },
    { authorization: `Bearer ${lea.cookie.split('=')[1]}` },
  ]) {
    expect(await as(headers), JSON.stringify(headers)).toBe(401);
  }
  expect((await lea.ask(server, 'POST', '/carry', { secret })).status).toBe(410);
  expect(reasons('refused')).toEqual([...Array(8).fill('nobody'), 'carry']);
});

test('codes cannot be guessed: soon nobody from there is listened to', async () => {
  const strict = await serve(temporaryFolder(), { rates: RATES, logs });
  try {
    const zoe = await Person.come(strict, 'Zoe');
    const codes = Array.from({ length: 80 }, (_, i) => `sun sun moon moon ${i}`);
    const answers = await Promise.all(
      codes.map((code) => zoe.ask(strict, 'POST', '/join', { code })),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(RATES.joinByCode.most);
    const [late] = answers.filter(({ status }) => status === 429);
    expect(Number(late!.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(reasons('refused').filter((why) => why === 'often')).toHaveLength(20);
  } finally {
    await strict.stop();
  }
});

test('a foreign page can do nothing with the cookies of its visitors', async () => {
  const lea = await Person.come(server, 'Lea');
  const { id } = await lea.make(server, { game: 'qwixx' });
  const attempts = [
    ['POST', `/tables/${id}/close`],
    ['POST', '/me/tokens'],
    ['POST', '/me/carry'],
    ['POST', '/passkeys/options'],
    ['DELETE', '/me/sessions'],
    ['DELETE', '/me'],
  ] as const;
  const origins = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const [method, where] of attempts) {
    for (const from of origins) {
      const headers = { cookie: lea.cookie, ...from };
      const answer = await fetch(`${server.address}/api${where}`, { method, headers });
      expect([answer.status, (await answer.json()).why]).toEqual([403, 'origin']);
    }
  }
  const url = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`;
  const socket = new WebSocket(url, {
    headers: { cookie: lea.cookie, origin: 'https://evil.example' },
  });
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
  expect(error.message).toContain('403');
  expect(reasons('refused')).toEqual(Array(attempts.length * origins.length + 1).fill('origin'));
  expect((await lea.table(server, 'GET', `/tables/${id}`)).state).toBe('lobby');
});

test('markup, control characters and turned text come into no name', async () => {
  const names = [
    '<b>Max</b>',
    '<img src=x onerror=alert(1)>',
    'Max\u0000',
    'Max\u202Exam',
    'a\nb',
    '"><script>',
  ];
  for (const name of names) {
    await expect(Person.come(server, name)).rejects.toThrow('"why":"name"');
  }
  expect(reasons('refused')).toEqual(names.map(() => 'name'));
});

test.each([
  ['too large', JSON.stringify({ options: { game: 'x'.repeat(20_000) } }), 'size'],
  ['nested deeply', `${'{"options":'.repeat(1200)}1${'}'.repeat(1200)}`, 'shape'],
  ['no JSON', '{"options":', 'json'],
  ['with more in it', '{"options":{"game":"qwixx","isAdmin":true}}', 'shape'],
  [
    'that would change what objects are',
    '{"options":{"game":"qwixx","__proto__":{"a":1}}}',
    'json',
  ],
])('a body that is %s is refused', async (_, body, why) => {
  const lea = await Person.come(server, 'Lea');
  const answer = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { origin: server.address, cookie: lea.cookie, 'content-type': 'application/json' },
    body,
  });
  expect((await answer.json()).why).toBe(why);
  expect(reasons('refused')).toEqual([why]);
});
