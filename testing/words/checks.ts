import type { Language } from '#engine/contract.ts';

/** What is wrong with a sentence as people read it. */
interface Check {
  readonly says: string;
  /** A check without a language is for all of them. */
  readonly in?: Language;
  readonly pattern: RegExp;
}

const VOWEL = '[aeiouyàâäéèêëîïôöùûüœh]';
/** No elision before these. */
const ASPIRATED = '(?:haut|hasard|huit|hors|onze|oui|hérisson|hibou)';
/** People, spoken to or by the names of the samples. */
const SOMEBODY = '(?:tu es|es-tu|(?:Anna|Hugo|Léa|Tom|quelqu’un) est)';
const MASCULINE =
  '(?:parti|absent|présent|bloqué|renvoyé|connecté|prêt|arrivé|revenu|seul|assis|sûr|sorti|là)';

/** The words that a page of ours forbids (docs/translate.md), and slips that rendering brings out. */
const CHECKS: readonly Check[] = [
  {
    says: 'a hole is left',
    pattern: /[{}]|(?<!\b(?:a|sans|ohne|kein|ni) )#|undefined|NaN|\[object/,
  },
  { says: 'a word stands twice', pattern: word('(?!vous|nous|sie)(\\p{L}{2,}) \\1') },
  { says: 'two spaces', pattern: / {2}/ },

  { in: 'en', says: 'a before a vowel', pattern: /(?<![\p{L}-])a (?=[aeio])(?!one\b|one-)/u },
  { in: 'en', says: 'an before a consonant', pattern: /(?<![\p{L}-])an (?=[b-df-gj-np-tv-z])/u },
  {
    ...{ in: 'en', says: 'no contraction' },
    pattern:
      /\bcannot\b|\b(?:do|does|is|are|was|were|has|have|had|did|would|could|should) not\b(?! (?:a|all)\b)|(?<!\b(?:as|of|many|after|than) )\b(?:that is|it is|you are|they are)\b(?! [—–])/i,
  },
  {
    ...{ in: 'en', says: 'sounds translated' },
    pattern: word('whom|anew|hangs? together|unless told|beside|lies? in|(?<!on )strikes?|struck'),
  },
  {
    ...{ in: 'en', says: 'a match is a game here' },
    pattern: /\bmatch(?:es)?\b(?! (?:the|these|this|your|those|what|that)\b)/i,
  },

  {
    ...{ in: 'fr', says: 'no elision' },
    pattern: word(
      `(?:de|le|la|que|je|ne|se|me|te|lorsque|puisque) (?!${ASPIRATED})(?=${VOWEL}\\p{L})\\p{L}+`,
    ),
  },
  {
    in: 'fr',
    says: 'no contraction',
    pattern: word('de les(?! \\p{L}+(?:er|ir|re)(?!\\p{L}))|à les|à le|de le(?= \\p{Ll})'),
  },
  {
    ...{ in: 'fr', says: 'guesses a gender' },
    pattern: word(`${SOMEBODY} ${MASCULINE}|le premier(?=[.,!?])|obligé|\\p{L}+·e`),
  },
  {
    ...{ in: 'fr', says: 'not the word of the box' },
    pattern: word('jets?|points de cœur|faire sauter|bots?|application'),
  },

  {
    ...{ in: 'de', says: 'not the word of the box' },
    pattern: word(
      'umkreis\\p{L}*|Spielern?|komplett\\p{L}*|vollendet\\p{L}*|vollständig\\p{L}*|vorgemerkt',
    ),
  },
  {
    ...{ in: 'de', says: 'not as people speak' },
    pattern: word(
      'nahm|kreuzte|ließ(?! sich)|täte|brächte|gäbe|überspränge|entstünde|träfe|berichtig\\p{L}*',
    ),
  },
  { in: 'de', says: 'a chain of wer', pattern: /(?<!\p{L})wer [^.!?:]*(?<!\p{L})wer /iu },
];

export function faultsOf(sentence: string, language: Language): readonly string[] {
  return CHECKS.filter(
    ({ in: only = language, pattern }) => only === language && pattern.test(sentence),
  ).map(({ says }) => says);
}

/** Whole words of any alphabet. */
function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}’-])(?:${pattern})(?![\\p{L}’-])`, 'iu');
}
