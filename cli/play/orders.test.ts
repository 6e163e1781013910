import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tidyUp } from '#testing/folder.ts';
import { run } from '../io-fake.ts';
import { newFolder, play, REAL, ROLL } from './script-fake.ts';

const folder = newFolder();
tidyUp(path.dirname(folder.file()));

describe('orders', () => {
  test('help, scores, others and rules answer and change nothing', async () => {
    const { out } = await play(
      REAL,
      ...ROLL,
      'help',
      '?',
      'scores',
      'others',
      'rules',
      'rules q1',
      'rules F2',
      'rules Z9',
    );
    expect(out.match(/It is in pencil first/g)).toHaveLength(2);
    expect(out).toContain('Total          0      0\n');
    expect(out).toContain('Ada> others\nBea\n');
    expect(out).toMatch(/Ada> rules\nQ1/);
    expect(out).toMatch(/Ada> rules q1\nQ1/);
    expect(out).toContain('F2: “{word}” means nothing here.');
    expect(out).toContain('There is no rule “Z9” in Qwixx.');
  });

  test('save keeps the record from then on', async () => {
    const file = folder.file();
    const taken = folder.file();
    writeFileSync(taken, 'mine');
    const { out } = await play(
      REAL,
      ...ROLL,
      `save ${taken}`,
      'save /nowhere/x',
      `save ${file}`,
      'R5',
      '',
    );
    expect(out).toContain(`“${taken}” already exists.`);
    expect(out).toContain('The file “/nowhere/x” cannot be created: its folder does not exist.');
    expect(out).toContain(`The record is saved in ${file}.`);
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    expect(readFileSync(file, 'utf8')).toMatch(/\n1 R5\n$/);
  });

  test('an unwritable file is reported in a sentence, and the match goes on', async () => {
    const { code, out, err } = await play(
      REAL,
      ...ROLL,
      'save /etc/passwd/x',
      `save ${folder.file()}${'x'.repeat(300)}`,
      ...['quit', '/dev/null/x', 'n'],
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(
      'The file “/etc/passwd/x” cannot be created: its folder does not exist.\nAda> ',
    );
    expect(out).toMatch(/cannot be created: its\s+name is too long\.\nAda> quit/);
    expect(out).toMatch(/“\/dev\/null\/x” cannot be created: .*\nSave the record\?/);
    expect(out).toContain('The record was not saved.');
  });

  test('hint shows what the strongest bot would choose, a legal move', async () => {
    const { out } = await play(REAL, 'hint', ...ROLL, 'hint');
    expect(out).toContain('Nothing to choose yet: roll the dice first.');
    expect(out).toMatch(/Ada> hint\nThe master bot would choose: (pass|[RYGB]5)\nAda> /);
  });

  test.each([80, 40])('help and refusals break between words at %i columns', async (columns) => {
    const { out } = await run(['play', 'qwixx', '--bots', '1', '--seed', 's'], {
      input: 'help\rR99\rxyz\r\x03',
      terminal: { columns, rows: 60 },
    });
    const help = out.slice(out.indexOf('Type a move'));
    expect(help).toMatch(/hint +the move that/);
    for (const line of help.split(/\r?\n/).filter((each) => !each.includes('\x1b'))) {
      expect(line.length).toBeLessThanOrEqual(columns);
    }
  });

  test('leaving prints once where the record is saved', async () => {
    const { out } = await play(REAL, ...ROLL, 'quit', folder.file());
    expect(out.match(/The record is saved/g)).toHaveLength(1);
  });

  test('quit offers to save, and takes no for an answer', async () => {
    const file = folder.file();
    const kept = await play(REAL, ...ROLL, 'quit', file);
    expect([kept.code, existsSync(file)]).toEqual([0, true]);
    const lost = await play(REAL, ...ROLL, 'quit', 'n');
    expect(lost.code).toBe(0);
    expect(lost.out).toContain('The record was not saved.');
  });

  test('the end of the input leaves at once', async () => {
    expect(await play(['qwixx'])).toMatchObject({ code: 0, err: '' });
    expect(await play([])).toMatchObject({ code: 0, err: '' });
  });
});
