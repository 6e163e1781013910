import { describe, expect, test } from 'vitest';
import { translations } from '#testing/translations.ts';
import { joinTexts, RECORD_TEXTS } from './texts.ts';

test('of joined texts the later ones win, language by language', () => {
  const kit = { en: { a: 'one', b: 'two' }, fr: { a: 'un', b: 'deux' }, de: { a: 'eins' } };
  const game = { en: { b: 'pair' }, fr: {}, de: { b: 'Paar' } };
  expect(joinTexts(kit, game)).toEqual({
    en: { a: 'one', b: 'pair' },
    fr: { a: 'un', b: 'deux' },
    de: { a: 'eins', b: 'Paar' },
  });
});

describe('the texts of the record', () => translations(RECORD_TEXTS));
