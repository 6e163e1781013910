import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { Device, Person, type Server, serve } from './testing.ts';

let server: Server;
let later = 0;
const clock = () => Date.now() + later;

beforeAll(async () => {
  server = await serve(temporaryFolder(), { clock });
});
afterAll(() => server.stop());

/** Two people at a table whose match has begun. */
async function begun(at = server, options: object = {}) {
  const [lea, tom] = [await Person.come(at, 'Lea'), await Person.come(at, 'Tom')];
  const { id } = await lea.make(at, { game: 'qwixx', ...options });
  await tom.table(at, 'POST', `/tables/${id}/seats`, {});
  const { match } = await lea.table(at, 'POST', `/tables/${id}/begin`);
  const [leas, toms] = [await lea.connect(at, id), await tom.connect(at, id)];
  await leas.until(() => leas.view);
  await toms.until(() => toms.view);
  return { id, match: match!, lea, tom, leas, toms };
}

test('a device is told who it is, then the table, then the match, whole', async () => {
  const { leas, toms } = await begun();
  expect(leas.messages.map(({ type }) => type).slice(0, 3)).toEqual(['welcome', 'table', 'view']);
  expect(leas.of('welcome')[0]).toMatchObject({ protocol: 1, seat: 0 });
  expect(toms.seat).toBe(1);
});

test('the same message twice is answered twice and done once; an old one comes too late', async () => {
  const { leas, toms } = await begun();
  const roll = { type: 'roll', id: 'r', step: 0 } as const;
  leas.send(roll);
  leas.send(roll);
  await leas.until(() => leas.of('answer').length === 2);
  expect(leas.of('answer').map(({ outcome }) => outcome.kind)).toEqual(['done', 'late']);
  expect(leas.view!.entries).toHaveLength(1);
  const pass = { type: 'decide', text: 'pass', id: 'p', step: 1 } as const;
  expect(await toms.ask(pass)).toEqual({ kind: 'done' });
  const { version } = toms.view!;
  expect(await toms.ask(pass)).toEqual({ kind: 'done' });
  expect(toms.view!.version).toBe(version);
});

test('nobody plays another’s seat: there is no way to name one', async () => {
  const { id, leas, toms } = await begun();
  expect(await toms.ask({ type: 'roll', id: 'r', step: 0 })).toMatchObject({ why: 'turn' });
  const zoe = await (await Person.come(server, 'Zoe')).connect(server, id);
  const nobody = await Device.open(server, id);
  for (const each of [zoe, nobody]) {
    await each.until(() => each.view);
    expect(await each.ask({ type: 'roll', id: 'r', step: 0 })).toMatchObject({ why: 'watching' });
  }
  toms.socket.send(JSON.stringify({ type: 'roll', id: 'x', step: 0, seat: 0 }));
  await toms.until(() => toms.of('unread').length === 1);
  expect(leas.view!.entries).toEqual([]);
});

test('a refusal names its rule', async () => {
  const { leas } = await begun();
  const outcome = await leas.ask({ type: 'decide', text: 'pass', id: 'd', step: 0 });
  expect(outcome).toMatchObject({ kind: 'refused', refusal: { rule: 'F3' } });
});

test('a device that was cut off comes back to the present in one message', async () => {
  const { id, lea, leas, toms } = await begun();
  leas.socket.terminate();
  await leas.closed;
  await toms.until(() => toms.table!.seats[0]?.kind === 'person' && !isHere(toms, 0));
  const again = await lea.connect(server, id);
  await again.until(() => again.view);
  expect(again.of('view')).toHaveLength(1);
  await toms.until(() => isHere(toms, 0));
  await again.ask({ type: 'roll', id: 'r', step: 0 });
  await again.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 });
  const third = await lea.connect(server, id);
  await third.until(() => third.view);
  expect(third.of('view')).toMatchObject([{ own: 'pass', view: { step: 1, decided: [0] } }]);
});

test('two devices on one seat: the newest plays, the other watches until it says otherwise', async () => {
  const { id, lea, leas } = await begun();
  const newer = await lea.connect(server, id);
  await leas.until(() => leas.of('watching').length === 1);
  const roll = { type: 'roll', id: 'r', step: 0 } as const;
  expect(await leas.ask(roll)).toMatchObject({ why: 'watching' });
  leas.send({ type: 'resume' });
  await newer.until(() => newer.of('watching').length === 1);
  expect(await newer.ask(roll)).toMatchObject({ why: 'watching' });
  expect(await leas.ask(roll)).toEqual({ kind: 'done' });
  await newer.until(() => newer.view!.step === 1);
});

test('a bot plays for whoever is away, until they come back', async () => {
  const { id, lea, leas, toms } = await begun(server, { standIn: 5 });
  await leas.close();
  await toms.until(() => !isHere(toms, 0));
  expect(isStoodIn(toms, 0)).toBe(false);
  later += 6000;
  await toms.until(() => isStoodIn(toms, 0));
  await toms.until(() => toms.view!.decided.includes(0));
  const again = await lea.connect(server, id);
  await toms.until(() => isHere(toms, 0) && !isStoodIn(toms, 0));
  // The bot’s decision can be taken back: the seat is theirs again.
  expect(await again.ask({ type: 'takeBack', id: 't', step: 1 })).toEqual({ kind: 'done' });
  expect(again.view!.decided).toEqual([]);
});

