import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { buildApp } from '../app.ts';
import { localBroker } from '../broker/local.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { RATES } from '../limits/rates.ts';

const folder = temporaryFolder();
const lines: string[] = [];
let database: Database;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  database = await openDatabase({ folder });
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  app = await buildApp({
    site: folder,
    version: '1',
    online: { database, broker: localBroker() },
    operation: { logs: { level: 'info', stream } },
  });
});

afterAll(async () => {
  await app.close();
  await database.close();
});

const CRASH = { kind: 'screen', route: 'table', error: 'TypeError', build: 'index-Ab_9-x' };

function tell(crash: object, from = '10.0.0.1') {
  return app.inject({
    method: 'POST',
    url: '/api/crashes',
    remoteAddress: from,
    headers: { host: 'localhost', origin: 'http://localhost', cookie: 'dicepad=whoever' },
    payload: crash,
  });
}

async function counted(): Promise<readonly string[]> {
  const { payload } = await app.inject('/metrics');
  return payload.split('\n').filter((line) => line.startsWith('dicepad_crashes_total{'));
}

const crashLines = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'the app crashed');

test('a crash is counted and has one line in the log, without anything about the person', async () => {
  expect((await tell(CRASH)).statusCode).toBe(204);
  expect(await counted()).toEqual([
    'dicepad_crashes_total{kind="screen",route="table",error="TypeError"} 1',
  ]);
  const [line, ...more] = crashLines();
  expect(more).toEqual([]);
  const { request, time, pid, hostname, level, msg, ...told } = line;
  expect(told).toEqual(CRASH);
  expect(lines.join('')).not.toMatch(/10\.0\.0\.1|whoever/);
});

test('unknown words are counted as one, however many there are', async () => {
  const before = (await counted()).length;
  lines.length = 0;
  for (let i = 0; i < 20; i++) {
    const odd = { kind: `k${i}`, route: `Lea${i}`, error: `Lea ${i}`, build: `from <Lea> ${i}` };
    expect((await tell(odd, '10.0.0.2')).statusCode).toBe(204);
  }
  const after = await counted();
  expect(after).toHaveLength(before + 1);
  expect(after).toContain('dicepad_crashes_total{kind="other",route="other",error="other"} 20');
  expect(crashLines()).toHaveLength(20);
  expect(crashLines()[0]).toMatchObject({ build: 'other' });
  expect(lines.join('')).not.toContain('Lea');
});

test.each([
  ['more than is asked for', { ...CRASH, message: 'Lea is not a function' }, 400],
  ['something else than words', { ...CRASH, route: 7 }, 400],
  ['long words', { ...CRASH, error: 'E'.repeat(200) }, 400],
  ['a large body', { ...CRASH, error: 'E'.repeat(20_000) }, 413],
])('%s is refused and not counted', async (_, crash, status) => {
  const before = await counted();
  expect((await tell(crash, '10.0.0.3')).statusCode).toBe(status);
  expect(await counted()).toEqual(before);
});

test('reports over the rate limit are ignored, those of others are not', async () => {
  const crash = { ...CRASH, route: 'dice' };
  const codes: number[] = [];
  for (let i = 0; i <= RATES.crash.most; i++)
    codes.push((await tell(crash, '10.0.0.4')).statusCode);
  expect(codes.filter((code) => code === 204)).toHaveLength(RATES.crash.most);
  expect(codes.at(-1)).toBe(429);
  expect((await tell(crash, '10.0.0.5')).statusCode).toBe(204);
  const count = `route="dice",error="TypeError"} ${RATES.crash.most + 1}`;
  expect((await counted()).join('\n')).toContain(count);
});
