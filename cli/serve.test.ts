import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inEach } from '#engine/languages.ts';
import { ensureBuilt } from '#server/build/build.ts';
import { temporaryFolder } from '#testing/folder.ts';
import type { Io } from './io.ts';
import { run } from './io-fake.ts';
import { openingLines } from './serve-words.ts';
import { openedServer } from './testing/opened.ts';

/** A busy machine needs its time to build. */
const LONG = 120_000;

const folder = temporaryFolder();
/** Each server has its own: a data folder is used by one at a time. */
let folders = 0;
const newData = (): string => path.join(folder, `data-${++folders}`);
const closing: (() => void)[] = [];

beforeAll(async () => {
  await ensureBuilt(() => undefined);
}, LONG);

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The real program, which ends with its test. */
async function opened(...argv: readonly string[]) {
  const server = await openedServer(newData(), argv);
  closing.push(() => server.child.kill('SIGKILL'));
  return server;
}

function modeOf(place: string): number {
  return statSync(place).mode & 0o777;
}

/** Somebody else who listens on a port. */
function occupy(port: number): Promise<Server> {
  const server = createServer();
  closing.push(() => server.close());
  return new Promise((resolve) => {
    server.once('error', () => resolve(server)); // Taken already: that does as well.
    server.listen(port, '::', () => resolve(server));
  });
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'serves the app until %s, then ends with 0',
  async (signal) => {
    const { child, ended, address } = await opened('--port', '0', '--host', '127.0.0.1');
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ status: 'ok' });
    expect(await (await fetch(address)).text()).toContain('<title>Dicepad</title>');
    child.kill(signal);
    expect(await ended).toEqual({ code: 0, signal: null });
  },
);

test('by default it takes the next free port, and says so', async () => {
  await occupy(4321);
  const { said, address } = await opened();
  expect(said.err).toMatch(/Port 4321 is taken by another program, so this is port \d+\./);
  expect((await fetch(`${address}/health`)).status).toBe(200);
});

test('a given port that is taken is reported in one plain sentence', async () => {
  const { port } = (await occupy(0)).address() as AddressInfo;
  expect(await run(['serve', '--port', String(port), '--data', newData()])).toEqual({
    code: 2,
    out: '',
    err:
      `dicepad: Port ${port} is taken by another program. ` +
      'Stop that program, or choose another port: --port N.\n',
  });
});

describe('what is said once the server is open', () => {
  const io = { stdout: { isTTY: false } } as unknown as Io;
  const local = 'http://localhost:4321/';
  const network = ['http://192.168.1.20:4321/', 'http://[2001:db8::5]:4321/'];

  test('every address, each under what it is for', () => {
    expect(openingLines({ local, network }, false, io)).toEqual([
      '',
      'Dicepad is open. In a browser, go to:',
      '',
      '  on this computer        http://localhost:4321/',
      '  on the same network     http://192.168.1.20:4321/',
      '                          http://[2001:db8::5]:4321/',
      '',
      'Ctrl-C stops.',
      '',
    ]);
  });

  test('a QR code of the best address, where one is wished for', () => {
    const lines = openingLines({ local, network }, true, io);
    const code = renderUnicodeCompact(network[0]!, { border: 2 }).split('\n');
    expect(code.length).toBeGreaterThan(12);
    const from = lines.indexOf('Or scan this with a phone on the same network:');
    expect(lines.slice(from + 2, from + 2 + code.length)).toEqual(code.map((line) => `  ${line}`));
  });

  test('a terminal gets it black on white, whatever its own colours', () => {
    const terminal = { stdout: { isTTY: true } } as unknown as Io;
    const lines = openingLines({ local, network }, true, terminal);
    expect(lines.filter((line) => line.startsWith('  \x1b[97;40m')).length).toBeGreaterThan(12);
  });

  test('no QR code without a network to be found in', () => {
    expect(openingLines({ local, network: [] }, true, io).join('\n')).not.toMatch(/[█▀▄]/);
  });
});

