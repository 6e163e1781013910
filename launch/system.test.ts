import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';

const SYSTEM = new URL('./system.js', import.meta.url).href;
const folders = temporaryFolder();
let programs = '';

/** A machine that has the programs of one folder and no others. */
beforeEach(() => {
  programs = mkdtempSync(path.join(folders, 'programs-'));
});

function install(name: string, script = ''): void {
  const file = path.join(programs, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

function evaluate(call: string) {
  const source = `
    import { conclusion, findRedis, installMissing } from ${JSON.stringify(SYSTEM)};
    console.log(JSON.stringify(await ${call} ?? null));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    env: { PATH: programs },
  });
  if (stdout === '') throw new Error(stderr);
  return { value: JSON.parse(stdout), stderr };
}

function conclusion(isCi: boolean): { text: string; isFailure: boolean } {
  return evaluate(`conclusion(${isCi})`).value;
}

test('without Redis a run passes, and its last lines name what was not run and one command', () => {
  const { text, isFailure } = conclusion(false);
  expect(isFailure).toBe(false);
  const lines = text.trimEnd().split('\n');
  expect(lines.at(-2)).toMatch(/not run: .*real Redis.*redis\.test\.ts/);
  expect(lines.at(-1)).toMatch(/^To run them too: .*redis/);
});

test('in CI a part that could not run is a failure', () => {
  const { text, isFailure } = conclusion(true);
  expect(isFailure).toBe(true);
  expect(text).toContain('real Redis');
  expect(text.trimEnd().split('\n').at(-1)).toBe('With CI=true every test must run: failed.');
});

test('a machine that has everything has nothing to say', () => {
  for (const name of ['redis-server', 'chromium']) install(name);
  expect(conclusion(true)).toEqual({ text: '', isFailure: false });
});

test('a browser that is only slower is told, and fails nowhere', () => {
  install('redis-server');
  const { text, isFailure } = conclusion(true);
  expect(isFailure).toBe(false);
  expect(text).toMatch(/browser/);
});

test('Valkey is a Redis too', () => {
  install('valkey-server');
  expect(evaluate('findRedis()').value).toBe(path.join(programs, 'valkey-server'));
});

test('only what is missing is installed, and only where we may', () => {
  const log = path.join(programs, 'log');
  writeFileSync(log, '');
  install('apt-get', `echo "$*" >> ${log}`);
  install('redis-server');
  evaluate('installMissing(false)');
  expect(readFileSync(log, 'utf8')).toBe('');
  const { stderr } = evaluate('installMissing(true)');
  expect(stderr).toContain('installing chromium, chromium-headless-shell');
  expect(readFileSync(log, 'utf8').match(/(?<=recommends ).*/g)).toEqual([
    'chromium',
    'chromium-headless-shell',
  ]);
});

test('a package that cannot be installed is told, and the next one is tried', () => {
  install('apt-get', 'echo "no network" >&2; exit 100');
  const { stderr } = evaluate('installMissing(true)');
  expect(stderr).toContain('recommends redis-server: no network');
  expect(stderr).toContain('recommends chromium: no network');
});
