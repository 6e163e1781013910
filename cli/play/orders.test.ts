import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tidyUp } from '#testing/folder.ts';
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
    expect(out.match(/It is pencilled first/g)).toHaveLength(2);
    expect(out).toContain('Total       0      0\n');
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
    expect(out).toContain(`“${taken}” exists already.`);
    expect(out).toContain('The file “/nowhere/x” cannot be made: its folder does not exist.');
    expect(out).toContain(`The record is kept in ${file}.`);
    expect(readFileSync(taken, 'utf8')).toBe('mine');
    expect(readFileSync(file, 'utf8')).toMatch(/\n1 R5\n$/);
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
