import type { Random } from '#kits/random.ts';

/** The symbols that boxes bear have names in every language: a code can be said aloud. */
export const SYMBOLS = ['sun', 'leaf', 'drop', 'flower', 'diamond', 'moon', 'square'] as const;

const WORDS = 4;
const NUMBERS = 100;
/** How many there are to guess from. */
export const CODES = SYMBOLS.length ** WORDS * NUMBERS;

/**
 * What is said to join a table, such as `leaf sun drop moon 42`: short, so it lives only while the
 * lobby is open and guessing is rate-limited. The link is the key, this is the doorbell.
 */
export function spokenCode(random: Random): string {
  const words = Array.from({ length: WORDS }, () => SYMBOLS[random.below(SYMBOLS.length)]!);
  return [...words, String(random.below(NUMBERS)).padStart(2, '0')].join(' ');
}

/** A code as somebody types it: in letters of either case, with whatever stands in between. */
export function readCode(text: string): string | undefined {
  const parts = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const [number = '', ...words] = parts.toReversed();
  const isCode = words.length === WORDS && /^\d{1,2}$/.test(number) && words.every(isSymbol);
  return isCode ? [...words.toReversed(), number.padStart(2, '0')].join(' ') : undefined;
}

function isSymbol(word: string): boolean {
  return SYMBOLS.some((each) => each === word);
}
