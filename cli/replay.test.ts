import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { allOf, plan, turns } from '#games/encore-coop/testing/team.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { run } from './io-fake.ts';

const EXAMPLE = `Game: qwixx
Players: Max, Emma, Laura

roll 4 1 R3 Y2 G6 B6      # the white dice, then the coloured dice in play
1 R5
2 Y5
3 pass
1 B10
`;

const folder = temporaryFolder();

function file(name: string, content: string | Uint8Array): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

async function errorOf(content: string | Uint8Array) {
  const { code, out, err } = await run(['replay', '-', '--json'], { input: content });
  expect([code, err]).toEqual([1, '']);
  const { error } = JSON.parse(out);
  expect(Object.keys(error)).toEqual(['line', 'rule', 'message']);
  expect(error.message.length).toBeGreaterThan(10);
  return [error.line, error.rule];
}

test('--json prints the object of the record specification and nothing else', async () => {
  const { code, out, err } = await run(['replay', file('a.txt', EXAMPLE), '--json']);
  expect([code, err]).toEqual([0, '']);
  const players = [
    { name: 'Max', total: 2, parts: { red: 1, yellow: 0, green: 0, blue: 1, misses: 0 } },
    { name: 'Emma', total: 1, parts: { red: 0, yellow: 1, green: 0, blue: 0, misses: 0 } },
    { name: 'Laura', total: 0, parts: { red: 0, yellow: 0, green: 0, blue: 0, misses: 0 } },
  ];
  const summary = { game: 'qwixx', over: false, players, winners: [] };
  expect(out).toBe(`${JSON.stringify(summary)}\n`);
});

test('the table shows parts, totals and who is awaited', async () => {
  const { code, out } = await run(['replay', '-'], { input: EXAMPLE });
  expect(code).toBe(0);
  expect(out).toContain('             Max   Emma  Laura\nRed            1      0      0\n');
  expect(out).toContain('Total          2      1      0\n');
  expect(out).toContain('Not over: the dice come next.\n');
  const open = await run(['replay', '-'], { input: EXAMPLE.split('3 pass')[0]! });
  expect(open.out).toContain('Not over: Laura has to decide.\n');
});

test('a finished match names its winners', async () => {
  const turn = (seat: number) => `roll 1 1 R1 Y1 G1 B1\n1 pass\n2 pass\n${seat} pass\n`;
  const input = `Game: qwixx\nPlayers: Ada, Bea\n\n${`${turn(1)}${turn(2)}`.repeat(3)}${turn(1)}`;
  expect((await run(['replay', '-'], { input })).out).toContain('Over. Winner: Bea.\n');
  const { out } = await run(['replay', '-', '--json'], { input });
  expect(JSON.parse(out)).toMatchObject({ over: true, winners: ['Bea'] });
});

describe('a match that all win or lose together', () => {
  const together = async (...lines: readonly string[]) => {
    const input = ['Game: encore-coop', 'Players: Inka', '', ...lines].join('\n');
    const { code, out } = await run(['replay', '-', '--json'], { input });
    expect(code).toBe(0);
    return JSON.parse(out);
  };
  const miss = 'roll R G B 1 2 3\n1 pass';

  test('is over when it is lost, though nobody wins', async () => {
    const lost = await together(miss, miss, miss);
    expect(lost).toMatchObject({ over: true, winners: [], won: false, misses: [3] });
    expect(await together(miss, miss)).toMatchObject({ over: false, winners: [], won: false });
  });

  test('is over when it is won', async () => {
    const blue = plan('blue', allOf('blue', 'B'));
    const won = await together(...turns([blue], blue.length, { strike: 'strike 3' }));
    expect(won).toMatchObject({ over: true, winners: ['Inka'], won: true, misses: [0] });
  });
});

test('--story prints entries and announcements before the table', async () => {
  const { out } = await run(['replay', '-', '--story'], { input: EXAMPLE });
  expect(out).toMatch(/^Roll: 4 1 R3 Y2 G6 B6\n {2}Max rolled 5 with the white dice\.\nMax: R5\n/);
  expect(out).toContain('Max: B10\n\nQwixx\n');
});

