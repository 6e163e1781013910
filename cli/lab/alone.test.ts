import { expect, test } from 'vitest';
import { run } from '../io-fake.ts';

const SMALL = ['--matches', '3', '--searched', '1', '--seed', 'x'];

test('every level is listed on every printed sheet, for people and for programs', async () => {
  const { code, out } = await run(['lab', 'alone', 'qwixx', ...SMALL]);
  expect(code).toBe(0);
  expect(out).toMatch(/novice +casual +strong +expert +master/);
  expect(out).toMatch(/^mixed-numbers +(?:-?\d+\.\d +){4}-?\d+\.\d$/m);
  const program = await run(['lab', 'alone', 'qwixx', ...SMALL, '--json']);
  expect(JSON.parse(program.out)).toMatchObject({ matches: 3, searched: 1, seed: 'x' });
  expect((await run(['lab', 'alone', 'qwixx', ...SMALL, '--json'])).out).toBe(program.out);
});

test.each([
  [[], 'Which game?'],
  [['encore-coop'], 'is played for goals, not points'],
  [['qwixx', 'again'], '“again” is one word too many.'],
  [['qwixx', '--matches', '0'], '--matches'],
])('%o is refused in words', async (more, words) => {
  const { code, err } = await run(['lab', 'alone', ...more]);
  expect(code).toBe(2);
  expect(err).toContain(words);
});
