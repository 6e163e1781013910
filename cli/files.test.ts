import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { Problem } from './exit.ts';
import { writeWhole } from './files.ts';

const folder = path.join(temporaryFolder(), 'records');
mkdirSync(folder);
const place = (name: string) => path.join(folder, name);

test('a reader of a file that is being replaced reads the old one to its end', () => {
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

test.each([
  ['/etc/passwd/x', /^The file “\/etc\/passwd\/x” cannot be created: its folder does not exist\.$/],
  ['/dev/null/x', /^The file “\/dev\/null\/x” cannot be created: its folder does not exist\.$/],
  [place('x'.repeat(300)), /^The file “.*…” cannot be created: its name is too long\.$/],
])('%s cannot be written, which is reported in a sentence', (name, sentence) => {
  const fault = faultOf(() => writeWhole(name, 'new'));
  expect(fault).toBeInstanceOf(Problem);
  expect((fault as Problem).message).toMatch(sentence);
});

test('a draft that is not ours is left alone', () => {
  mkdirSync(place('taken.part'));
  expect(() => writeWhole(place('taken'), 'new')).toThrow(Problem);
  expect(readdirSync(folder)).toContain('taken.part');
});

function faultOf(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}
