import { expect, test } from 'vitest';
import { ROOT } from '#testing/files.ts';
import { notesIn, stringsIn, unusedSentences } from '#testing/texts.ts';
import { RECORD_TEXTS } from './texts.ts';

const folder = new URL('./', import.meta.url);

test('every sentence is used', () => {
  const users = [folder, new URL('kits/', ROOT), new URL('games/', ROOT)];
  expect(unusedSentences(RECORD_TEXTS.en, users.flatMap(stringsIn))).toEqual([]);
});

test('every refusal in the sources has a text', () => {
  const refused = notesIn(folder);
  expect(refused).toContain('F3.noRoll');
  expect(refused.filter((key) => !(key in RECORD_TEXTS.en))).toEqual([]);
});
