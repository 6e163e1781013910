import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
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
    // Whoever rolls first gives the other no time to add chance; the bot has added it then.
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
  'a token that is none is told so',
  async () => {
    const lea = await Person.come(server, 'Lea');
    const { id } = await lea.make(server, { game: 'qwixx' });
    const env = { ...process.env, DICEPAD_TOKEN: 'nonsense' };
    const bot = promisify(execFile)(process.execPath, [BOT, server.address, id], { env });
    await expect(bot).rejects.toThrow('Only a player can do this.');
  },
  LONG,
);
