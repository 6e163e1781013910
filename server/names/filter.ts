import { readingsOf } from './readings.ts';
import { showsBadSign, tellsContact } from './signs.ts';
import list from './words.json' with { type: 'json' };

/** So long that no innocent name holds such a word even across its spaces. */
const LONG = 8;

/**
 * `anywhere` are words that no innocent name contains, however their letters are drawn out.
 * `whole` are words that many names contain: they count only where they stand alone, and only a
 * letter that is written three times is drawn out, since a "bitte" is no "bite". A space in them
 * may be left out. `reserved` are whole words by which somebody would pass for the host, for the
 * server or for one who has left.
 */
const ANYWHERE = inAllLanguages(list.anywhere);
const WHOLE = [list.whole, list.reserved].flatMap(inAllLanguages);
const INSIDE = oneOf(ANYWHERE, (letter) => `${letter}+`);
const ACROSS = oneOf(
  ANYWHERE.filter(({ length }) => length >= LONG),
  (letter) => `${letter}+`,
);
const ALONE = new RegExp(
  `\\b(?:${oneOf(WHOLE, (letter) => (letter === ' ' ? ' ?' : `${letter}(?:${letter}{2,})?`)).source})\\b`,
);
const INNOCENT = new RegExp(list.innocent.join('|'), 'g');

/**
 * Whether a name has no place at a public table with children: insults, threats and sexual words
 * in any language that we speak, signs of hatred, telephone numbers, and names that pretend.
 */
export function isRude(name: string): boolean {
  if (showsBadSign(name) || tellsContact(name)) return true;
  const { words, bits } = readingsOf(name);
  if (words.some((text) => ALONE.test(text))) return true;
  const guilty = bits.map((text) => text.replace(INNOCENT, ' '));
  return guilty.some((text) => INSIDE.test(text) || ACROSS.test(text.replaceAll(' ', '')));
}

function inAllLanguages({ en, fr, de }: typeof list.whole): readonly string[] {
  return [...en, ...fr, ...de];
}

/** A double letter may be drawn out in any case. */
function oneOf(words: readonly string[], single: (letter: string) => string): RegExp {
  const drawnOut = words.map((word) =>
    word.replace(/(.)\1*/g, (run, letter: string) =>
      run.length > 1 ? `${letter}{${run.length},}` : single(letter),
    ),
  );
  return new RegExp(drawnOut.join('|'));
}
