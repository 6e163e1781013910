import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { Problem } from './exit.ts';
import { writeWhole } from './files.ts';

const folder = path.join(temporaryFolder(), 'records');
mkdirSync(folder);
const place = (name: string) => path.join(folder, name);

test('whoever reads a file while it is replaced reads the old one to its end', () => {
  const file = place('record.txt');
  writeFileSync(file, 'old');
  const reader = openSync(file, 'r');
  writeWhole(file, 'new');
  expect(readFileSync(reader, 'utf8')).toBe('old');
  closeSync(reader);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['record.txt']);
});

test('a file that cannot be replaced leaves nothing behind', () => {
  mkdirSync(place('full/within'), { recursive: true });
  const before = readdirSync(folder);
  expect(() => writeWhole(place('full'), 'new')).toThrow(Problem);
  expect(readdirSync(folder)).toEqual(before);
});
