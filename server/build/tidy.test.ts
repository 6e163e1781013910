import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import { olderBuilds, STAGING, tidy } from './tidy.ts';

const folders = temporaryFolder();
let builds = '';

beforeEach(() => {
  builds = mkdtempSync(path.join(folders, 'builds-'));
});

function folder(name: string, minutesAgo: number): string {
  const made = path.join(builds, name);
  mkdirSync(made);
  const time = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(made, time, time);
  return made;
}

function build(digit: number, minutesAgo: number): string {
  return folder(String(digit).repeat(16), minutesAgo);
}

test('the builds used last stay, and the site whatever its age', () => {
  const site = build(0, 999);
  const kept = [build(1, 10), build(2, 20), build(3, 30)];
  const unused = build(4, 40);
  tidy(builds, site);
  expect(olderBuilds(builds, site)).toEqual(kept);
  expect([existsSync(site), existsSync(unused)]).toEqual([true, false]);
});

test('what a start left behind goes, but not what one is making now', () => {
  const abandoned = folder(`${STAGING}a`, 120);
  const fresh = folder(`${STAGING}b`, 1);
  const foreign = folder('something else', 120);
  tidy(builds, build(0, 0));
  expect([abandoned, fresh, foreign].map((each) => existsSync(each))).toEqual([false, true, true]);
});
