/** Letters that are not made of a Latin one and a mark, by the Latin ones they look like. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ſ: 's' }),
  ...pairs('авсԁеһіјкмнорԛѕтцухуԝ', 'abcdehijkmhopqstuyxyw'),
  ...pairs('αβεηικνορτυχω', 'abenikvoptuxw'),
]);

const DIGITS: ReadonlyMap<string, string> = new Map(pairs('0345678', 'oeasgtb'));
const VOWELS = 'aeiou';

export interface Readings {
  /** The words of a name as somebody may read them, in plain letters and spaces. */
  readonly words: readonly string[];
  /** The same, with bits put together as well: good enough for words that nothing else contains. */
  readonly bits: readonly string[];
}

/** Everything that somebody may read in a name, whatever signs it is written with. */
export function readingsOf(name: string): Readings {
  const folded = fold(name);
  const words = new Set<string>();
  const bits = new Set<string>();
  for (const spelling of spellingsOf(folded)) {
    const apart = spelling.replace(/[^a-z]+/g, ' ').trim();
    const closed = spelling.replace(/[^a-z ]+/g, '').trim();
    for (const each of [apart, closed, letterByLetter(apart)]) words.add(each);
    for (const each of [apart, closed]) bits.add(inBits(each)).add(aroundOneLetter(each));
  }
  return { words: [...words], bits: [...words, ...bits] };
}

/** Small Latin letters, without their marks. */
function fold(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...bare].map((sign) => LOOK_ALIKES.get(sign) ?? sign).join('');
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

function pairs(from: string, to: string): (readonly [string, string])[] {
  const targets = [...to];
  return [...from].map((sign, index) => [sign, targets[index]!]);
}
