import { expect, test } from 'vitest';
import { CARDS } from '#games/cards.ts';
import { filesIn, isTest, lex, ROOT } from '#testing/files.ts';
import { gameName } from './cards.ts';
import { loadLanguage, spoken } from './language.ts';

test('no screen shows the name that a game has in its record', () => {
  const views = filesIn(new URL('web/', ROOT), /\.tsx?$/).filter((file) => !isTest(file));
  const faults = views.filter(({ text }) => /\bgame\??\.name\b/.test(lex(text).code));
  expect(views.length).toBeGreaterThan(100);
  expect(faults.map(({ path }) => path)).toEqual([]);
});

test('a game has the name of the language that is read, and an unknown one its own', async () => {
  await Promise.all((['en', 'fr'] as const).map(loadLanguage));
  const { id, texts } = CARDS.find(({ texts }) => texts.fr.name !== texts.en.name)!;
  expect(gameName(id)).toBe(texts.en.name);
  spoken.value = 'fr';
  expect(gameName(id)).toBe(texts.fr.name);
  spoken.value = undefined;
  expect(gameName('some-other')).toBe('some-other');
});
