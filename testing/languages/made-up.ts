const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: 'å', d: 'đ', e: 'ë', g: 'ğ', i: 'ï', n: 'ñ', o: 'ø', s: 'š', t: 'ŧ', u: 'ü', y: 'ÿ' },
  ...{ A: 'Å', D: 'Đ', E: 'Ë', G: 'Ğ', I: 'Ï', N: 'Ñ', O: 'Ø', S: 'Š', T: 'Ŧ', U: 'Ü', Y: 'Ÿ' },
};
/** Arguments and terms; what stands in the branches of a plural is said like all else. */
const KEPT =
  /\{\w+(?:, term(?:, \w+)?)?\}|\{\w+, plural,|(?:=\d+|\b(?:one|other)) (?=\{)|“[^“”]*”/g;
/** A branch that is one word looks like an argument. */
const BRANCH = /((?:=\d+|\b(?:one|other)) \{)(\w+)(?=\})/g;

/** A text in a language that nobody speaks: English with other letters. */
export function madeUp(message: string): string {
  const text = message.replaceAll(BRANCH, (_, head: string, word: string) => head + spelt(word));
  const kept = [...text.matchAll(KEPT)].map(([part]) => part);
  return text
    .split(KEPT)
    .map((part, i) => spelt(part) + (kept[i] ?? ''))
    .join('');
}

function spelt(part: string): string {
  return part.replaceAll(/[a-z]/gi, (letter) => LETTERS[letter] ?? letter);
}
