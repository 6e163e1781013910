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

test('ratings are printed for people and for programs', async () => {
  const [people, program] = await Promise.all([cup(...SMALL), cup(...SMALL, '--json')]);
  expect(people.out).toMatch(/^Qwixx, 2 at a table: 60 pairs of games each, seed x$/m);
  expect(people.out).toMatch(/^greedy – random +(?:9\d|100)\.\d %/m);
  const { encounters, ratings } = JSON.parse(program.out);
  expect(ratings.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
  for (const { bot, rating, low, high } of ratings) {
    expect([low < rating, rating < high]).toEqual([true, true]);
    const [points, from, to] = [rating, low, high].map((each: number) => each.toFixed(0));
    expect(people.out).toMatch(new RegExp(`^${bot} +${points} +${from} +${to}$`, 'm'));
  }
  expect(people.out).toContain(`${(encounters[0].share.mean * 100).toFixed(1)} %`);
});

test('what is kept is not played again, and a line that was cut off is', async () => {
  const kept = file('kept');
  const first = await cup(...SMALL, '--json', '--keep', kept);
  const written = readFileSync(kept, 'utf8');
  expect(written.trimEnd().split('\n')).toHaveLength(6);
  // As an interruption soon after the first part leaves it.
  writeFileSync(kept, written.slice(0, written.indexOf('\n') + 40));
  expect(await cup(...SMALL, '--json', '--keep', kept)).toEqual(first);
  const again = readFileSync(kept, 'utf8');
  expect(again.split('\n').sort()).toEqual(written.split('\n').sort());
  await cup(...SMALL, '--keep', kept);
  expect(readFileSync(kept, 'utf8')).toBe(again);
  appendFileSync(kept, 'no part\n\n');
  const { code, err } = await cup(...SMALL, '--keep', kept);
  expect([code, err]).toEqual([2, expect.stringContaining('line 7 cannot be read')]);
});

test.each([
  'null\n',
  '{"a":1}\n',
  '{"a":1}',
  'a letter to somebody',
  '[]\n',
  '{"job":{"kind":"fight"},"done":{}}\n',
])('a file with %j in it is refused and left alone', async (text) => {
  const foreign = file('foreign');
  writeFileSync(foreign, text);
  const { code, out, err } = await cup(...SMALL, '--keep', foreign);
  const sentence = `The file “${foreign}” holds something else in line 1: use a new file.`;
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
  expect(readFileSync(foreign, 'utf8')).toBe(text);
});

test('parts of other work are refused, and so is a part with a hole', async () => {
  const kept = file('whole');
  await cup(...SMALL, '--keep', kept);
  const [first, second] = readFileSync(kept, 'utf8').trimEnd().split('\n');
  for (const broken of [
    second!.replace('"kind":"fight"', '"kind":"totals"'),
    second!.replace('"squares"', '"spheres"'),
    second!.replace('"count":10,', '"count":50,'),
  ]) {
    writeFileSync(kept, `${first}\n${broken}\n`);
    const { code, err } = await cup(...SMALL, '--keep', kept);
    expect([code, err]).toEqual([2, expect.stringContaining('something else in line 2')]);
  }
});

test('a last line without its end is played again, even where nothing else is missing', async () => {
  const kept = file('unended');
  await cup(...SMALL, '--keep', kept);
  const written = readFileSync(kept, 'utf8');
  writeFileSync(kept, written.trimEnd());
  await cup(...SMALL, '--keep', kept);
  expect(readFileSync(kept, 'utf8').split('\n').sort()).toEqual(written.split('\n').sort());
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

test('an unusable file is reported before the work begins', async () => {
  const { err } = await cup(...SMALL, '--keep', folder);
  expect(err).toContain('cannot be used (EISDIR)');
});
