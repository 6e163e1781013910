import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './files.ts';

const TEXT = readFileSync(new URL('SECURITY.md', ROOT), 'utf8');
const [, THREATS = ''] = TEXT.split('| --- | --- | --- |\n');
const ROWS = THREATS.split('\n').filter((line) => line.startsWith('| '));
/** A file, with the title of a test in it. */
const PROOF = /`([\w/.-]+\.ts)`(?:: “([^”]+)”)?/g;

test('every threat has a proof', () => {
  expect(ROWS.length).toBeGreaterThan(20);
  for (const row of ROWS) expect([...row.matchAll(PROOF)], row).not.toEqual([]);
});

test('every test that is named is there', () => {
  const missing = [...TEXT.matchAll(PROOF)].filter(([, file = '', title = '']) => {
    const place = new URL(file, ROOT);
    return !existsSync(place) || !readFileSync(place, 'utf8').includes(title);
  });
  expect(missing.map(([proof]) => proof)).toEqual([]);
});
