import { describe, expect, test } from 'vitest';
import { type AllTexts, LANGUAGES, type Language, type Texts } from '#engine/contract.ts';
import { sentence } from '#engine/text.ts';

/** The keys of a language's texts that are wrong. */
type Check = (texts: AllTexts, language: Language, shared: readonly string[]) => readonly string[];

const TERM = /\{(\w+), term(?:, (\w+))?\}/g;
const BRANCH = /(\S+) \{(?:[^{}]|\{[^{}]*\})*\}/g;
const PLURAL = new RegExp(`\\{\\w+, plural,((?: ${BRANCH.source})+)\\}|, plural`, 'g');

/** A number for every plural of these languages. */
const COUNTS = [0, 1, 2, 5];

/** A number before a word that has a plural; “of 30 points” says how many there can be. */
const BARE_COUNT = /(?<!(?:of|sur|von) )\{\w+\} (?:points?|pts?|jokers?|Punkte?)(?!\p{L})/u;

/** Words that French or German have in common with English. */
const SHARED = ['X', 'orange'];

/** English words that are neither French nor German. */
const ENGLISH = /\b(?:the|and|your?|of|is|are|with|for)\b/i;

/** Straight or foreign quotation marks, and French marks without their narrow spaces. */
const MISPRINTS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /['"„«»]/,
  fr: /['"“”„]|(?<!\u202f)[;:!?»]|«(?!\u202f)/,
  de: /['"”«»]/,
};

/** Dots for an ellipsis, hyphens for a dash, spaces that nobody sees. */
const SLIPS = /\.\.|--| - |\s\s|^\s|\s$/;

/** Words of the record, which are the same in every language. */
const QUOTED = /«[^«»]*»|“[^“”]*”|„[^„“]*“/g;

export const CHECKS: Readonly<Record<string, Check>> = {
  'has the keys of English'(texts, language) {
    const keys = (one: Texts, other: Texts) => Object.keys(one).filter((key) => !(key in other));
    return [...keys(texts.en, texts[language]), ...keys(texts[language], texts.en)];
  },

  'names the arguments of English'(texts, language) {
    const named = (key: string, of: Language) => argumentsOf(key, texts[of], of).join();
    const both = Object.keys(texts[language]).filter((key) => key in texts.en);
    return both.filter((key) => named(key, language) !== named(key, 'en'));
  },

  'has the plurals of its grammar'(texts, language) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const known = new Set<string>(pluralCategories);
    return wrong(texts[language], (message) =>
      [...message.matchAll(PLURAL)].some(([, branches = '']) => {
        const names = [...branches.matchAll(BRANCH)].map(([, name]) => name!);
        const isKnown = (name: string) => known.has(name) || /^=\d+$/.test(name);
        return !(names.includes('one') && names.includes('other') && names.every(isKnown));
      }),
    );
  },

  'counts points and jokers in the plurals of its grammar'(texts, language) {
    return wrong(texts[language], (message) => BARE_COUNT.test(message.replaceAll(PLURAL, '')));
  },

  'has the terms that it names'(texts, language) {
    const families = new Set(Object.keys(texts[language]).map(familyOf));
    return wrong(texts[language], (message) =>
      familiesIn(message).some((family) => !families.has(family)),
    );
  },

  'is neither empty nor left in English'(texts, language, shared) {
    return wrong(texts[language], (message, key) => {
      if (message.trim() === '') return true;
      if (language === 'en') return false;
      const isShared = shared.includes(message) || !/\p{L}/u.test(wordsOf(message));
      return isShared ? false : message === texts.en[key] || ENGLISH.test(wordsOf(message));
    });
  },

  'has the punctuation of its language'(texts, language) {
    return wrong(texts[language], (message) => {
      const ours = message.replaceAll(QUOTED, (quote) => `${quote.slice(0, 2)}${quote.slice(-2)}`);
      return MISPRINTS[language]?.test(ours) || SLIPS.test(message);
    });
  },
};

/**
 * Declares tests that hold texts to English and to the grammar of their language. `shared` are
 * those that may well be the same as in English.
 */
export function translations(
  texts: AllTexts,
  shared: readonly string[] = [],
  languages: readonly Language[] = LANGUAGES,
): void {
  for (const language of languages) {
    describe(language, () => {
      test.each(Object.entries(CHECKS))('%s', (_, check) => {
        expect(check(texts, language, [...SHARED, ...shared])).toEqual([]);
      });
    });
  }
}

/** `colour.boxes` of the key `colour.boxes.R`. */
export function familyOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

/** The families of terms that a message looks up. */
export function familiesIn(message: string): readonly string[] {
  return [...message.matchAll(TERM)].map(([, name, form]) => (form ? `${name}.${form}` : name!));
}

function wrong(texts: Texts, isWrong: (message: string, key: string) => boolean): string[] {
  return Object.keys(texts).filter((key) => isWrong(texts[key]!, key));
}

/** A message without the names of its arguments and branches. */
function wordsOf(message: string): string {
  return message
    .replaceAll(/\{\w+(?:, term(?:, \w+)?)?\}/g, '')
    .replaceAll(/\{\w+, plural,|(?:=\d+|one|other) (?=\{)/g, '');
}

/** The arguments that a message uses, in any of its plurals. */
function argumentsOf(key: string, texts: Texts, language: Language): readonly string[] {
  const [rule = '', ...rest] = key.split('.');
  const asked = new Set<string>();
  for (const count of COUNTS) {
    const get = (_: object, name: string) => {
      asked.add(name);
      return count;
    };
    const note = { rule, key: rest.join('.'), args: new Proxy({}, { get }) };
    sentence(note, texts, [], language);
  }
  return [...asked].sort();
}
