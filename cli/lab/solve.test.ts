import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulate } from '#lab/simulate.ts';
import { SOLVABLE } from '#lab/solve.ts';
import { LONG, TIMEOUT } from '#testing/long.ts';
import { run } from '../io-fake.ts';
import { writeTable } from './table-file.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/dicepad', import.meta.url));
const PUZZLE = 'qwixx-solo';
const solvable = SOLVABLE.find(({ id }) => id === PUZZLE)!;
const solve = (...argv: readonly string[]) => run(['lab', 'solve', ...argv]);

let folder = '';
const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dicepad-lab-'));
  // Promises nothing, so that playing from it takes the points in hand.
  writeTable(file('empty'), solvable, new Float64Array(solvable.numbers));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('matches are played from a table in a file, the same ones for the same seed', async () => {
  const argv = [PUZZLE, '--from', file('empty'), '--matches', '100', '--seed', 'x'];
  const one = await solve(...argv, '--json');
  expect([one.code, one.err]).toEqual([0, '']);
  expect(await solve(...argv, '--json')).toEqual(one);
  const { value, puzzle, trial } = JSON.parse(one.out.trimEnd().split('\n').at(-1)!);
  expect({ value, puzzle }).toEqual({ value: 0, puzzle: PUZZLE });
  const bots = [{ name: PUZZLE, bot: solvable.player(new Float64Array(solvable.numbers)) }];
  const plan = { game: solvable.game, bots, options: {}, matches: 100, seed: 'x' };
  const { rolls, seats } = simulate(plan);
  const { total, parts } = seats[0]!;
  expect(trial).toMatchObject({ matches: 100, seed: 'x', mean: total.mean, rolls, total, parts });
  expect(trial.standardError).toBeCloseTo(total.deviation / 10, 12);
  expect(trial.distance).toBeCloseTo(total.mean / trial.standardError, 9);
});

test('people read a sentence, what the table says, and how the matches went', async () => {
  const { out } = await solve(PUZZLE, '--from', file('empty'), '--matches', '100', '--seed', 'x');
  expect(out).toContain('Qwixx alone: perfect play scores 0.0000 points on average.');
  expect(out).toMatch(/^Nothing crossed, misses: 3 +-15\.00$/m);
  expect(out).toMatch(/^One cross, in box 10 of a row +1\.00$/m);
  expect(out).toMatch(/^Qwixx: 100 games, \d+\.\d rolls each on average, seed x$/m);
  expect(out).toMatch(/^Mean .+, standard error .+: .+ standard errors above perfect play\.$/m);
});

test('the bar goes to the terminal alone, and leaves nothing behind', async () => {
  const terminal = { columns: 80, rows: 24 };
  const argv = ['lab', 'solve', PUZZLE, '--from', file('empty'), '--matches', '100', '--json'];
  const { out, err } = await run(argv, { terminal });
  expect(err).toMatch(/^\r░+ {3}0 % {2}0 of 100/);
  expect(err.endsWith('\r\x1b[K')).toBe(true);
  expect(JSON.parse(out).trial.matches).toBe(100);
});

test.each([
  [['lab', 'solve'], 'Solve what? One of: qwixx-solo.'],
  [['lab', 'solve', 'x'], 'There is no puzzle “x” to solve. There are: qwixx-solo.'],
  [['lab', 'solve', PUZZLE, 'x'], '“x” is one word too many.'],
  [
    ['lab', 'solve', PUZZLE, '--matches', '99'],
    '--matches takes a whole number from 100 to 10000000, not “99”.',
  ],
  [['lab', 'solve', PUZZLE, '--seed', '1'], '--seed needs --matches N.'],
  [
    ['lab', 'solve', PUZZLE, '--from', 'a', '--out', 'b'],
    '--from reads a solved table: leave --out out.',
  ],
])('%j is refused in plain words', async (argv, sentence) => {
  expect(await run(argv)).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
});

test('unusable files are reported before the work begins', async () => {
  writeFileSync(file('text'), 'no table');
  const told = async (...argv: readonly string[]) => (await solve(PUZZLE, ...argv)).err;
  expect(await told('--from', file('none'))).toContain('cannot be read (ENOENT)');
  expect(await told('--from', folder)).toContain(`is not a table of ${PUZZLE}`);
  expect(await told('--from', file('text'))).toContain(`is not a table of ${PUZZLE}`);
  expect(await told('--out', file('none/table'))).toContain('cannot be written (ENOENT)');
  expect(await told('--out', folder)).toContain('is a folder, not a file');
  expect(readdirSync(folder).sort()).toEqual(['empty', 'text']);
});

// In a process of its own: what makes tests observable makes such work ten times slower.
if (LONG)
  test('a whole table is solved, kept, and right', { timeout: TIMEOUT }, async () => {
    const program = async (...argv: readonly string[]) => {
      const all = [PROGRAM, 'lab', 'solve', PUZZLE, '--json', ...argv];
      return JSON.parse((await promisify(execFile)(process.execPath, all)).stdout);
    };
    const matches = ['--matches', '100000', '--seed', '1'];
    const solved = await program('--out', file('table'), ...matches);
    expect(solved.value.toFixed(4)).toBe('115.4831');
    expect(Math.abs(solved.trial.distance)).toBeLessThan(2);
    expect(await program('--from', file('table'), ...matches)).toEqual(solved);
  });
