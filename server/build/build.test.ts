import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { BuildFailed, ensureBuilt } from './build.ts';

const folder = temporaryFolder();
/** A busy machine needs its time to build. */
const LONG = 120_000;

let site = '';

beforeAll(async () => {
  site = await ensureBuilt(() => undefined);
}, LONG);

test('is made once', async () => {
  const builds = path.join(folder, 'once');
  const made: string[] = [];
  const make = async (staging: string): Promise<void> => {
    made.push(staging);
  };
  const first = await ensureBuilt(() => undefined, builds, make);
  expect(await ensureBuilt(() => undefined, builds, make)).toBe(first);
  expect(made).toHaveLength(1);
});

test('two starts at the same time leave one whole build', async () => {
  const builds = path.join(folder, 'twice');
  const both = Promise.withResolvers<void>();
  let making = 0;
  const make = async (staging: string): Promise<void> => {
    making += 1;
    if (making === 2) both.resolve();
    await both.promise;
    writeFileSync(path.join(staging, 'index.html'), 'page');
  };
  const start = () => ensureBuilt(() => undefined, builds, make);
  const [one, other] = await Promise.all([start(), start()]);
  expect(one).toBe(other);
  expect(readdirSync(builds)).toEqual([path.basename(one)]);
  expect(readdirSync(one)).toEqual(['index.html']);
});

test('a build that fails leaves nothing behind', async () => {
  const builds = path.join(folder, 'failed');
  const make = () => Promise.reject(new BuildFailed('no'));
  await expect(ensureBuilt(() => undefined, builds, make)).rejects.toThrow(BuildFailed);
  expect(readdirSync(builds)).toEqual([]);
});

test('files go out compressed', () => {
  for (const file of ['index.html.br', 'index.html.gz', 'sw.js.br']) {
    expect(existsSync(path.join(site, file))).toBe(true);
  }
});

test('the service worker knows every file that a page may ask for', () => {
  const worker = readFileSync(path.join(site, 'sw.js'), 'utf8');
  const files = globSync('**/*.{js,css,html,svg,png,webmanifest,woff2}', { cwd: site });
  const unknown = files.filter((file) => file !== 'sw.js' && !worker.includes(`"/${file}"`));
  expect(unknown).toEqual([]);
  for (const file of ['index.html', 'en.webmanifest', 'icon-192.png']) {
    expect(files).toContain(file);
  }
  expect(worker).not.toMatch(/\.(?:map|br|gz)"/);
});

test('the service worker stands alone', () => {
  expect(readFileSync(path.join(site, 'sw.js'), 'utf8')).not.toMatch(/\b(?:import|export)\b/);
});

test('the icons of the manifest are there', () => {
  const manifest = readManifest('en');
  for (const { src } of manifest.icons) expect(existsSync(path.join(site, src))).toBe(true);
});

test.each(['fr', 'de'])('the manifest in %s differs only in its words', (lang) => {
  const { description, ...rest } = readManifest(lang);
  const { description: english, ...manifest } = readManifest('en');
  expect(rest).toEqual({ ...manifest, lang });
  expect(description).not.toBe(english);
});

function readManifest(name: string) {
  return JSON.parse(readFileSync(path.join(site, `${name}.webmanifest`), 'utf8'));
}