test('the operator’s text is served as written, in the reader’s language if there is one', async () => {
  const file = path.join(folder, 'operator.txt');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, 'Lea runs it.\n');
  writeFileSync(path.join(folder, 'operator.fr.txt'), 'Léa s’en occupe.');
  const flags = ['--operator', file, '--keep-unfinished', '90'];
  const { address } = await opened('--port', '0', '--host', '127.0.0.1', ...flags);
  expect(await (await fetch(`${address}/api/about`)).json()).toEqual({
    operator: { ...inEach(() => 'Lea runs it.'), fr: 'Léa s’en occupe.' },
    keepUnfinished: 90,
  });
});

test.each([
  ['missing.txt', undefined, 'cannot be read (ENOENT).'],
  ['empty.txt', ' \n', 'has 0 characters; 1 to 8000 are allowed.'],
  ['long.txt', 'x'.repeat(8001), 'has 8001 characters; 1 to 8000 are allowed.'],
  ['odd.txt', Buffer.from([0xff, 0xfe]), 'cannot be read (it is not UTF-8 text).'],
])('an unusable operator’s text is reported: %s', async (name, content, why) => {
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  if (content !== undefined) writeFileSync(file, content);
  const { code, err } = await run(['serve', '--operator', file]);
  expect([code, err]).toEqual([2, `dicepad: The operator’s text “${file}” ${why}\n`]);
});

test('what is kept is for the owner alone', async () => {
  const data = newData();
  const server = await openedServer(data, ['--port', '0', '--host', '127.0.0.1']);
  closing.push(() => server.child.kill('SIGKILL'));
  expect(modeOf(data)).toBe(0o700);
  const files = readdirSync(data);
  expect(files).toContain('dicepad.db-wal');
  for (const file of files) expect([file, modeOf(path.join(data, file))]).toEqual([file, 0o600]);
});

test('an unusable data folder is reported before anything else', async () => {
  const file = path.join(folder, 'file');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  const { code, err } = await run(['serve', '--data', path.join(file, 'data')]);
  expect(code).toBe(2);
  expect(err).toMatch(/^dicepad: The data folder “.*” cannot be written \(ENOTDIR\)\. Choose/);
});

test.runIf(existsSync('/proc/self'))(
  'a data folder that cannot be created is reported, too',
  async () => {
    const { code, err } = await run(['serve', '--data', '/proc/dicepad/data']);
    expect(code).toBe(2);
    expect(err).toMatch(/^dicepad: The data folder “.*” cannot be written \(\w+\)\. Choose/);
  },
);

test.each([
  [['--port', '70000'], '--port takes a whole number from 0 to 65535, not “70000”.'],
  [['--qr', '--no-qr'], '--qr and --no-qr cannot go together. Keep one of them.'],
  [['now'], '“now” is one word too many.'],
  [['--log', 'all'], '--log takes none, error, info, debug, not “all”.'],
  [
    ['--trust-proxy', '10.0.0.0/8, everybody'],
    '--trust-proxy takes addresses, networks such as 10.0.0.0/8, and loopback, linklocal, uniquelocal, not “everybody”.',
  ],
  [['--keep-unfinished', '0'], '--keep-unfinished takes a whole number from 1 to 36500, not “0”.'],
  [
    ['--host', '203.0.113.7', '--data', newData()],
    'This computer has no address “203.0.113.7”. Leave --host out for all it has.',
  ],
])('serve %j is refused in one plain sentence', async (argv, sentence) => {
  expect(await run(['serve', ...argv])).toEqual({
    code: 2,
    out: '',
    err: `dicepad: ${sentence}\n`,
  });
});

test('an unreachable PostgreSQL is reported in one plain sentence, without its password', async () => {
  const url = 'postgres://dicepad:geheim@127.0.0.1:1/dicepad';
  const { code, err } = await run(['serve', '--data', newData()], { env: { DATABASE_URL: url } });
  expect(code).toBe(2);
  expect(err).toContain('The PostgreSQL that DATABASE_URL names cannot be used (ECONNREFUSED).');
  expect(err).not.toContain('geheim');
});
