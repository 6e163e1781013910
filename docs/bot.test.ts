import { execFile } from 'node:child_process';
import { chmodSync, copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { OPERATIONS } from '#server/api/operations/index.ts';
import { Person, type Server, serve } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';

const BOT = fileURLToPath(new URL('./bot.js', import.meta.url));
const LONG = 120_000;

let server: Server;
beforeAll(async () => {
  server = await serve(temporaryFolder());
});
afterAll(() => server.stop());

test('the example has at most sixty lines', () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test.each(['qwixx', 'encore'])(
  'the example bot plays a whole match of %s by a token',
  async (game) => {
    const [lea, owner] = [await Person.come(server, 'Lea'), await Person.come(server, 'Robin')];
    const { token } = await (await owner.ask(server, 'POST', '/me/tokens')).json();
    const { id } = await lea.make(server, { game });
    const leas = await lea.connect(server, id);
    const env = { ...process.env, DICEPAD_TOKEN: token };
    const bot = promisify(execFile)(process.execPath, [BOT, server.address, id], { env });
    await leas.until(() => leas.table?.seats.length === 2);
    await lea.table(server, 'POST', `/tables/${id}/begin`);
    // The first roll leaves the other no time to add chance; the bot has added it by then.
    await leas.until(() => (leas.view?.version ?? 0) > 0);
    await leas.play('Lea');
    const { stdout, stderr } = await bot;
    expect(stderr.replace(/^.*ExperimentalWarning.*\n.*\n/gm, '')).toBe('');
    const reading = readRecord(stdout, GAMES);
    expect(reading.ok && verify(reading.match).kind).toBe('right');
    expect(stdout).toContain('Players: Lea, Robin');
    expect(stdout).toMatch(/^Dice-Seat-2: [0-9a-f]{64}$/m);
    expect(reading.ok && reading.match.entries).toEqual(leas.view!.entries);
    await leas.close();
    expect(server.faults).toEqual([]);
  },
  LONG,
);

test(
  'the example bot sees that its match is over when a lobby is open again',
  async () => {
    const [lea, owner] = [await Person.come(server, 'Lea'), await Person.come(server, 'Robin')];
    const { token } = await (await owner.ask(server, 'POST', '/me/tokens')).json();
    const { id } = await lea.make(server, { game: 'qwixx' });
    const leas = await lea.connect(server, id);
    const env = { ...process.env, DICEPAD_TOKEN: token };
    const bot = promisify(execFile)(process.execPath, [BOT, server.address, id], { env });
    await leas.until(() => leas.table?.seats.length === 2);
    await lea.table(server, 'POST', `/tables/${id}/begin`);
    // The bot has seen the match when it has added chance to it.
    await leas.until(() => (leas.view?.version ?? 0) > 0);
    for (const who of [lea, owner]) {
      await who.table(server, 'POST', `/tables/${id}/vote`, { agrees: true });
    }
    await leas.until(() => leas.table?.state === 'over');
    await lea.table(server, 'POST', `/tables/${id}/again`);
    expect((await bot).stdout).toContain('Players: Lea, Robin');
    await leas.close();
  },
  LONG,
);

test('the document’s commands see that as well', async () => {
  const loop = /^MATCH=.*?^done\n/ms.exec(typed())![0];
  // The match is shown twice, and then a lobby.
  const stub = `
    get() {
      case $1 in */view*) echo '{"mark":"3-1"}'; return ;; esac
      echo >>asked
      if [ $(wc -l <asked) -lt 3 ]; then echo '{"match":"m1","step":4,"due":"nothing","moves":[]}'
      else echo '{"why":"state","sentence":"No match has started yet."}'; fi
    }
    TABLE=t1
  `;
  const script = `${stub}\n${loop}\necho "$MATCH after $(wc -l <asked)"`;
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], { cwd: temporaryFolder() });
  expect(stdout.trim()).toMatch(/^m1 after +3$/);
});

test(
  'an invalid token is refused as such',
  async () => {
    const lea = await Person.come(server, 'Lea');
    const { id } = await lea.make(server, { game: 'qwixx' });
    const env = { ...process.env, DICEPAD_TOKEN: 'nonsense' };
    const bot = promisify(execFile)(process.execPath, [BOT, server.address, id], { env });
    await expect(bot).rejects.toThrow('Only players can do this. Send a token');
  },
  LONG,
);

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The document’s commands, unchanged except for the server’s address. */
function typed(): string {
  const blocks = [...read('./bot.md').matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block);
  return blocks.join('').replace('http://localhost:4321', server.address);
}

/** The system's curl, or where there is none what stands in for it. */
async function pathWithCurl(folder: string): Promise<string> {
  const hasCurl = await promisify(execFile)('curl', ['--version']).then(
    () => true,
    () => false,
  );
  const found = process.env.PATH ?? '';
  if (hasCurl) return found;
  const curl = path.join(folder, 'curl');
  copyFileSync(new URL('./testing/curl.js', import.meta.url), curl);
  chmodSync(curl, 0o755);
  return [folder, path.dirname(process.execPath), found].join(path.delimiter);
}

test(
  'the document’s commands play a whole match with curl',
  async () => {
    const cwd = temporaryFolder();
    const env = { ...process.env, PATH: await pathWithCurl(cwd) };
    const { stdout, stderr } = await promisify(execFile)('sh', ['-euc', typed()], { cwd, env });
    expect(stderr).toBe('');
    expect(stdout).toContain(
      '"sentence":"“red” means nothing here. Legal moves are under `/moves`',
    );
    const record = stdout.slice(stdout.lastIndexOf('Game: '));
    const reading = readRecord(record.trimEnd(), GAMES);
    expect(reading.ok && verify(reading.match).kind).toBe('right');
    expect(record).toContain('Players: Robin, ');
    expect(server.faults).toEqual([]);
  },
  LONG,
);

test('whatever the documents ask for can be asked', () => {
  const known = OPERATIONS.map((each) => each.path.replace(/\{\w+\}/g, '*'));
  const told = [...read('./bot.md').matchAll(/`(?:GET|POST|DELETE) \/api(\/[\w/{}]+)`/g)];
  const shell = [...typed().matchAll(/\b(?:get|post) "?([\w/$]+)/g)].map(([, at]) => `/${at}`);
  const python = ['/seats', '/view', '/moves', '/wishes'].map((end) => {
    expect(read('./bot.py')).toContain(end);
    return `/tables/*${end}`;
  });
  for (const at of [...told.map(([, where]) => where!), ...shell, ...python]) {
    expect(known).toContain(at.replace(/\{\w+\}|\$\w+/g, '*'));
  }
  expect(told.length).toBeGreaterThan(2);
  expect(shell.length).toBeGreaterThan(8);
});
