import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { ensureBuilt } from '#server/build/build.ts';
import { Device, Person } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { openedServer } from './testing/opened.ts';

/** A busy machine needs its time to build. */
const LONG = 120_000;
const METRICS_TOKEN = 'only-for-the-operator';

const folder = temporaryFolder();
beforeAll(async () => {
  await ensureBuilt(() => undefined);
}, LONG);

async function opened(level: string) {
  const argv = ['--port', '0', '--host', '127.0.0.1', '--log', level];
  const data = path.join(folder, level);
  const server = await openedServer(data, argv, { METRICS_TOKEN });
  onTestFinished(() => {
    server.child.kill('SIGKILL');
  });
  return server;
}

test(
  'the log has what happened where, and nothing that grants access',
  async () => {
    const server = await opened('debug');
    const [lea, tom] = [await Person.come(server, 'Lea'), await Person.come(server, 'Tom')];
    const secrets: string[] = [lea, tom].map(({ cookie }) => cookie.split('=')[1]!);
    const { token } = await (await lea.ask(server, 'POST', '/me/tokens')).json();
    const { link } = await (await lea.ask(server, 'POST', '/me/carry')).json();
    const carried = link.split('#')[1];
    secrets.push(token, carried, METRICS_TOKEN);
    const bearer = (shown: string) => ({ headers: { authorization: `Bearer ${shown}` } });
    await fetch(`${server.address}/api/me?token=${token}`, bearer(token));
    for (let times = 0; times < 2; times++) {
      await tom.ask(server, 'POST', '/carry', { secret: carried });
    }
    await tom.ask(server, 'POST', '/carry', { secret: carried, more: carried });
    await fetch(`${server.address}/metrics`, bearer(METRICS_TOKEN));

    const { id, code } = await lea.make(server, { game: 'qwixx' });
    // The id of a table grants access.
    secrets.push(id, code!, code!.replaceAll(' ', '-'));
    const mark = createHash('sha256').update(id).digest('hex').slice(0, 12);
    for (const at of ['/table/', '/screen/', '/tabel/', '//table/', '/api/tables/']) {
      await fetch(`${server.address}${at}${id}?from=${id}`, { headers: { accept: 'text/html' } });
    }
    // A socket for an unknown path: the plugin logs it by itself.
    const upgrade = { origin: server.address };
    const astray = new WebSocket(`${server.address.replace('http', 'ws')}/api/tables/${id}`, {
      headers: upgrade,
    });
    await once(astray, 'close');
    const zoe = await Person.come(server, 'Zoe');
    secrets.push(zoe.cookie.split('=')[1]!);
    await zoe.table(server, 'POST', '/join', { code });
    await zoe.ask(server, 'POST', '/join', { code: code!.replaceAll(' ', '-'), more: 1 });
    await zoe.table(server, 'POST', `/tables/${id}/seats`, {});
    const { match } = await lea.table(server, 'POST', `/tables/${id}/begin`);
    const [leas, zoes] = [await lea.connect(server, id), await zoe.connect(server, id)];
    await leas.until(() => leas.view);
    await leas.ask({ type: 'chance', value: 'c3'.repeat(32), id: 'c', step: 0 });
    const nobody = await Device.open(server, id);
    await nobody.until(() => nobody.view);
    await nobody.ask({ type: 'roll', id: 'r', step: 0 });
    await Promise.all([leas.play('Lea'), zoes.play('Zoe')]);
    const record = await (await fetch(`${server.address}/api/matches/${match}/record`)).text();
    secrets.push(/Dice-Secret: (\w+)/.exec(record)![1]!);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);

    const { out, err } = server.said;
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10);
      expect(out + err, secret).not.toContain(secret);
    }
    expect(out + err).not.toMatch(/cookie|authorization|bearer/i);
    const lines = err.split('\n').filter((line) => line.startsWith('{'));
    const told = lines.map((line) => JSON.parse(line));
    expect(told.every(({ level, time, msg }) => level && time && msg)).toBe(true);
    const answered = told.find(({ path, method }) => path === '/api/join' && method === 'POST');
    expect(answered).toMatchObject({ status: 200, request: expect.stringMatching(/^[\w-]{36}$/) });
    expect(told).toContainEqual(expect.objectContaining({ msg: 'refused', why: 'carry' }));
    expect(told).toContainEqual(
      expect.objectContaining({ path: `/api/tables/${mark}/begin`, table: mark, status: 200 }),
    );
    expect(told).toContainEqual(expect.objectContaining({ path: `/table/${mark}`, status: 200 }));
    expect(told).toContainEqual(expect.objectContaining({ msg: 'socket opened', table: mark }));
    expect(told).toContainEqual(
      expect.objectContaining({ msg: 'forbidden', why: 'watching', table: mark, match }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ msg: 'asked', wish: 'decide', outcome: 'done', seat: 0, match }),
    );
  },
  LONG,
);

test(
  'with no log, nothing is said but where the app is',
  async () => {
    const server = await opened('none');
    await Person.come(server, 'Lea');
    await fetch(`${server.address}/api/tables/nowhere`);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    // It may have built the app, and says so in words.
    expect(server.said.err).not.toMatch(/[{}]/);
    expect(server.said.out).toContain('Dicepad is open.');
  },
  LONG,
);
