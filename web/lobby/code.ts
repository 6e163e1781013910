import type { ColourKey } from '#ui/die.tsx';
import { LOBBY_TEXTS } from './texts.ts';

/** The symbols of which codes are made, each in the colour whose boxes bear it. */
export const SYMBOLS = {
  sun: 'y',
  leaf: 'g',
  drop: 'b',
  flower: 'r',
  diamond: 'o',
  moon: 'v',
  square: 'k',
} as const satisfies Readonly<Record<string, ColourKey>>;

export type SymbolName = keyof typeof SYMBOLS;

/** A code as far as it has been typed. */
export interface TypedCode {
  readonly symbols: readonly SymbolName[];
  /** Its digits. */
  readonly number: string;
  /** What is neither. */
  readonly odd: readonly string[];
}

/** How many symbols a code has; then comes its number. */
export const WORDS = 4;
export const DIGITS = 2;
const NAMES = Object.keys(SYMBOLS) as SymbolName[];

/** What each symbol is called, in every language. */
const SPOKEN: readonly (readonly [word: string, symbol: SymbolName])[] = NAMES.flatMap((symbol) =>
  [symbol, ...Object.values(LOBBY_TEXTS).map((texts) => texts[`symbol.${symbol}`])].map(
    (word) => [plain(word), symbol] as const,
  ),
);

/** Letters that people take for digits. */
const DIGIT_LIKE: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** Reads what somebody typed or heard: in any of our languages, with a slip or without spaces. */
export function readTyped(text: string): TypedCode {
  const symbols: SymbolName[] = [];
  const odd: string[] = [];
  let number = '';
  for (const part of plain(text).match(/[a-z]+|\d+/g) ?? []) {
    const digits = /\d/.test(part) ? part : DIGIT_LIKE[part];
    const read = symbolsIn(part);
    if (digits !== undefined) number += digits;
    else if (read) symbols.push(...read);
    else odd.push(part);
  }
  return { symbols, number, odd };
}

/** The code as the server knows it; undefined while something is missing, or too much. */
export function wholeCode({ symbols, number, odd }: TypedCode): string | undefined {
  const isWhole = symbols.length === WORDS && odd.length === 0;
  if (!isWhole || number === '' || number.length > DIGITS) return undefined;
  return [...symbols, number.padStart(DIGITS, '0')].join(' ');
}

/** Whether nothing is missing, and nobody can mean to type on. */
export function isComplete(typed: TypedCode): boolean {
  return typed.number.length === DIGITS && wholeCode(typed) !== undefined;
}

/** How many of its places are filled. */
export function lengthOf({ symbols, number }: TypedCode): number {
  return symbols.length + number.length;
}

/** Keys write what fits, and drop what could not be read. */
export function withSymbol({ symbols, number }: TypedCode, symbol: SymbolName): TypedCode {
  return { symbols: [...symbols, symbol].slice(0, WORDS), number, odd: [] };
}

export function withDigit({ symbols, number }: TypedCode, digit: string): TypedCode {
  return { symbols, number: `${number}${digit}`.slice(0, DIGITS), odd: [] };
}

export function withoutLast({ symbols, number, odd }: TypedCode): TypedCode {
  if (odd.length > 0) return { symbols, number, odd: [] };
  if (number !== '') return { symbols, number: number.slice(0, -1), odd };
  return { symbols: symbols.slice(0, -1), number, odd };
}

/** The parts of a code that the server gave. */
export function partsOf(code: string): readonly [readonly SymbolName[], string] {
  const { symbols, number } = readTyped(code);
  return [symbols, number];
}

/** Without accents and capitals. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** One symbol, or several whose names are written together. */
function symbolsIn(word: string): readonly SymbolName[] | undefined {
  if (word === '') return [];
  for (const [name, symbol] of SPOKEN) {
    const rest = word.startsWith(name) ? symbolsIn(word.slice(name.length)) : undefined;
    if (rest) return [symbol, ...rest];
  }
  const near = new Set(SPOKEN.filter(([name]) => isSlip(word, name)).map(([, symbol]) => symbol));
  return near.size === 1 ? [...near] : undefined;
}

/** Whether a word is another one with a single letter wrong, missing, doubled or too much. */
function isSlip(word: string, name: string): boolean {
  if (word.length < 3 || Math.abs(word.length - name.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === name[same]) same++;
  const tails = [word.slice(same + 1) === name.slice(same + 1)];
  tails.push(word.slice(same + 1) === name.slice(same), word.slice(same) === name.slice(same + 1));
  return tails.includes(true);
}
