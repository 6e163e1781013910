import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../io-fake.ts';

const selfPlay = (...argv: readonly string[]) => run(['lab', 'self-play', ...argv]);
const SMALL = ['encore', '--bots', 'greedy,random', '--matches', '25', '--seed', 'x'];

let folder = '';
const file = (name: string) => path.join(folder, name);
const linesOf = (name: string) => readFileSync(file(name), 'utf8').trimEnd().split('\n');
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dicepad-self-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every match is one complete line, and its record replays', async () => {
  const { code, out } = await selfPlay(...SMALL, '--out', file('all'));
  expect([code, out]).toEqual([0, `25 matches, seed x: 25 new ones in ${file('all')}.\n`]);
  const matches = linesOf('all').map((line) => JSON.parse(line));
  expect(matches.map(({ match }) => match).sort((a, b) => a - b)).toEqual([...Array(25).keys()]);
  const some = matches.find(({ match }) => match === 7);
  expect(some).toMatchObject({ game: 'encore', seed: 'x', seats: ['random', 'greedy'] });
  const replayed = await run(['replay', '-', '--json'], { input: some.record });
  expect(replayed.code).toBe(0);
  const { players } = JSON.parse(replayed.out);
  expect(players.map(({ total }: { total: number }) => total)).toEqual(some.scores);
});

test('what was broken off goes on, and comes to the same matches', async () => {
  const half = linesOf('all').slice(0, 11);
  writeFileSync(file('half'), `${half.join('\n')}\n{"game":"enc`);
  const { out } = await selfPlay(...SMALL.slice(0, -2), '--out', file('half'), '--json');
  expect(JSON.parse(out)).toMatchObject({ seed: 'x', played: 14 });
  expect(linesOf('half').sort()).toEqual(linesOf('all').sort());
  await selfPlay(...SMALL, '--out', file('half'));
  expect(linesOf('half')).toHaveLength(25);
});

test('a terminal sees how far it is', async () => {
  const argv = ['lab', 'self-play', ...SMALL, '--out', file('seen')];
  const { err } = await run(argv, { terminal: { columns: 80, rows: 24 } });
  expect(err).toContain('100 %  25 of 25');
});

test('one is one', async () => {
  const argv = ['encore', '--bots', 'random,random', '--matches', '1', '--seed', 'x'];
  const one = await selfPlay(...argv, '--out', file('one'));
  expect(one.out).toBe(`1 match, seed x: 1 new one in ${file('one')}.\n`);
  const again = await selfPlay(...argv, '--out', file('one'));
  expect(again.out).toBe(`1 match, seed x: 0 new ones in ${file('one')}.\n`);
});

test.each(['null\n', '{"a":1}\n', '{"a":1}'])('a file with %j is left alone', async (text) => {
  writeFileSync(file('foreign'), text);
  const { code, err } = await selfPlay(...SMALL, '--out', file('foreign'));
  expect([code, err]).toEqual([2, expect.stringContaining('holds something else in line 1')]);
  expect(readFileSync(file('foreign'), 'utf8')).toBe(text);
});

test('matches of another plan are not mixed in', async () => {
  const { code, err } = await selfPlay('encore', '--bots', 'random,random', '--out', file('all'));
  expect(code).toBe(2);
  expect(err).toContain('holds other matches in line 1: use a new file.');
  expect(linesOf('all')).toHaveLength(25);
});

test.each([
  [['encore'], 'Where to? Give --out FILE.'],
  [['--out', 'x'], 'Which game? Name one: lab self-play GAME.'],
  [['encore', 'x', '--out', 'x'], '“x” is one word too many.'],
  [['qwixx', '--bots', 'greedy', '--out', 'x'], 'Qwixx is for 2 to 5 players, not 1.'],
  [
    ['encore', '--matches', '0', '--out', 'x'],
    '--matches takes a whole number from 1 to 10000000, not “0”.',
  ],
])('%j is refused in plain words', async (argv, sentence) => {
  expect(await selfPlay(...argv)).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
});
