import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { readRecord } from '#engine/record/read.ts';
import { GAMES } from '#games/index.ts';
import { randomFrom } from '#kits/random.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { Crowd } from '../bench/crowd.ts';
import { comeIn, inParallel } from '../bench/place.ts';
import { begunTable, type Device } from '../socket/testing.ts';
import { buildFirst } from './testing/built.ts';
import { metric, type Program, startProgram } from './testing/program.ts';
import { frame, rawSocket, rawSpectator } from './testing/raw.ts';
import { seatedTables } from './testing/tables.ts';
import { playThrough } from './testing/through.ts';

const SILENT = LONG ? 10_000 : 200;
/** What this process and the server must each be able to have open; some for other things. */
const NEEDED = SILENT + 500;
const GARBAGE = LONG ? 5000 : 150;

buildFirst();

let server: Program;
beforeAll(async () => {
  server = await startProgram();
}, TIMEOUT);
afterAll(() => server?.close());

/** Others play whole matches meanwhile, and notice nothing. */
async function othersPlay(): Promise<void> {
  const addresses = [server.url];
  const back = await playThrough({ addresses, matches: 2, moves: 0, happens: [], games: SHORT });
  expect(new Set(back)).toEqual(new Set([0]));
}

const SHORT = ['choice', 'encore-coop'];

/** Fewer would be another test than the one that is named. */
function expectFiles(): void {
  const limit = execFileSync('sh', ['-c', 'ulimit -n']).toString().trim();
  const isEnough = limit === 'unlimited' || Number(limit) >= NEEDED;
  const how = `raise it with “ulimit -n ${NEEDED}” in the shell that runs the tests`;
  if (!isEnough) {
    throw new Error(
      `${SILENT} connections need ${NEEDED} open files, and the limit is ${limit}: ${how}, or ` +
        'LimitNOFILE= of its service, or /etc/security/limits.conf for its user.',
    );
  }
}

test(
  `${SILENT} connections that never speak`,
  async () => {
    expectFiles();
    const all = Array.from({ length: SILENT });
    const silent = await inParallel(all, () => rawSocket(server.url));
    onTestFinished(() => {
      for (const socket of silent) socket.destroy();
    });
    await othersPlay();
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  },
  TIMEOUT,
);

test(
  `${SILENT} spectators who never speak`,
  async () => {
    expectFiles();
    const address = server.url;
    const { id, leas, toms } = await begunTable({ address }, { game: 'choice' });
    const url = `${address.replace('http', 'ws')}/api/tables/${id}/socket`;
    const silent = await inParallel(Array.from({ length: SILENT }), async (_, i) => {
      const headers = { origin: address, 'x-forwarded-for': `172.17.${i >> 8}.${i & 255}` };
      const socket = new WebSocket(url, { headers });
      await once(socket, 'open');
      return socket;
    });
    onTestFinished(() => {
      for (const socket of silent) socket.terminate();
    });
    await leas.until(() => leas.table?.spectators === SILENT);
    await Promise.all([leas.play('Lea'), toms.play('Tom')]);
    await leas.until(() => leas.table?.state === 'over');
  },
  TIMEOUT,
);

test(
  `a device that reads nothing holds nobody up${LONG ? ', and is given up in the end' : ''}`,
  async () => {
    const address = server.url;
    const [seated] = await seatedTables(address, 1, [LONG ? 'encore' : 'encore-coop']);
    const deaf = await rawSpectator(address, seated!.id);
    deaf.pause();
    const crowd = new Crowd([seated!], { addresses: [address] });
    onTestFinished(() => {
      deaf.destroy();
      crowd.close();
    });
    const spectators = async () =>
      (await (await fetch(`${address}/api/tables/${seated!.id}`)).json()).table.spectators;
    await crowd.open(crowd.players);
    while ((await spectators()) === 0) await sleep(50);
    crowd.play();
    await crowd.untilOver();
    if (!LONG) return;
    // It does not answer when it is asked whether it is there, either.
    while ((await spectators()) > 0) await sleep(1000);
  },
  TIMEOUT,
);

describe('garbage', () => {
  test(
    'on bare connections and on sockets: the server ends them and goes on',
    async () => {
      const { id } = await begunTable({ address: server.url }, { game: 'choice' });
      const random = randomFrom('garbage');
      const bytes = (count: number) =>
        Buffer.from(Array.from({ length: count }, () => random.below(256)));
      const ended = async (socket: Socket, text: Buffer) => {
        socket.resume();
        socket.end(text);
        await once(socket, 'close');
      };
      for (let count = 0; count < GARBAGE; count++) {
        await ended(await rawSocket(server.url), bytes(1 + random.below(300)));
        await ended(await rawSpectator(server.url, id), bytes(1 + random.below(300)));
        const text = frame(0x80 | random.below(16), bytes(random.below(2000)));
        await ended(await rawSpectator(server.url, id), text);
      }
      await othersPlay();
      expect(await metric(server.url, 'dicepad_faults_total')).toBe(0);
    },
    TIMEOUT,
  );

  test('a message that is larger than any may be ends its socket', async () => {
    const { leas, toms } = await begunTable({ address: server.url }, { game: 'choice' });
    leas.socket.send('x'.repeat(9000));
    expect(await leas.closed).toBe(1009);
    expect(toms.socket.readyState).toBe(WebSocket.OPEN);
  });
});

test(
  'messages that come twice, in another order, and long after their time change nothing more',
  async () => {
    const place = { address: server.url };
    const { match, leas, toms } = await begunTable(place, { game: 'choice' });
    await Promise.all([playWildly(leas, 'Lea'), playWildly(toms, 'Tom')]);
    await leas.until(() => leas.table?.state === 'over');
    const outcomes = [leas, toms].flatMap((each) => each.of('answer').map((one) => one.outcome));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['done', 'late']));
    const record = await (await fetch(`${server.url}/api/matches/${match}/record`)).text();
    const reading = readRecord(record, GAMES);
    expect(reading.ok && reading.match.entries).toEqual(leas.view!.entries);
  },
  TIMEOUT,
);

/** Says everything twice, and in between again what was said before, newest or oldest first. */
async function playWildly(device: Device, seed: string): Promise<void> {
  const random = randomFrom(seed);
  const said: string[] = [];
  const isOver = () => device.view!.next.for === 'nobody' || undefined;
  for (;;) {
    const wish = await device.until(() => isOver() ?? device.wish(random));
    if (wish === true) return;
    const text = JSON.stringify(wish);
    const old = said[random.below(said.length + 1)];
    const answers = device.of('answer').length;
    const sent = random.below(2) === 0 ? [text, old, text] : [old, text, text];
    const all = sent.filter((each) => each !== undefined);
    for (const each of all) device.socket.send(each);
    said.push(text);
    await device.until(() => device.of('answer').length >= answers + all.length);
    // One socket may send twenty a second.
    await sleep(50 * all.length);
  }
}

test('a client that comes after all that is let in', async () => {
  expect((await comeIn(server.url, 'Zoe')).cookie).toMatch(/^dicepad=/);
  expect(errorsOf(server)).toEqual([]);
});

/** What the server calls its own mistakes. */
function errorsOf({ output }: Program): readonly string[] {
  return output()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
}
