import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#engine/contract.ts';
import { inEach, localeOf, nameOf } from '#engine/languages.ts';
import { ROOT } from '../files.ts';
import { filesOf } from './make.ts';

const root = fileURLToPath(ROOT);

test('what follows from the list of languages is what stands here', () => {
  const files = [...filesOf(root)];
  expect(files.length).toBeGreaterThan(50);
  const stale = files.filter(([file, content]) => {
    const place = path.join(root, file);
    return !existsSync(place) || readFileSync(place, 'utf8') !== content;
  });
  expect(stale.map(([file]) => file)).toEqual([]);
});

test('every language has a name of its own, and a locale that the platform knows', () => {
  const names = LANGUAGES.map(nameOf);
  expect(new Set(names).size).toBe(LANGUAGES.length);
  expect(Intl.DateTimeFormat.supportedLocalesOf(LANGUAGES.map(localeOf))).toHaveLength(
    LANGUAGES.length,
  );
  expect(inEach((each) => each)).toEqual(Object.fromEntries(LANGUAGES.map((each) => [each, each])));
});
