import fc from 'fast-check';

/** One blow to a text. Numbers are taken modulo whatever there is to choose from. */
export interface Blow {
  readonly kind: (typeof KINDS)[number];
  readonly at: number;
  readonly other: number;
}

const KINDS = [
  'delete a character',
  'insert a character',
  'delete a line',
  'double a line',
  'swap two lines',
  'replace a word',
  'insert a word',
  'change a number',
  'insert a header',
  'cut the text',
] as const;

const ODD_CHARACTERS = [
  '#',
  ':',
  ',',
  ' ',
  '\n',
  '\r',
  '\t',
  '\0',
  '?',
  'é',
  '\uD800',
  '\uFEFF',
  '𝟙',
];
const ODD_NUMBERS = [
  '0',
  '00',
  '1',
  '7',
  '9',
  '12',
  '-1',
  '1.5',
  '1e3',
  '4294967296',
  '9'.repeat(40),
];

export const blow: fc.Arbitrary<Blow> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(),
  other: fc.nat(),
});

/** A text after a blow; words come from the vocabulary, headers as well. */
export function struck(text: string, { kind, at, other }: Blow, words: readonly string[]): string {
  const lines = text.split('\n');
  const i = at % lines.length;
  const j = other % lines.length;
  const place = at % (text.length + 1);
  switch (kind) {
    case 'delete a character':
      return text.slice(0, place) + text.slice(place + 1);
    case 'insert a character':
      return text.slice(0, place) + from(ODD_CHARACTERS, other) + text.slice(place);
    case 'delete a line':
      return lines.toSpliced(i, 1).join('\n');
    case 'double a line':
      return lines.toSpliced(i, 0, lines[i]!).join('\n');
    case 'swap two lines':
      return lines.with(i, lines[j]!).with(j, lines[i]!).join('\n');
    case 'replace a word':
      return nth(text, /\S+/g, at, () => from(words, other));
    case 'insert a word':
      return nth(text, / /g, at, () => ` ${from(words, other)} `);
    case 'change a number':
      return nth(text, /\d+/g, at, () => from(ODD_NUMBERS, other));
    case 'insert a header':
      return `${from(words, at)}: ${from(words, other)}\n${text}`;
    case 'cut the text':
      return text.slice(0, place);
  }
}

function from(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

/** Replaces one match of a pattern, the one with the given number modulo how many there are. */
function nth(text: string, pattern: RegExp, number: number, by: () => string): string {
  const count = text.match(pattern)?.length ?? 0;
  let left = count === 0 ? -1 : number % count;
  return text.replace(pattern, (found) => (left-- === 0 ? by() : found));
}
