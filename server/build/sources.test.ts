import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { ROOT } from './places.ts';
import { fingerprint } from './sources.ts';

const folders = temporaryFolder();
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(folders, 'sources-'));
  write('web/main.tsx', 'one');
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test.each([
  ['a source is rewritten', 'web/main.tsx', 'two'],
  ['one is added', 'games/new/face/texts/fr.json', '{}'],
  ['a package changes', 'package-lock.json', '{}'],
  ['the way it is built changes', 'server/build/make.ts', ''],
])('is another when %s', (_, file, text) => {
  const before = fingerprint(root);
  write(file, text);
  expect(fingerprint(root)).not.toBe(before);
});

test.each([
  ['tests', 'web/main.test.ts'],
  ['guides', 'games/new/RULES.md'],
  ['what is not built into the app', 'cli/main.ts'],
  ['earlier builds', 'dist/assets/index.js'],
])('does not depend on %s', (_, file) => {
  const before = fingerprint(root);
  write(file, 'new');
  expect(fingerprint(root)).toBe(before);
});

test('is the name of a folder', () => {
  expect(fingerprint(ROOT)).toMatch(/^[0-9a-f]{16}$/);
});
