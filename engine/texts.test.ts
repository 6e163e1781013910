import { describe, expect, test } from 'vitest';
import { translations } from '#testing/translations.ts';
import { inEach } from './languages.ts';
import { joinTexts, RECORD_TEXTS } from './texts.ts';

test('of joined texts the later ones win, language by language', () => {
  const kit = inEach((each) => ({ a: `${each} one`, b: `${each} two` }));
  const game = { ...inEach(() => ({})), en: { b: 'pair' }, de: { b: 'Paar' } };
  expect(joinTexts(kit, game)).toEqual({
    ...kit,
    en: { a: 'en one', b: 'pair' },
    de: { a: 'de one', b: 'Paar' },
  });
});

describe('the texts of the record', () => translations(RECORD_TEXTS));
