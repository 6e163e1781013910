import { describe, expect, test } from 'vitest';
import type { AllTexts, Texts } from '#engine/contract.ts';
import { textsOf } from '#engine/texts.ts';
import { pebbles } from './toy.ts';
import { CHECKS, translations } from './translations.ts';

const TEXTS = textsOf(pebbles);

translations(TEXTS, [], ['en', 'fr', 'de']);

/** For every check, French texts that fail it. */
const BROKEN: Readonly<Record<string, readonly Texts[]>> = {
  'has the keys of English': [{ 'K9.extra': 'En trop.' }],
  'names the arguments of English': [{ 'K3.won': 'Victoire.' }, { 'K3.over': 'Bravo {seat}.' }],
  'has the plurals of its grammar': [
    { 'K1.goal': '{count, plural, one {#} few {#} other {#}}' },
    { 'K1.goal': '{count, plural, =1 {#} other {#}}' },
    { 'K1.goal': '{count, plural, one {#}}' },
    { 'K1.goal': '{count, plural,one{#}other{#}}' },
  ],
  'counts points and jokers in the plurals of its grammar': [
    { 'K1.goal': '{count} points' },
    { 'K1.goal': '{count, plural, one {# case} other {# cases}}, {count} jokers' },
  ],
  'has the terms that it names': [{ 'K3.won': '{seats, term}' }, { 'K3.won': '{seats, term, a}' }],
  'is neither empty nor left in English': [
    { 'K3.over': ' ' },
    { 'K3.over': 'The match is over.' },
    { 'K3.over': 'Finie, the partie.' },
  ],
  'has the punctuation of its language': [
    { 'K3.over': "C'est fini." },
    { 'K3.over': 'C’est fini !' },
    { 'K3.over': 'C’est fini : bravo.' },
    { 'K3.over': '“Fini”' },
    { 'K3.over': '« Fini »' },
    { 'K3.over': 'Fini: bravo.' },
    { 'K3.over': 'Fini...' },
    { 'K3.over': 'Fini ' },
  ],
};

describe('a check finds the key of what fails it', () => {
  test.each(Object.entries(CHECKS))('%s', (name, check) => {
    for (const broken of BROKEN[name]!) {
      const texts: AllTexts = { ...TEXTS, fr: { ...TEXTS.fr, ...broken } };
      expect(check(texts, 'fr', [])).toEqual(Object.keys(broken));
    }
  });
});