test('a timer lets the bot decide for whoever thinks for too long', async () => {
  const { leas, toms } = await begun(server, { timer: 'fast' });
  expect(leas.view!.until).toBeGreaterThan(clock());
  await leas.ask({ type: 'roll', id: 'r', step: 0 });
  await toms.ask({ type: 'decide', text: 'pass', id: 'd', step: 1 });
  later += 21_000;
  await toms.until(() => toms.view!.entries.length >= 3);
  expect(toms.view!.entries[2]).toEqual({ kind: 'move', seat: 1, text: 'pass' });
});

test('real dice: people enter and mend them, and the record promises nothing', async () => {
  const { match, leas, toms } = await begun(server, { dice: 'real', timer: 'fast' });
  expect(leas.table!.commitment).toBeUndefined();
  expect(leas.view!.until).toBeUndefined();
  const words = ['1', '1', 'R1', 'Y1', 'G1', 'B1'];
  expect(await toms.ask({ type: 'roll', words, id: 'a', step: 0 })).toEqual({ kind: 'done' });
  expect(toms.view!.until).toBeGreaterThan(clock());
  const entry = { kind: 'roll', text: '2 1 R1 Y1 G1 B1' } as const;
  const mended = await leas.ask({ type: 'correct', at: 0, entry, id: 'b', step: 1 });
  expect(mended).toEqual({ kind: 'done' });
  const devices = [leas, toms];
  const random = randomFrom('real');
  while (leas.view!.next.for !== 'nobody') {
    const { next, step } = leas.view!;
    if (next.for === 'dice') {
      const faces = next.dice.map(({ faces }) => faces[random.below(faces.length)]!);
      await leas.ask({ type: 'roll', words: faces, id: `r${step}`, step });
    } else {
      for (const each of devices) {
        await each.until(() => each.view!.version === leas.view!.version);
        const wish = each.wish(random);
        if (wish) await each.ask(wish);
      }
      await leas.until(() => leas.view!.version >= toms.view!.version);
    }
  }
  await leas.until(() => leas.table!.state === 'over');
  const record = await (await fetch(`${server.address}/api/matches/${match}/record`)).text();
  expect(record).toContain('\nDice: real\nCorrections: 1\n');
  expect(record).not.toContain('Dice-');
});

test('a device that reads nothing holds nobody up, and sees the end when it reads again', async () => {
  const { id, leas, toms } = await begun();
  const sleepy = await Device.open(server, id);
  await sleepy.until(() => sleepy.view);
  sleepy.socket.pause();
  await Promise.all([leas.play('wide'), toms.play('awake')]);
  sleepy.socket.resume();
  await sleepy.until(() => sleepy.view!.version === leas.view!.version);
});

test('nobody is sent away by a match that ends: the same people play again', async () => {
  const { id, lea, tom, leas, toms } = await begun();
  await Promise.all([leas.play('a'), toms.play('b')]);
  await toms.until(() => toms.table!.state === 'over');
  const again = await tom.table(server, 'POST', `/tables/${id}/again`);
  expect(again.seats.map((each) => each?.name)).toEqual(['Tom', 'Lea']);
  await leas.until(() => leas.seat === 1);
  await lea.table(server, 'POST', `/tables/${id}/begin`);
  await toms.until(() => toms.view!.match !== leas.of('view')[0]!.view.match);
  await Promise.all([leas.play('c'), toms.play('d')]);
});

test('whoever is removed, and everybody when the table closes, is told so', async () => {
  const lea = await Person.come(server, 'Lea');
  const tom = await Person.come(server, 'Tom');
  const { id } = await lea.make(server, { game: 'qwixx' });
  await tom.table(server, 'POST', `/tables/${id}/seats`, {});
  const [leas, toms] = [await lea.connect(server, id), await tom.connect(server, id)];
  await toms.until(() => toms.table);
  await lea.table(server, 'DELETE', `/tables/${id}/seats/1`);
  await toms.closed;
  expect(toms.of('closed')).toEqual([{ type: 'closed', reason: 'removed' }]);
  await expect(tom.connect(server, id)).rejects.toThrow('403');
  await leas.until(() => leas.table!.seats.length === 1);
  await lea.table(server, 'POST', `/tables/${id}/close`);
  await leas.closed;
  expect(leas.of('closed')).toEqual([{ type: 'closed', reason: 'table' }]);
});

