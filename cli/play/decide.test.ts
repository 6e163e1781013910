import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tidyUp } from '#testing/folder.ts';
import { run } from '../io-fake.ts';
import { newFolder, play, REAL, ROLL } from './script-fake.ts';

const folder = newFolder();
tidyUp(path.dirname(folder.file()));

describe('deciding', () => {
  test('a move is pencilled, replaced, taken back and confirmed', async () => {
    const file = folder.file();
    const { code, out } = await play(
      [...REAL, '--save', file],
      ...ROLL,
      ...['r5', 'y5', 'u', 'G5', ''],
      ...['pass', ''],
    );
    expect(code).toBe(0);
    expect(out).toContain('Ada, pencilled: R5. Enter confirms, u undoes> y5\n');
    expect(out).toContain('Ada, pencilled: Y5. Enter confirms, u undoes> u\n');
    expect(out).toContain('  Ada: G5   Bea: pass\n');
    expect(readFileSync(file, 'utf8')).toMatch(/\n1 G5\n2 pass\n$/);
  });

  test('a number takes a move of the list', async () => {
    const { out } = await play(REAL, ...ROLL, '3');
    expect(out).toContain('1 pass   2 R5     3 Y5     4 G5     5 B5\n');
    expect(out).toContain('Ada, pencilled: Y5.');
  });

  test('what is not allowed is explained with its rule', async () => {
    const { out } = await play(REAL, ...ROLL, 'R6', 'xyz', 'scoers', '99');
    expect(out).toContain('No. Red 6 doesn’t fit: the white dice make 5 (4 + 1). (Q3)');
    expect(out).toContain('No. “xyz” means nothing here. (F2)\n');
    expect(out).toContain('“scoers” means nothing here. (F2) Did you mean scores?');
    expect(out).toContain('“99” means nothing here. (F2)');
  });

  test('a beginning leaves only the moves that begin so', async () => {
    const { out } = await play(REAL, ...ROLL, 'g', '1');
    expect(out).toContain('Ada> g\n1 G5\nAda> 1\nAda, pencilled: G5.');
  });

  test('where nothing but one move is possible nobody is asked', async () => {
    const { out } = await play(
      REAL,
      ...['1 2 R1 Y2 G6 B6', '', 'R3', '', 'pass', '', 'Y3', ''],
      ...['1 1 R1 Y1 G1 B1', '', 'R2', ''],
    );
    expect(out).toContain('Bea, pencilled: R2.');
    expect(out).toContain('  Ada: pass   Bea: R2\n');
  });
});

describe('real dice', () => {
  test('can be corrected until they are confirmed and are judged', async () => {
    const file = folder.file();
    const { out } = await play(
      [...REAL, '--save', file],
      ...['4 1 R3', 'roll 1 1 r1 y1 g1 b1', 'scores', 'b6 4 1 R3 Y2 G6', ''],
    );
    expect(out).toContain('Roll 6 dice and type them, such as: 1 1 R1 Y1 G1 B1\n');
    expect(out).toMatch(/No\. This roll needs 6 dice: .* \(Q8\)/);
    expect(readFileSync(file, 'utf8')).toMatch(/\n\nroll 4 1 R3 Y2 G6 B6\n$/);
  });
});

describe('on a terminal', () => {
  const at = (keys: string, players = 'Ada, bot', rows = 24) =>
    run(['play', 'qwixx', '--players', players, '--seed', 'tty'], {
      input: keys,
      terminal: { columns: 80, rows },
    });

  test('Ctrl-C leaves with 130, Ctrl-D with 0', async () => {
    expect((await at('\x03')).code).toBe(130);
    expect((await at('\x04')).code).toBe(0);
  });

  test('a decision is covered before the next person takes the keyboard', async () => {
    const { out } = await at('\r1\r\r\x03', 'Ada, Bea');
    const [, , bea = ''] = out.split('Pass the keyboard to ');
    expect(out).toContain('Pass the keyboard to Ada.');
    expect(bea).toMatch(/^Bea\./);
    expect(bea).not.toContain('pencilled');
    expect(out.match(/Pass the keyboard to/g)).toHaveLength(2);
    expect(out).toContain('\x1b[3J');
  });

  test('a confirmed secret is wiped before anything else is shown', async () => {
    const { out } = await at('\r1\r\r\r1\r\r\x03', 'Ada, Bea');
    const [, ...confirmed] = out.split('Enter confirms, u undoes> ');
    expect(confirmed).toHaveLength(2);
    for (const after of confirmed) {
      expect(after.slice(after.indexOf('\x1b[H')).startsWith('\x1b[H\x1b[2J\x1b[3J')).toBe(true);
    }
  });

  test('the arrow keys do not tell what was typed before', async () => {
    const { out } = await at('scores\r\x1b[A\r\x03');
    expect(out.match(/Not over: Ada and Strong have to decide\./g)).toHaveLength(1);
  });

  test('one person against bots needs no cover', async () => {
    expect((await at('\x03')).out).not.toContain('keyboard to');
  });

  test('a long announcement is broken between words, not cut, and the page still fits', async () => {
    const file = folder.file();
    const name = 'Ada Lovelace of London';
    const players = `${name}, bot:random, bot:random`;
    const seeded = ['--seed', 'd'];
    await play(
      ['encore-coop', '--players', players, ...seeded, '--save', file],
      ...Array.from({ length: 100 }, () => ['#2', '']).flat(),
    );
    const [before = ''] = readFileSync(file, 'utf8').split(/^1 strike/m);
    writeFileSync(file, before.slice(0, before.indexOf('\n', before.lastIndexOf('roll')) + 1));
    const { out } = await run(['play', '--resume', file, ...seeded], {
      input: '#2\r\r\x03',
      terminal: { columns: 80, rows: 24 },
    });
    const page = out.slice(out.lastIndexOf('\x1b[2J'));
    expect(page).toMatch(/“news”: \d more/);
    expect(page).toMatch(
      /\n {2}You missed the goal after turn 10: .* London\n {2}decides which\.\n/,
    );
    expect(page.slice(0, page.indexOf(`${name}> `)).split('\n').length).toBeLessThanOrEqual(24);
  });

  test('a page fits the screen', async () => {
    const { out } = await at('1\r\r1\r\r1\r\r\x03');
    for (const page of out.split('\x1b[2J').slice(1)) {
      expect(page.split('\n').length).toBeLessThanOrEqual(24);
    }
  });
});
