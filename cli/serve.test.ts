import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '#server/build/build.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { run } from './io-fake.ts';

const PROGRAM = fileURLToPath(new URL('../bin/dicepad', import.meta.url));

/** A busy machine needs its time to build. */
const LONG = 120_000;

const folder = temporaryFolder();
const data = path.join(folder, 'data');
const closing: (() => void)[] = [];

beforeAll(async () => {
  await ensureBuilt(() => undefined);
}, LONG);

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** The real program, once it has said where it is. */
async function opened(...argv: readonly string[]) {
  const child = spawn(process.execPath, [PROGRAM, 'serve', '--data', data, ...argv]);
  closing.push(() => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = { out: '', err: '' };
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said.out += chunk;
      if (said.out.includes('Ctrl-C stops.')) resolve();
    });
    ended.then((code) => reject(new Error(`ended with ${code}: ${said.err}`)));
  });
  return { child, ended, ...said, address: /http:\/\/\S+/.exec(said.out)?.[0] ?? '' };
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
    expect(await (await fetch(`${address}health`)).json()).toMatchObject({ status: 'ok' });
    expect(await (await fetch(address)).text()).toContain('<title>Dicepad</title>');
    child.kill(signal);
    expect(await ended).toBe(0);
  },
);

test('without a wish it takes the next port that is free, and says so', async () => {
  await occupy(4321);
  const { err, address } = await opened();
  expect(err).toMatch(/Port 4321 is taken by another program, so this is port \d+\./);
  expect((await fetch(`${address}health`)).status).toBe(200);
});

test('a wished port that is taken is told in one plain sentence', async () => {
  const { port } = (await occupy(0)).address() as AddressInfo;
  expect(await run(['serve', '--port', String(port), '--data', data])).toEqual({
    code: 2,
    out: '',
    err:
      `dicepad: Port ${port} is taken by another program. ` +
      'Stop that program, or choose another port: --port N.\n',
  });
});

test('a QR code where one is wished for', async () => {
  const { out } = await opened('--port', '0', '--host', '::', '--qr');
  const { out: without } = await opened('--port', '0', '--host', '::');
  expect(without).not.toContain('█');
  // A machine without a network has no address to show.
  if (out.includes('in the same network')) expect(out).toContain('█▀');
});

test('a data folder that cannot be is told before anything else', async () => {
  const file = path.join(folder, 'file');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  const { code, err } = await run(['serve', '--data', path.join(file, 'data')]);
  expect(code).toBe(2);
  expect(err).toMatch(/^dicepad: The data folder “.*” cannot be written \(ENOTDIR\)\. Choose/);
});

test.each([
  [['--port', '70000'], '--port takes a whole number from 0 to 65535, not “70000”.'],
  [['--qr', '--no-qr'], '--qr and --no-qr cannot go together. Keep one of them.'],
  [['now'], '“now” is one word too many.'],
  [
    ['--host', '203.0.113.7', '--data', data],
    'This computer has no address “203.0.113.7”. Leave --host out for all it has.',
  ],
])('serve %j is refused in one plain sentence', async (argv, sentence) => {
  expect(await run(['serve', ...argv])).toEqual({
    code: 2,
    out: '',
    err: `dicepad: ${sentence}\n`,
  });
});
