import { expect, test } from 'vitest';
import { ROOT } from '#testing/files.ts';
import { notesIn, stringsIn, unusedSentences } from '#testing/texts.ts';
import en from './texts/en.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);

test('every sentence is used', () => {
  const users = [folder, new URL('kits/', ROOT), new URL('games/', ROOT)];
  expect(unusedSentences(en, users.flatMap(stringsIn))).toEqual([]);
});

test('every refusal in the sources has a text', () => {
  const refused = notesIn(folder);
  expect(refused).toContain('F3.noRoll');
  expect(refused.filter((key) => !(key in en))).toEqual([]);
});
