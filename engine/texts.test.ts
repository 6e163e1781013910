import { describe, expect, test } from 'vitest';
import { ROOT } from '#testing/files.ts';
import { notesIn, stringsIn, unusedSentences } from '#testing/texts.ts';
import { translations } from '#testing/translations.ts';
import { joinTexts, RECORD_TEXTS } from './texts.ts';

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

test('of joined texts the later ones are heard, language by language', () => {
  const kit = { en: { a: 'one', b: 'two' }, fr: { a: 'un', b: 'deux' }, de: { a: 'eins' } };
  const game = { en: { b: 'pair' }, fr: {}, de: { b: 'Paar' } };
  expect(joinTexts(kit, game)).toEqual({
    en: { a: 'one', b: 'pair' },
    fr: { a: 'un', b: 'deux' },
    de: { a: 'eins', b: 'Paar' },
  });
});

describe('the texts of the record', () => translations(RECORD_TEXTS));
