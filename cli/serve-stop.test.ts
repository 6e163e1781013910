import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { Person } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { openedServer } from './testing/opened.ts';

/** A busy machine needs its time to build. */
const LONG = 120_000;
const HERE = ['--port', '0', '--host', '127.0.0.1'];

const folder = temporaryFolder();
const closing: (() => void)[] = [];
beforeAll(async () => {
  await ensureBuilt(() => undefined);
}, LONG);
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function opened(data: string, ...argv: readonly string[]) {
  const server = await openedServer(path.join(folder, data), [...HERE, ...argv]);
  closing.push(() => server.child.kill('SIGKILL'));
  return server;
}

test(
  'stopped in the middle of a match, it finishes, hands over and ends with 0; on its data all goes on',
  async () => {
    const first = await opened('handover');
    const [lea, tom] = [await Person.come(first, 'Lea'), await Person.come(first, 'Tom')];
    const { id } = await lea.make(first, { game: 'qwixx' });
    await tom.table(first, 'POST', `/tables/${id}/seats`, {});
    const { match } = await lea.table(first, 'POST', `/tables/${id}/begin`);
    const devices = [await lea.connect(first, id), await tom.connect(first, id)];
    const playing = devices.map((each, i) => each.play(`seat ${i}`).catch((error) => error));
    await devices[0]!.until(() => (devices[0]!.view?.entries.length ?? 0) >= 10);
    first.child.kill('SIGTERM');
    const codes = await Promise.all(devices.map(({ closed }) => closed));
    expect(codes).toEqual([1012, 1012]);
    for (const each of devices) {
      expect(each.of('closed')).toEqual([{ type: 'closed', reason: 'shutdown' }]);
    }
    expect(await first.ended).toEqual({ code: 0, signal: null });
    expect(first.said.err).not.toContain('"level":50');
    const known = devices.map(({ view }) => view!.entries).sort((a, b) => b.length - a.length)[0]!;
    await Promise.all(playing);

    const second = await opened('handover');
    const again = [await lea.connect(second, id), await tom.connect(second, id)];
    for (const each of again) {
      await each.until(() => each.view);
      expect(each.view!.entries.slice(0, known.length)).toEqual(known);
    }
    await Promise.all(again.map((each, i) => each.play(`again ${i}`)));
    const record = await (await fetch(`${second.address}/api/matches/${match}/record`)).text();
    const reading = readRecord(record, GAMES);
    expect(reading.ok && verify(reading.match).kind).toBe('right');
  },
  LONG,
);

test(
  'while it drains it reports that and still serves; a second signal of any kind ends it at once',
  async () => {
    const server = await opened('drain', '--drain', '3600');
    const ready = () => fetch(`${server.address}/ready`);
    expect(await (await ready()).json()).toEqual({ status: 'ready' });
    const lea = await Person.come(server, 'Lea');
    server.child.kill('SIGTERM');
    let answer = await ready();
    while (answer.status === 200) answer = await ready();
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'draining', sentence: 'This server is about to stop.' },
    ]);
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    expect((await lea.ask(server, 'GET', '/me')).status).toBe(200);
    server.child.kill('SIGINT');
    expect((await server.ended).signal).toBe('SIGINT');
  },
  LONG,
);

test(
  'quiet connections do not keep it from ending with 0: nothing said, half a header, half a body',
  async () => {
    const server = await opened('quiet');
    const { host, port, origin } = new URL(server.address);
    const head = `POST /api/me HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n`;
    for (const said of [
      '',
      'GET /health HTTP/1.1\r\nHost:',
      `${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      closing.push(() => socket.destroy());
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(said);
    }
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
  },
  LONG,
);
