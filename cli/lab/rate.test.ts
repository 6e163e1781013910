import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../io-fake.ts';

const rate = (...argv: readonly string[]) => run(['lab', 'rate', ...argv]);
const SMALL = ['--bot', 'greedy', '--matches', '10', '--seed', 'x'];

let folder = '';
const file = (name: string) => path.join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dicepad-rate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('sheets are compared with the printed ones, for people and for programs', async () => {
  const people = await rate('encore', 'sheet:k3', 'SHEET:42', ...SMALL);
  expect(people.out).toMatch(/^Encore!: 10 games of greedy on each sheet, alone, seed x$/m);
  expect(people.out).toMatch(/^classic +\d+\.\d ± \d+\.\d +\+0\.0 ± 0\.0/m);
  expect(people.out).toMatch(/^sheet:42 +-?\d+\.\d ± \d+\.\d/m);
  expect(people.out).toMatch(/^[012] of 2 are good\.$/m);
  const program = await rate('encore', 'sheet:k3', 'sheet:42', ...SMALL, '--json');
  const { printed, bounds, sheets } = JSON.parse(program.out);
  expect(printed[0]).toMatchObject({ sheet: 'classic', difficulty: { mean: 0 } });
  expect(sheets.map(({ sheet }: { sheet: string }) => sheet)).toEqual(['sheet:k3', 'sheet:42']);
  for (const { difficulty, luck, isGood } of sheets) {
    const fits = [
      [difficulty.mean, bounds.difficulty],
      [luck.mean, bounds.luck],
    ].every(([value, { low, high }]) => low <= value && value <= high);
    expect(isGood).toBe(fits);
  }
});

test('golden sheets are compared with the only printed one', async () => {
  const { out } = await rate('encore-plus', 'sheet:1', ...SMALL, '--json');
  const { printed, bounds } = JSON.parse(out);
  expect(printed).toHaveLength(1);
  expect(bounds.difficulty.low).toBe(-bounds.difficulty.high);
});

test('a run of sheets is written as the list that fresh ones are drawn from', async () => {
  const argv = ['encore', '--from', '1', '--to', '6', ...SMALL, '--json'];
  const [keep, list] = [file('kept'), file('list.json')];
  const first = await rate(...argv, '--keep', keep, '--list', list);
  const { codes, from, to, bot } = JSON.parse(readFileSync(list, 'utf8'));
  expect([from, to, bot]).toEqual([1, 6, 'greedy']);
  const good = JSON.parse(first.out).sheets.map(({ isGood }: { isGood: boolean }) => isGood);
  const digits = [...codes].map((digit) => Number.parseInt(digit, 16));
  expect(good).toEqual([0, 1, 2, 3, 4, 5].map((at) => ((digits[at >> 2]! >> (at % 4)) & 1) === 1));
  const kept = readFileSync(keep, 'utf8');
  expect(await rate(...argv, '--keep', keep)).toEqual(first);
  expect(readFileSync(keep, 'utf8')).toBe(kept);
});

test.each([
  [[], 'Which game? Name one: lab rate GAME SHEET….'],
  [['qwixx', 'classic'], 'Qwixx has no sheets of its own. These games do: encore, encore-plus.'],
  [['encore'], 'Which sheets? Name some, or give --from and --to.'],
  [['encore', 'clasic'], 'There is no sheet “clasic”. Did you mean classic?'],
  [['encore', '--from', '3'], '--from and --to go together.'],
  [['encore', '--from', '3', '--to', '2'], '--to takes a whole number from 3 to 100000, not “2”.'],
  [
    ['encore', 'sheet:1', '--from', '1', '--to', '2'],
    'Name sheets or give --from and --to, not both.',
  ],
  [['encore', 'sheet:1', '--list', 'x'], '--list needs --from and --to.'],
  [
    ['encore', 'sheet:1', '--matches', '9'],
    '--matches takes a whole number from 10 to 1000000, not “9”.',
  ],
  [['encore', 'sheet:1', '--bot', 'gredy'], 'Encore! has no bot “gredy”. Did you mean greedy?'],
])('%j is refused in plain words', async (argv, sentence) => {
  expect(await rate(...argv)).toEqual({ code: 2, out: '', err: `dicepad: ${sentence}\n` });
});
