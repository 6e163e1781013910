import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { areModulesFresh, stampOf } from './modules.js';

const LOCK = 'package-lock.json';
const NOTE = 'node_modules/.package-lock.json';
const STAMP = 'node_modules/.installed-from';
const EARLIER = new Date(1_000_000);
const LATER = new Date(2_000_000);

const folders = temporaryFolder();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(folders, 'modules-'));
  write(LOCK, 'lock A', EARLIER);
});

function write(name: string, text: string, time: Date): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, time, time);
}

describe('modules installed by the launcher', () => {
  beforeEach(() => {
    write(NOTE, '{}', EARLIER);
    write(STAMP, stampOf(Buffer.from('lock A')), EARLIER);
  });

  test('are fresh while the lock file is the same, however young it looks', () => {
    write(LOCK, 'lock A', LATER);
    expect(areModulesFresh(folder)).toBe(true);
  });

  test('are stale once the lock file differs, however old it looks', () => {
    write(NOTE, '{}', LATER);
    write(LOCK, 'lock B', EARLIER);
    expect(areModulesFresh(folder)).toBe(false);
  });

  test('with all tools are enough for the app', () => {
    expect(areModulesFresh(folder, 'runtime')).toBe(true);
  });

  test('for the app alone are not enough for the tools', () => {
    write(STAMP, stampOf(Buffer.from('lock A'), 'runtime'), EARLIER);
    expect(areModulesFresh(folder, 'runtime')).toBe(true);
    expect(areModulesFresh(folder, 'all')).toBe(false);
  });
});

describe('modules installed by hand', () => {
  test('are fresh when npm ran after the lock file was written', () => {
    write(NOTE, '{}', LATER);
    expect(areModulesFresh(folder)).toBe(true);
  });

  test('are stale when the lock file is younger', () => {
    write(NOTE, '{}', EARLIER);
    write(LOCK, 'lock A', LATER);
    expect(areModulesFresh(folder)).toBe(false);
  });
});

test('missing modules are not fresh', () => {
  expect(areModulesFresh(folder)).toBe(false);
});

test('a folder that npm did not finish is not fresh', () => {
  write('node_modules/vitest/package.json', '{}', LATER);
  expect(areModulesFresh(folder)).toBe(false);
});
