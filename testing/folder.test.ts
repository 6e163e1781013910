import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from './folder.ts';

const made = (owner?: number): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dicepad-test-'));
  if (owner !== undefined) writeFileSync(path.join(folder, '.owner'), String(owner));
  return folder;
};

const gone = spawnSync(process.execPath, ['--version']).pid;
const [orphan, busy, foreign] = [made(gone), made(process.pid), made()];
const folder = temporaryFolder();
afterAll(() => {
  for (const each of [busy, foreign]) rmSync(each, { recursive: true });
});

test('a new folder takes those away that ended processes have left, and no others', () => {
  expect([orphan, busy, foreign, folder].map((each) => existsSync(each))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