test('a server that stops hands its devices over; on the same data all goes on', async () => {
  const folder = temporaryFolder();
  const first = await serve(folder);
  const { id, match, lea, tom, leas, toms } = await begun(first);
  const isEnough = ({ entries }: { entries: readonly unknown[] }) => entries.length >= 20;
  await Promise.all([leas.play('one', isEnough), toms.play('two', isEnough)]);
  await leas.until(() => leas.view!.version === toms.view!.version);
  const before = leas.view!;
  await first.stop();
  expect(await leas.closed).toBe(1012);
  expect(leas.of('closed')).toEqual([{ type: 'closed', reason: 'shutdown' }]);

  const second = await serve(folder);
  const devices = [await lea.connect(second, id), await tom.connect(second, id)];
  for (const each of devices) {
    await each.until(() => each.view);
    expect(each.view!.entries.slice(0, before.entries.length)).toEqual(before.entries);
  }
  await Promise.all(devices.map((each, i) => each.play(`again ${i}`)));
  const record = await (await fetch(`${second.address}/api/matches/${match}/record`)).text();
  const reading = readRecord(record, GAMES);
  expect(reading.ok && verify(reading.match).kind).toBe('right');
  await second.stop();
  expect([...first.faults, ...second.faults]).toEqual([]);
});

test('nothing that is sent holds a secret, an id of a player, or a decision before its time', async () => {
  const { id, match, lea, tom, leas, toms } = await begun();
  const watching = await Device.open(server, id);
  await watching.until(() => watching.view);
  const random = randomFrom('minds');
  for (let step = 0; step < 40; step++) {
    const wishes = [leas, toms].map((each) => [each, each.wish(random)] as const);
    for (const [device, wish] of wishes) if (wish) await device.ask(wish);
    await Promise.all(
      [leas, toms, watching].map((each) =>
        each.until(() => each.view!.version >= leas.view!.version),
      ),
    );
    await toms.until(() => toms.view!.version >= watching.view!.version);
    await leas.until(() => leas.view!.version >= watching.view!.version);
  }
  const { queries } = server.database;
  const secrets = await queries
    .selectFrom('matches')
    .select('secret')
    .where('id', '=', match)
    .execute();
  const players = await queries
    .selectFrom('match_players')
    .select('player_id')
    .where('match_id', '=', match)
    .execute();
  const cookies = [lea, tom].map(({ cookie }) => cookie.split('=')[1]!);
  const hidden = [secrets[0]!.secret, ...players.map((each) => each.player_id!), ...cookies];
  const texts = [leas, toms, watching].flatMap((each) => each.texts);
  expect(hidden.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
  for (const device of [leas, toms, watching]) {
    for (const { own, view } of device.of('view')) {
      if (own !== undefined) expect(view.decided).toContain(device.seat);
    }
    // While a step is open, nothing about it changes but who has decided.
    const views = device.of('view').map(({ view }) => view);
    for (const [i, { version: _, decided: __, ...rest }] of views.entries()) {
      const { version: ___, decided: ____, ...before } = views[Math.max(0, i - 1)]!;
      if (before.step === rest.step) expect(rest).toEqual(before);
    }
  }
  expect(watching.of('view').some(({ own }) => own !== undefined)).toBe(false);
});

test.each([
  ['no JSON', 'roll!'],
  ['another type', '{"type":"cheat","id":"a","step":0}'],
  ['deep nesting', `${'['.repeat(3000)}${']'.repeat(3000)}`],
  ['something more', '{"type":"roll","id":"a","step":0,"faces":[6]}'],
  ['an id of the server’s kind', '{"type":"roll","id":"bot 0 0","step":0}'],
  ['a step that is none', '{"type":"roll","id":"a","step":0.5}'],
])('%s is answered, and five times is enough', async (_, garbage) => {
  const { leas } = await begun();
  for (let i = 0; i < 7; i++) leas.socket.send(garbage);
  expect(await leas.closed).toBe(1008);
  expect(leas.of('unread')).toHaveLength(5);
});

test('a message that is too large ends the socket', async () => {
  const { leas } = await begun();
  leas.socket.send('x'.repeat(9000));
  expect(await leas.closed).toBe(1009);
});

test('a flood is not looked at', async () => {
  const slow = await serve(temporaryFolder(), { flow: { perSecond: 1, burst: 10 } });
  const { leas } = await begun(slow);
  for (let i = 0; i < 20; i++) leas.send({ type: 'roll', id: `r${i}`, step: 7 });
  expect(await leas.closed).toBe(1008);
  expect(leas.of('answer').length).toBeLessThanOrEqual(10);
  expect(leas.of('unread').every(({ why }) => why === 'often')).toBe(true);
  await slow.stop();
});

test.each([
  ['from a foreign page', { origin: 'https://evil.example' }],
  ['from nowhere', {}],
])('a socket %s is refused', async (_, headers) => {
  const { id, lea } = await begun();
  const url = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`;
  const socket = new WebSocket(url, { headers: { ...headers, cookie: lea.cookie } });
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
  expect(error.message).toContain('403');
});

test('there is no socket for a table that is not there', async () => {
  await expect(Device.open(server, 'nowhere')).rejects.toThrow('404');
});

test('nothing went wrong meanwhile', () => {
  expect(server.faults).toEqual([]);
});

function isHere({ table }: Device, seat: number): boolean {
  const sitter = table!.seats[seat];
  return sitter?.kind === 'person' && sitter.isHere;
}

function isStoodIn({ table }: Device, seat: number): boolean {
  const sitter = table!.seats[seat];
  return sitter?.kind === 'person' && sitter.isStoodIn;
}
