import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { goodCodes } from '#kits/grid/good.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { run } from '../io-fake.ts';

const sheets = (...argv: readonly string[]) => run(['sheets', ...argv]);

const folder = temporaryFolder();

function file(name: string, value: unknown): string {
  const place = path.join(folder, name);
  writeFileSync(place, typeof value === 'string' ? value : JSON.stringify(value));
  return place;
}

const jsonOf = async (...argv: readonly string[]) =>
  JSON.parse((await sheets(...argv, '--json')).out);

test('list names the sheets of every game that has some, or of one', async () => {
  const all = await sheets('list');
  expect(all.code).toBe(0);
  expect(all.out).toContain('classic, red, blue, green, orange, purple, yellow');
  expect(all.out).toContain('plus');
  const lines = (await sheets('list', '--game', 'encore', '--json')).out.trimEnd().split('\n');
  expect(lines).toHaveLength(7);
  expect(Object.keys(JSON.parse(lines[0]!))).toEqual(['id', 'grid', 'stars']);
});

test('show --json prints the sheet in the shape of the specification', async () => {
  const sheet = await jsonOf('show', 'classic');
  expect(sheet.id).toBe('classic');
  expect(sheet.grid).toHaveLength(7);
  expect(sheet.grid[0]).toBe('GGGYYYYGBBBOYYY');
  expect(sheet.stars.join(' ')).toBe('A3 B6 C2 D6 E2 F4 G3 H1 I6 J2 K6 L1 M7 N4 O6');
  expect(Object.keys(await jsonOf('show', 'plus'))).toEqual(['id', 'grid', 'stars', 'dice']);
});

test('show draws letters, stars and dice that read without colour', async () => {
  const { out } = await sheets('show', 'plus');
  expect(out).toContain('    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O');
  expect(out).toContain(' 3  B  Y+ B  B  B  O  O  O* B  G  G  Y  R  R  O+');
  const coloured = await run(['sheets', 'show', 'plus'], { env: { FORCE_COLOR: '1' } });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what colours are made of
  expect(coloured.out.replace(/\x1b\[[0-9;]*m/g, '')).toBe(out);
  expect(coloured.out).not.toBe(out);
});

describe('generate', () => {
  test('makes the same sound sheet for the same seed, rebuilt by its id', async () => {
    const sheet = await jsonOf('generate', '--seed', 'any text at all');
    expect(sheet).toEqual(await jsonOf('generate', '--seed', 'any text at all'));
    expect(sheet.id).toMatch(/^sheet:[0-9a-z]{1,12}$/);
    expect(sheet).toEqual(await jsonOf('show', sheet.id.toUpperCase()));
    expect((await sheets('check', sheet.id)).code).toBe(0);
  });

  test('without a seed draws one of those that were rated good', async () => {
    const codes = goodCodes('plain').map((code) => `sheet:${code}`);
    const ids = [await jsonOf('generate'), await jsonOf('generate')].map(({ id }) => id);
    for (const id of ids) expect(codes).toContain(id);
  });

  test('adds golden dice for the game that has them', async () => {
    const plus = await jsonOf('generate', '--seed', 'k3', '--game', 'encore-plus');
    expect(plus.dice).toHaveLength(5);
    expect(await jsonOf('generate', '--seed', 'k3')).toEqual({ ...plus, dice: undefined });
  });
});

describe('check', () => {
  test('is content with ids, codes and files', async () => {
    const good = file('good.json', await jsonOf('show', 'plus'));
    const { code, out } = await sheets('check', 'classic', 'sheet:K3', good);
    expect([code, out]).toEqual([0, 'classic: sound\nsheet:k3: sound\nplus: sound\n']);
  });

  test('prints every fault as a sentence and exits with 1', async () => {
    const sheet = await jsonOf('show', 'classic');
    const bad = file('bad.json', { ...sheet, stars: ['A3', 'A3', 'Z9', ...sheet.stars.slice(2)] });
    const { code, out } = await sheets('check', 'classic', bad);
    expect(code).toBe(1);
    expect(out).toContain('classic: Box A3 has more than one star.\n');
    expect(out).toContain('classic: There is a star on "Z9", which is no box.\n');
    const told = await sheets('check', bad, '--json');
    expect(JSON.parse(told.out)).toMatchObject({ id: 'classic', ok: false });
    expect(JSON.parse(told.out).faults.length).toBeGreaterThan(2);
  });

  test('reports lower-case letters in one sentence', async () => {
    const sheet = await jsonOf('show', 'classic');
    const grid = sheet.grid.map((row: string) => row.toLowerCase());
    const { code, out } = await sheets('check', file('small.json', { ...sheet, grid }));
    expect([code, out]).toEqual([1, 'classic: Colours must be capital letters.\n']);
  });

  test('asks for golden dice where the game has them', async () => {
    const bare = file('bare.json', { ...(await jsonOf('show', 'plus')), dice: undefined });
    expect((await sheets('check', bare)).code).toBe(0);
    expect((await sheets('check', bare, '--game', 'encore-plus')).code).toBe(1);
  });

  test('reads standard input', async () => {
    const input = (await sheets('show', 'red', '--json')).out;
    expect((await run(['sheets', 'check', '-'], { input })).out).toBe('red: sound\n');
  });

  test.each([
    ['{', /is not JSON\.\n$/],
    ['null', /is not a sheet\. A sheet is/],
    ['[]', /is not a sheet\. A sheet is/],
    ['{"grid":[1],"stars":[]}', /is not a sheet\. A sheet is/],
    ['{"grid":[],"stars":[],"dice":3}', /"dice" must be a list of boxes\.\n$/],
  ])('a file with %s is refused', async (content, message) => {
    const { code, out, err } = await sheets('check', file('odd.json', content));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});

test.each([
  [[], /^dicepad: What to do\? One of: list, show, check, generate\.\n$/],
  [['chek'], /Did you mean check\?/],
  [['toString'], /There are: list, show, check, generate\./],
  [['show'], /Which sheet\?/],
  [['check'], /Which sheet\?/],
  [['show', 'clasic'], /There is no sheet “clasic”\. Did you mean classic\?/],
  [['check', 'nix'], /There is no sheet “nix”\. There are: /],
  [['check', './nix.json'], /does not exist/],
  [['list', '--seed', '5'], /--seed is only for “sheets generate”/],
  [['list', 'x'], /one word too many/],
  [['show', 'classic', '--game', 'qwixx'], /Qwixx has no sheets of its own\. These games do/],
  [['show', 'classic', '--game', 'chess'], /There is no game “chess”/],
])('%j is refused in plain words', async (argv, message) => {
  const { code, out, err } = await sheets(...argv);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
});
