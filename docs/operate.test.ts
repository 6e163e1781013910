import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { serve as command } from '#cli/serve.ts';
import { localBroker } from '#server/broker/local.ts';
import { openDatabase } from '#server/database/open.ts';
import { markOf } from '#server/operation/logs.ts';
import { Meters } from '#server/operation/meters.ts';
import { begunTable, Person, serve } from '#server/socket/testing.ts';
import { temporaryFolder } from '#testing/folder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEXT = readFileSync(path.join(ROOT, 'docs/operate.md'), 'utf8');
const LONG = 120_000;

test('every flag of the server is documented, and no other', () => {
  const [served] = /bin\/dicepad serve .*/.exec(TEXT)!;
  const told = new Set([...TEXT.matchAll(/--[a-z-]+/g)].map(([flag]) => flag.slice(2)));
  for (const flag of Object.keys(command.flags)) expect(told).toContain(flag);
  for (const [flag] of served.matchAll(/(?<=--)[a-z-]+/g))
    expect(command.flags).toHaveProperty(flag);
});

test('the lines of a table are found as it is said', async () => {
  const [line] = /(?<=\$\().*cut.*(?=\)")/.exec(TEXT)!;
  const id = 'K3J4h5g6F7d8S9a0Q1w2E3';
  const { stdout } = await promisify(execFile)('sh', ['-c', line.replace('TABLE', id)]);
  expect(stdout.trim()).toBe(markOf(id));
});

test('every documented metric exists, and every one of ours is documented', async () => {
  const server = await serve(temporaryFolder());
  onTestFinished(server.stop);
  const page = await (await fetch(`${server.address}/metrics`)).text();
  const ours = [...page.matchAll(/^# TYPE (dicepad_\w+)/gm)].map(([, name]) => name!);
  const told = [...TEXT.matchAll(/dicepad_\w+/g)].map(([name]) => name);
  expect([...new Set(told)].toSorted()).toEqual(ours.toSorted());
  expect(await new Meters().text()).toContain('nodejs_eventloop_lag_p99_seconds');
});

test(
  'the commands for backup and restore do what is said, and every match is there again',
  async () => {
    const folder = temporaryFolder();
    const data = path.join(folder, 'lib/dicepad');
    const broker = localBroker();
    const database = await openDatabase({ folder: data });
    const server = await serve(folder, { shared: { database, broker } });
    const { match, lea, leas, toms } = await begunTable(server, { game: 'qwixx' });
    await Promise.all([leas.play('Lea'), toms.play('Tom')]);
    const record = `/api/matches/${match}/record`;
    const before = await (await fetch(server.address + record)).text();
    expect(before).toContain('Dice-Secret');
    const run = async (name: string) => {
      const line = new RegExp(`^bin/dicepad ${name} .*$`, 'm').exec(TEXT)![0];
      const words = line.replaceAll('/var/', `${folder}/`).replace('backups/', '').split(' ');
      return promisify(execFile)(process.execPath, words, { cwd: ROOT });
    };
    expect((await run('backup')).stdout).toMatch(/^Copied \d+ rows\.\n$/);
    await server.stop();
    await database.close();
    expect((await run('restore')).stdout).toMatch(/^Restored \d+ rows\.\n$/);

    const restored = await openDatabase({ folder: `${data}-restored` });
    onTestFinished(() => restored.close());
    const again = await serve(folder, { shared: { database: restored, broker } });
    onTestFinished(again.stop);
    expect(await (await fetch(again.address + record)).text()).toBe(before);
    const mine = await (await lea.ask(again, 'GET', '/me/matches')).json();
    expect(mine.matches).toMatchObject([{ id: match }]);
    await Person.come(again, 'Zoe');
  },
  LONG,
);