test('an invalid record is cited by line and rule', async () => {
  const { code, out, err } = await run(['replay', '-'], { input: `${EXAMPLE}2 R5\n` });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^standard input, line 9: .*roll the dice first\. \(F3\)\n$/);
});

describe('bad input of every kind', () => {
  const head = 'Game: qwixx\nPlayers: Max, Emma\n\n';

  test.each([
    ['nothing', '', [1, 'F1']],
    ['blank lines', '\n\n\n', [1, 'F1']],
    ['another game', 'Game: chess\nPlayers: Max, Emma\n', [1, 'F1']],
    ['a prototype as a game', 'Game: __proto__\nPlayers: Max, Emma\n', [1, 'F1']],
    ['no players', 'Game: qwixx\n', [1, 'F1']],
    ['seat 9', `${head}roll 4 1 R3 Y2 G6 B6\n9 R5\n`, [5, 'F3']],
    ['an unknown box', `${head}roll 4 1 R3 Y2 G6 B6\n1 R13\n`, [5, 'F2']],
    ['a line cut in its middle', `${head}roll 4 1 R3 Y2 G`, [4, 'F2']],
    ['an illegal box', `${head}roll 4 1 R3 Y2 G6 B6\n1 R6\n`, [5, 'Q3']],
  ])('%s', async (_, content, cited) => {
    expect(await errorOf(content)).toEqual(cited);
  });

  test('a binary file', async () => {
    expect(await errorOf(Uint8Array.from({ length: 4096 }, (_, i) => (i * 97) % 256))).toEqual([
      1,
      'F2',
    ]);
  });

  test('a line that is not UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from(`${head}roll 4 1 R3 Y2 G6 B6\n1 `), Buffer.of(0xff)]);
    expect(await errorOf(bytes)).toEqual([5, 'F2']);
  });

  test('a word of any length is repeated only in part', async () => {
    const { out } = await run(['replay', '-', '--json'], { input: `${head}${'x'.repeat(1e6)}\n` });
    expect(out.length).toBeLessThan(200);
    expect(JSON.parse(out).error).toMatchObject({ line: 4, rule: 'F2' });
  });

  test('control characters of a record never reach the terminal', async () => {
    const input = `${head}roll 4 1 R3 Y2 G6 B6\n1 \x1b[31mR5\n`;
    const { err } = await run(['replay', '-'], { input });
    expect(err).not.toContain('\x1b');
  });
});

describe('what cannot be read exits with 2', () => {
  async function refused(argv: readonly string[], message: RegExp) {
    const { code, out, err } = await run(['replay', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  }

  test('a missing file', () => refused(['/nowhere/at/all'], /does not exist\.\n$/));

  test('a folder', () => refused([folder], /is a folder, not a file\.\n$/));

  test('a file over 10 MB', async () => {
    const place = file('large.txt', '');
    truncateSync(place, 11_000_000);
    await refused([place], /is larger than 10 MB\..*\n$/);
  });

  test('input over 10 MB, of which no more than that is read', async () => {
    let asked = 0;
    const chunk = Buffer.alloc(1_000_000, '\n');
    const input = Array.from({ length: 100 }, () => chunk);
    const counted = new Proxy(input, {
      get(target, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) asked++;
        return Reflect.get(target, key);
      },
    });
    expect((await run(['replay', '-'], { input: counted })).code).toBe(2);
    expect(asked).toBeLessThan(40);
  });
});

test('several files give one line each, in their order', async () => {
  const good = file('good.txt', EXAMPLE);
  const bad = file('bad.txt', 'Game: qwixx\n');
  const both = await run(['replay', '--json', bad, good]);
  expect(both.code).toBe(1);
  const lines = both.out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map((line) => Object.keys(line)[0])).toEqual(['error', 'game']);
  const three = await run(['replay', '--json', good, `${good}.missing`, bad]);
  expect(three.code).toBe(2);
  expect(JSON.parse(three.out.split('\n')[1]!)).toEqual({
    error: { message: expect.stringContaining('does not exist') },
  });
  const table = await run(['replay', good, good]);
  expect(table.out.match(/good\.txt/g)).toHaveLength(2);
});
