import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { served } from '#server/socket/testing/served.ts';
import { Person } from '#server/socket/testing.ts';
import { findPython } from '../launch/system.js';

// Where there is no Python this file is left out and the run says so, as with `redis.test.ts`.

const BOT = fileURLToPath(new URL('./bot.py', import.meta.url));
const LONG = 120_000;
const server = served();

test.each(['qwixx', 'encore'])(
  'the bot in Python plays a whole match of %s, with nothing but its address and a token',
  async (game) => {
    const [lea, owner] = [await Person.come(server, 'Lea'), await Person.come(server, 'Robin')];
    const { token } = await (await owner.ask(server, 'POST', '/me/tokens')).json();
    const { id } = await lea.make(server, { game });
    const leas = await lea.connect(server, id);
    const env = { ...process.env, DICEPAD_TOKEN: token };
    const bot = promisify(execFile)(findPython()!, [BOT, server.address, id], { env });
    await leas.until(() => leas.table?.seats.length === 2);
    await lea.table(server, 'POST', `/tables/${id}/begin`);
    await leas.play('Lea');
    const { stdout, stderr } = await bot;
    expect(stderr).toBe('');
    const reading = readRecord(stdout.trimEnd(), GAMES);
    expect(reading.ok && verify(reading.match).kind).toBe('right');
    expect(stdout).toContain('Players: Lea, Robin');
    expect(reading.ok && reading.match.entries).toEqual(leas.view!.entries);
    expect(leas.view!.stoodIn).toBeUndefined();
    await leas.close();
  },
  LONG,
);
