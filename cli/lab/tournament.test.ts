import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../io-fake.ts';

const cup = (...argv: readonly string[]) => run(['lab', 'tournament', ...argv]);
const SMALL = ['qwixx', '--bots', 'greedy,random', '--pairs', '60', '--seed', 'x'];

let folder = '';
const file = (name: string) => path.join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dicepad-cup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('who is stronger is told for people and for programs', async () => {
  const [people, program] = await Promise.all([cup(...SMALL), cup(...SMALL, '--json')]);
  expect(people.out).toMatch(/^Qwixx, 2 at a table: 60 pairs of matches each, seed x$/m);
  expect(people.out).toMatch(/^greedy – random +(?:9\d|100)\.\d %/m);
  const { encounters, ratings } = JSON.parse(program.out);
  expect(ratings.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
  expect(people.out).toContain(`${(encounters[0].share.mean * 100).toFixed(1)} %`);
});

test('what is kept is not played again, and a line that was cut off is', async () => {
  const kept = file('kept');
  const first = await cup(...SMALL, '--json', '--keep', kept);
  const written = readFileSync(kept, 'utf8');
  expect(written.trimEnd().split('\n')).toHaveLength(2);
  writeFileSync(kept, written.slice(0, -40));
  expect(await cup(...SMALL, '--json', '--keep', kept)).toEqual(first);
  const again = readFileSync(kept, 'utf8');
  expect(again.split('\n').sort()).toEqual(written.split('\n').sort());
  await cup(...SMALL, '--keep', kept);
  expect(readFileSync(kept, 'utf8')).toBe(again);
  appendFileSync(kept, 'no part\n\n');
  const { code, err } = await cup(...SMALL, '--keep', kept);
  expect([code, err]).toEqual([2, expect.stringContaining('line 3 cannot be read')]);
});

test('where none are named, those meet that answer at once', async () => {
  const { out } = await cup('qwixx', '--pairs', '1', '--seed', 'x', '--json');
  const { bots, encounters } = JSON.parse(out);
  expect(bots).toEqual(['random', 'greedy', 'novice', 'casual', 'strong', 'expert']);
  expect(encounters).toHaveLength(15);
});

test.each([
  [[], 'Which game? Name one: lab tournament GAME.'],
  [['qwixx', 'x'], '“x” is one word too many.'],
  [['qwixx', '--bots', 'greedy,greedy'], 'It takes two different bots: --bots A,B.'],
  [['qwixx', '--seats', '9'], '--seats takes a whole number from 2 to 5, not “9”.'],
])('%j is refused in plain words', async (argv, sentence) => {
  expect(await cup(...argv)).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
});

test('a file that cannot be used is told before the work begins', async () => {
  const { err } = await cup(...SMALL, '--keep', folder);
  expect(err).toContain('cannot be used (EISDIR)');
});
