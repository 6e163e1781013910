import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { randomFrom } from '#kits/random.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { served } from './testing/served.ts';
import { begunTable, Device, Person, serve } from './testing.ts';

const server = served();

test('nothing that is sent holds a secret, an id of a player, or a decision before its time', async () => {
  const { id, match, lea, tom, leas, toms } = await begunTable(server);
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
  const { leas } = await begunTable(server);
  for (let i = 0; i < 7; i++) leas.socket.send(garbage);
  expect(await leas.closed).toBe(1008);
  expect(leas.of('unread')).toHaveLength(5);
});

test('a message that is too large ends the socket', async () => {
  const { leas } = await begunTable(server);
  leas.socket.send('x'.repeat(9000));
  expect(await leas.closed).toBe(1009);
});

test('a flood is not looked at', async () => {
  const slow = await serve(temporaryFolder(), { flow: { perSecond: 1, burst: 10 } });
  const { leas } = await begunTable(slow);
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
  const { id, lea } = await begunTable(server);
  const url = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`;
  const socket = new WebSocket(url, { headers: { ...headers, cookie: lea.cookie } });
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
  expect(error.message).toContain('403');
});

test('there is no socket for a table that is not there', async () => {
  await expect(Device.open(server, 'nowhere')).rejects.toThrow('404');
});

test('a plain request to a socket’s path is answered as such', async () => {
  const { id, lea } = await begunTable(server);
  const answer = await lea.ask(server, 'GET', `/tables/${id}/socket`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    why: 'shape',
    field: 'upgrade',
    sentence: expect.stringContaining('view, moves and wishes'),
  });
});

test('nobody plays another’s seat: there is no way to name one', async () => {
  const { id, leas, toms } = await begunTable(server);
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
