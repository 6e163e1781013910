import { randomFrom } from '#kits/random.ts';
import golden from './good/golden.json' with { type: 'json' };
import plain from './good/plain.json' with { type: 'json' };
import type { SheetKind } from './sheet.ts';

/** Which of the codes from one number to another were found good, four to a digit. */
interface CodeList {
  readonly from: number;
  readonly codes: string;
}

/** Made by `dicepad lab rate GAME --list FILE`; see docs/bots.md. */
const LISTS: Readonly<Record<SheetKind, CodeList>> = { plain, golden };

export const PER_DIGIT = 4;
const DIGIT = 16;

/** The code of a sheet that is about as hard and as lucky as the printed ones, drawn by a seed. */
export function drawGoodCode(kind: SheetKind, seed: string): string {
  const codes = goodCodes(kind);
  return codes[randomFrom(seed).below(codes.length)]!;
}

/** All codes that were found good. */
export function goodCodes(kind: SheetKind): readonly string[] {
  const { from, codes } = LISTS[kind];
  return unpackCodes(codes).flatMap((isGood, nth) => (isGood ? [String(from + nth)] : []));
}

/** Whether each of some is good, as a short text. */
export function packCodes(good: readonly boolean[]): string {
  const digits = Array.from({ length: Math.ceil(good.length / PER_DIGIT) }, (_, at) => {
    const four = good.slice(at * PER_DIGIT, (at + 1) * PER_DIGIT);
    return four.reduce((sum, isGood, bit) => sum + (isGood ? 1 << bit : 0), 0).toString(DIGIT);
  });
  return digits.join('');
}

function unpackCodes(text: string): boolean[] {
  return [...text].flatMap((digit) => {
    const bits = Number.parseInt(digit, DIGIT);
    return Array.from({ length: PER_DIGIT }, (_, bit) => ((bits >> bit) & 1) === 1);
  });
}
