import { readingsOf } from './readings.ts';
import list from './words.json' with { type: 'json' };

/** So long that no innocent name holds such a word even across its spaces. */
const LONG = 8;

/**
 * `anywhere` are words that no innocent name contains, however their letters are drawn out.
 * `whole` are words that many names contain: they count only where they stand alone, and only a
 * letter that is written three times is drawn out, since a "bitte" is no "bite".
 */
const ANYWHERE = inAllLanguages(list.anywhere);
const INSIDE = oneOf(ANYWHERE, (letter) => `${letter}+`);
const ACROSS = oneOf(
  ANYWHERE.filter(({ length }) => length >= LONG),
  (letter) => `${letter}+`,
);
const ALONE = new RegExp(
  `\\b(?:${oneOf(inAllLanguages(list.whole), (letter) => `${letter}(?:${letter}{2,})?`).source})\\b`,
);
const INNOCENT = new RegExp(list.innocent.join('|'), 'g');

/** Whether a name holds an insult or a sexual word, in any language that we speak. */
export function isRude(name: string): boolean {
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
      run.length > 1 ? `${letter}{2,}` : single(letter),
    ),
  );
  return new RegExp(drawnOut.join('|'));
}
