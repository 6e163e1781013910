import { foldLookAlikes, pairs } from './look-alikes.ts';

const DIGITS: ReadonlyMap<string, string> = new Map(pairs('03456789', 'oeasgtbg'));
const VOWELS = 'aeiou';

export interface Readings {
  /** The words of a name as somebody may read them, in plain letters and spaces. */
  readonly words: readonly string[];
  /** The same, with bits put together as well: good enough for words that nothing else contains. */
  readonly bits: readonly string[];
}

/** Everything that somebody may read in a name, whatever signs it is written with. */
export function readingsOf(name: string): Readings {
  const words = new Set<string>();
  const bits = new Set<string>();
  for (const spelling of spellingsOf(foldLookAlikes(name))) {
    const apart = spelling.replace(/[^a-z]+/g, ' ').trim();
    const closed = spelling.replace(/[^a-z ]+/g, '').trim();
    for (const each of [apart, closed, letterByLetter(apart)]) words.add(each);
    for (const each of [apart, closed]) bits.add(inBits(each)).add(aroundOneLetter(each));
  }
  for (const each of [...words]) for (const sounding of soundingsOf(each)) words.add(sounding);
  words.add(
    foldLookAlikes(apartAtCapitals(name))
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  return { words: [...words], bits: [...words, ...bits] };
}

/** Digits may be letters or nothing, and stars hide a vowel. */
function spellingsOf(folded: string): readonly string[] {
  const shown = folded.includes('*')
    ? [...VOWELS].map((vowel) => folded.replace(/(?<=\w)\*+(?=\w)/g, vowel))
    : [folded];
  return shown.flatMap((text) => [
    text.replace(/\d+/g, ' '),
    lettersFor(text, 'i'),
    lettersFor(text, 'l'),
  ]);
}

/** A number that stands alone stays one. */
function lettersFor(text: string, one: string): string {
  return text.replace(/[a-z\d!]*[a-z][a-z\d!]*/g, (word) =>
    word
      .replace(/(?<=[a-z\d])!(?=[a-z\d])/g, 'i')
      .replace(/\d/g, (digit) => (digit === '1' ? one : (DIGITS.get(digit) ?? digit))),
  );
}

/** "phuck", "fvck", "vvhore". Only in whole words: a "Phuc K." is called so. */
function soundingsOf(text: string): readonly string[] {
  const spoken = text.replaceAll('ph', 'f');
  return [
    spoken,
    text.replaceAll('vv', 'w'),
    ...[text, spoken].map((each) => each.replaceAll('v', 'u')),
  ];
}

/** "AnnaHost": a capital begins a word of its own. */
function apartAtCapitals(name: string): string {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll}{3})/gu, ' ');
}

/** "s e x": at least three letters, each alone. */
function letterByLetter(apart: string): string {
  return apart.replace(/\b[a-z](?: [a-z]\b){2,}/g, (run) => run.replaceAll(' ', ''));
}

/** "fu ck": syllables, each alone. */
function inBits(text: string): string {
  return text.replace(/\b[a-z]{1,2}(?: [a-z]{1,2}\b)+/g, (run) => run.replaceAll(' ', ''));
}

/** "f uck". */
function aroundOneLetter(text: string): string {
  return text.replace(/(?<=\b[a-z]) | (?=[a-z]\b)/g, '');
}
