import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { loadTuner } from '#games/tuners.ts';
import { run } from '../io-fake.ts';

const tune = (...argv: readonly string[]) => run(['lab', 'tune', ...argv]);
const SMALL = ['encore', '--minutes', '0.002', '--seed', 'x'];

let folder = '';
const file = (name: string) => path.join(folder, name);
const textOf = (name: string) => readFileSync(file(name), 'utf8');
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dicepad-tune-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what is learnt is the same for the same seed and minutes, and goes on from notes', async () => {
  const { code, out, err } = await tune(...SMALL);
  expect(code).toBe(0);
  expect(Object.keys(JSON.parse(out))).toEqual(['solo', 'table', 'drift']);
  expect(err).toMatch(/^solo (\d+)\/\1: /m);
  const argv = [...SMALL, '--out', file('learnt.json'), '--keep', file('notes'), '--json'];
  const told = JSON.parse((await tune(...argv)).out);
  expect(told).toMatchObject({ game: 'encore', seed: 'x', minutes: 0.002, bytes: out.length });
  expect(textOf('learnt.json')).toBe(out);

  const notes = JSON.parse(textOf('notes'));
  writeFileSync(file('notes'), JSON.stringify({ ...notes, kept: { solo: notes.kept.solo } }));
  const again = await tune(...argv);
  expect(again.err).not.toContain('solo');
  expect(textOf('learnt.json')).toBe(out);

  const other = await tune('encore', '--minutes', '0.003', '--seed', 'x', '--keep', file('notes'));
  expect(other.err).toContain('belongs to another training: encore, seed x, 0.002 minutes.');
});

test('notes that cannot be read are refused', async () => {
  for (const text of ['no notes', 'null', '{"a":1}']) {
    writeFileSync(file('odd'), text);
    const { code, err } = await tune(...SMALL, '--keep', file('odd'));
    expect([code, err]).toEqual([2, expect.stringContaining('is not the progress of a training.')]);
    expect(textOf('odd')).toBe(text);
  }
});

test.each([
  [[], 'Which game? Name one: lab tune GAME.'],
  [['encore', 'x'], '“x” is one word too many.'],
  [['chess'], expect.stringContaining('There is no game “chess”.')],
  [['encore', '--minutes', '0'], '--minutes takes a number above 0, up to 10000, not “0”.'],
  [['encore', '--minutes', 'ten'], '--minutes takes a number above 0, up to 10000, not “ten”.'],
  [['encore', '--json'], '--json needs --out: without it, the output is what was learnt.'],
  [['qwixx', '--keep', 'x'], 'Qwixx is learnt in one go: leave --keep out.'],
])('%j is refused in plain words', async (argv, sentence) => {
  const { code, out, err } = await tune(...argv);
  expect([code, out]).toEqual([2, '']);
  if (typeof sentence === 'string') expect(err).toBe(`dicepad: ${sentence}\n`);
  else expect(err).toEqual(sentence);
});

test('the help says which games can be broken off', async () => {
  const { out } = await tune('--help');
  const [, named] = /--keep FILE for ([^:]+):/.exec(out.replace(/\s+/g, ' '))!;
  const tuners = await Promise.all(GAMES.map(async ({ id }) => ({ id, ...(await loadTuner(id)) })));
  const resumed = tuners.filter(({ resume }) => resume).map(({ id }) => id);
  expect(resumed.length).toBeLessThan(tuners.length);
  expect(named!.split(', ').toSorted()).toEqual(resumed.toSorted());
});

test('an unwritable file is reported before the work begins', async () => {
  const { code, err } = await tune(...SMALL, '--out', file('missing/learnt.json'));
  expect(code).toBe(2);
  expect(err).toMatch(/^dicepad: The file .* cannot be written \(ENOENT\)\.\n$/);
});
