import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../io-fake.ts';

const SMALL = ['lab', 'calibrate', '--bot', 'greedy', '--matches', '2', '--seed', 'x'];

test('every goal of every team size is listed, for people and for programs', async () => {
  const { out } = await run([...SMALL, '--goals', 'house-1']);
  expect(out).toMatch(/^house-1, played by teams of greedy, 2 games/);
  expect(out).toMatch(/^3, after 27 +40 +\d+\.0 % +\d+\.0 %$/m);
  const program = await run([...SMALL, '--goals', 'house-1', '--json']);
  const { suited } = JSON.parse(program.out);
  expect(suited).toHaveLength(5 * 8);
});

test('what is kept is not played again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-goals-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kept = path.join(folder, 'kept');
  const first = await run([...SMALL, '--json', '--keep', kept]);
  const written = readFileSync(kept, 'utf8');
  expect(written.trimEnd().split('\n')).toHaveLength(5 * 5);
  expect(await run([...SMALL, '--json', '--keep', kept])).toEqual(first);
  expect(readFileSync(kept, 'utf8')).toBe(written);
});

test.each([
  [['--goals', 'house-0'], 'There are no goals “house-0”'],
  [['--bot', 'nobody'], 'nobody'],
  [['--matches', '0'], '--matches'],
  [['again'], '“again” is one word too many.'],
])('%o is refused in words', async (more, words) => {
  const { code, err } = await run(['lab', 'calibrate', ...more]);
  expect(code).toBe(2);
  expect(err).toContain(words);
});
