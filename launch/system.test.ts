import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';

const HERE = import.meta.url;
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
    import { findRedis, installMissing } from ${JSON.stringify(new URL('./system.js', HERE).href)};
    import { summary } from ${JSON.stringify(new URL('./summary.js', HERE).href)};
    Object.defineProperties(process, { platform: { value: 'linux' }, arch: { value: 'x64' } });
    console.log(JSON.stringify(await ${call} ?? null));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    encoding: 'utf8',
    env: { PATH: programs },
  });
  if (stdout === '') throw new Error(stderr);
  return { value: JSON.parse(stdout), stderr };
}

/** The summary of a run with two files, one of them in a browser. */
function summary(mustBeWhole: boolean, skipped: readonly string[] = []) {
  const tally = [
    { name: 'web/browser/table.test.ts', ms: 61_500, skipped: [] },
    { name: 'cli/serve.test.ts', ms: 900, skipped },
  ];
  const call = `summary(${JSON.stringify(tally)}, ['Tests 62 s'], ${mustBeWhole})`;
  const { text, isFailure }: { text: string; isFailure: boolean } = evaluate(call).value;
  return { lines: text.trim().split('\n'), isFailure };
}

test('without Redis a run passes, and its last lines name what was not run and one command', () => {
  install('python3');
  const { lines, isFailure } = summary(false);
  expect(isFailure).toBe(false);
  expect(lines.at(-2)).toMatch(/^Not run: .*real Redis.*redis\.test\.ts/);
  expect(lines.at(-1)).toMatch(/^To run them too: .*redis/);
});

test('without Python a run passes, and says which test that has cost', () => {
  for (const name of ['redis-server', 'chromium']) install(name);
  const { lines, isFailure } = summary(false);
  expect(isFailure).toBe(false);
  expect(lines.at(-2)).toBe(
    'Not run: the test of the Python bot (docs/python.test.ts): no python3 found.',
  );
  expect(lines.at(-1)).toMatch(/^To run it too: .*python3/);
});

test('in CI a part that could not run is a failure', () => {
  const { lines, isFailure } = summary(true);
  expect(isFailure).toBe(true);
  expect(lines.join()).toContain('real Redis');
  expect(lines.at(-1)).toBe('With CI=true every test must run: failed.');
});

test('on a machine that has everything only the timing is printed', () => {
  for (const name of ['redis-server', 'python3', 'chromium']) install(name);
  const { lines, isFailure } = summary(true);
  expect(isFailure).toBe(false);
  expect(lines).toEqual([
    'The slowest files:',
    '    61.5 s  web/browser/table.test.ts',
    '     0.9 s  cli/serve.test.ts',
    'Took: Tests 62 s.',
  ]);
});

test('a single test that did not run is named, and in CI a failure', () => {
  for (const name of ['redis-server', 'python3', 'chromium']) install(name);
  const named = expect.stringMatching(/^Not run, .*: cli\/serve\.test\.ts: a full disk$/);
  const here = summary(false, ['a full disk']);
  expect([here.lines.at(-1), here.isFailure]).toEqual([named, false]);
  const inCi = summary(true, ['a full disk']);
  expect([inCi.lines.at(-2), inCi.isFailure]).toEqual([named, true]);
});

test('a slower browser is reported, and fails nowhere', () => {
  for (const name of ['redis-server', 'python3']) install(name);
  const { lines, isFailure } = summary(true);
  expect(isFailure).toBe(false);
  expect(lines.join('\n')).toMatch(/browser tests used a Chromium from an npm package/);
});

test('Valkey is a Redis too', () => {
  install('valkey-server');
  expect(evaluate('findRedis()').value).toBe(path.join(programs, 'valkey-server'));
});

test('only what is missing is installed, and only where we may', () => {
  const log = path.join(programs, 'log');
  writeFileSync(log, '');
  install('apt-get', `echo "$*" >> ${log}`);
  for (const name of ['redis-server', 'python3']) install(name);
  evaluate('installMissing(false)');
  expect(readFileSync(log, 'utf8')).toBe('');
  const { stderr } = evaluate('installMissing(true)');
  expect(stderr).toContain('installing chromium, chromium-headless-shell');
  expect(readFileSync(log, 'utf8').match(/(?<=recommends ).*/g)).toEqual([
    'chromium',
    'chromium-headless-shell',
  ]);
});

test('a package that cannot be installed is reported, and the next one is tried', () => {
  install('apt-get', 'echo "no network" >&2; exit 100');
  const { stderr } = evaluate('installMissing(true)');
  expect(stderr).toContain('recommends redis-server: no network');
  expect(stderr).toContain('recommends chromium: no network');
});

test('a missing apt-get is reported, too', () => {
  expect(evaluate('installMissing(true)').stderr).toContain('spawn apt-get ENOENT');
});
