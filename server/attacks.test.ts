import { Writable } from 'node:stream';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readRecord } from '#engine/record/read.ts';
import { fairFaces } from '#fair/dice.ts';
import { proofIn } from '#fair/headers.ts';
import { GAMES } from '#games/index.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { newSecret } from './identity/secret.ts';
import { RATES } from './limits/rates.ts';
import { begunTable, Device, Person, type Server, serve } from './socket/testing.ts';

let server: Server;
let logged: string[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    logged.push(String(chunk));
    done();
  },
});
beforeAll(async () => {
  server = await serve(temporaryFolder(), { logs: { level: 'info', stream } });
  return server.stop;
});
beforeEach(() => {
  logged = [];
});
afterEach(() => {
  expect(server.faults).toEqual([]);
});

/** What the log told of a kind, each with its reason. */
const reasons = (says: string) =>
  logged
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === says)
    .map(({ why }) => why);

const begun = (options: object = {}) => begunTable(server, { game: 'qwixx', ...options });

describe('at a table', () => {
  test('moves for another seat, stale steps and invented dice are refused, and nothing changes', async () => {
    const { match, leas, toms } = await begun();
    const words = ['6', '6', 'R6', 'Y6', 'G6', 'B6'];
    expect(await toms.ask({ type: 'roll', id: 'a', step: 0 })).toMatchObject({ why: 'turn' });
    expect(await leas.ask({ type: 'roll', words, id: 'b', step: 0 })).toMatchObject({
      why: 'dice',
    });
    expect(await leas.ask({ type: 'roll', id: 'c', step: 7 })).toEqual({ kind: 'late' });
    const correction = { type: 'correct', at: 0, id: 'd', step: 0 } as const;
    expect(await leas.ask(correction)).toMatchObject({ why: 'dice' });
    expect(await leas.ask({ type: 'decide', text: 'pass', id: 'e', step: 0 })).toMatchObject({
      refusal: { rule: 'F3' },
    });
    expect(leas.view!.version).toBe(0);
    expect(reasons('forbidden')).toEqual(['turn', 'dice', 'dice']);
    expect(reasons('refused')).toEqual(['F3']);
    const told = logged.map((line) => JSON.parse(line));
    expect(told.find(({ msg }) => msg === 'forbidden')).toMatchObject({ match, seat: 1 });
  });

  test('fields that there are not, ids of the server’s kind and deep nesting are not read', async () => {
    const { leas } = await begun();
    const nested = `{"type":"decide","id":"a","step":0,"text":${'['.repeat(1000)}${']'.repeat(1000)}}`;
    for (const text of [
      '{"type":"roll","id":"a","step":0,"seat":1}',
      '{"type":"roll","id":"bot 0 0","step":0}',
      '{"type":"roll","id":"a","step":0,"__proto__":{"isBot":true}}',
      nested,
    ]) {
      leas.socket.send(text);
    }
    await leas.until(() => leas.of('unread').length === 4);
    expect(leas.view!.version).toBe(0);
    expect(reasons('unread')).toEqual(['shape', 'shape', 'shape', 'shape']);
  });

  test('whoever was sent away does not come back, by whatever door', async () => {
    const lea = await Person.come(server, 'Lea');
    const tom = await Person.come(server, 'Tom');
    const { id, code } = await lea.make(server, { game: 'qwixx' });
    await tom.table(server, 'POST', `/tables/${id}/seats`, {});
    await lea.table(server, 'DELETE', `/tables/${id}/seats/1`);
    expect((await tom.ask(server, 'POST', `/tables/${id}/seats`, {})).status).toBe(403);
    await expect(tom.connect(server, id)).rejects.toThrow('403');
    await tom.ask(server, 'POST', '/join', { code });
    expect((await tom.ask(server, 'POST', `/tables/${id}/seats`, {})).status).toBe(403);
    const { token } = await (await tom.ask(server, 'POST', '/me/tokens')).json();
    const tool = Device.open(server, id, { authorization: `Bearer ${token}` });
    await expect(tool).rejects.toThrow('403');
    expect(reasons('refused')).toEqual(Array(4).fill('removed'));
  });
});

test('what was published of earlier matches foretells no dice', async () => {
  const { id, match, lea, leas, toms } = await begun();
  await Promise.all([leas.play('Lea'), toms.play('Tom')]);
  await leas.until(() => leas.table!.state === 'over');
  const record = await (await fetch(`${server.address}/api/matches/${match}/record`)).text();
  const reading = readRecord(record, GAMES);
  if (!reading.ok) throw new Error('the record cannot be read');
  const known = proofIn(reading.match.remarks, 2)!;
  await lea.table(server, 'POST', `/tables/${id}/again`);
  await leas.until(() => leas.table!.state === 'lobby');
  const { commitment } = leas.table!;
  expect(commitment).not.toBe(known.commitment);
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  await Promise.all([leas, toms].map((each) => each.until(() => each.view!.match !== match)));
  const isEnough = ({ entries }: { entries: readonly unknown[] }) => entries.length > 12;
  await Promise.all([leas.play('a', isEnough), toms.play('b', isEnough)]);
  const rolls = leas.view!.entries.filter(({ kind }) => kind === 'roll').map(({ text }) => text);
  const { game } = reading.match;
  const start = game.next(game.start(2, reading.match.options));
  if (start.for !== 'dice') throw new Error('a match begins with a roll');
  // Whoever takes all that was published for the secret foretells nothing.
  const published = [known.secret, known.commitment, commitment!];
  const guesses = published.map((secret) =>
    rolls.map((_, roll) => {
      const faces = fairFaces({ secret, seats: known.seats }, roll + 1, start.dice);
      return start.dice.map((die, i) => die.faces[faces[i]!]).join(' ');
    }),
  );
  for (const guess of guesses) expect(guess).not.toEqual(rolls);
  // Nor is the secret told before the end.
  const early = await fetch(`${server.address}/api/matches/${leas.view!.match}/record`);
  expect([early.status, (await early.json()).why]).toEqual([409, 'unfinished']);
});

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
  const strict = await serve(temporaryFolder(), { rates: RATES, logs: { level: 'info', stream } });
  try {
    const zoe = await Person.come(strict, 'Zoe');
    const codes = Array.from({ length: 80 }, (_, i) => `sun sun moon ${i}`);
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

test('a foreign page can do nothing with the cookies of whoever visits it', async () => {
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
