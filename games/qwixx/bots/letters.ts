/**
 * Many weights as text, small when compressed: one letter each, in steps as wide as its column
 * needs. Columns repeat after so many weights as there are steps.
 */
export interface Letters {
  readonly letters: string;
  /** The lowest weight of each column, and its steps. */
  readonly low: string;
  readonly step: string;
}

/** The first letter; they are printable, and JSON escapes only one of them. */
const FIRST = 35;
const LEVELS = 91;
const DIGITS = 6;

export function readLetters({ letters, low, step }: Letters): Float32Array {
  const [lows, steps] = [readNumbers(low), readNumbers(step)];
  const list = new Float32Array(letters.length);
  for (let at = 0; at < list.length; at++) {
    const column = at % steps.length;
    list[at] = lows[column]! + (letters.charCodeAt(at) - FIRST) * steps[column]!;
  }
  return list;
}

export function writeLetters(list: Float32Array, columns: number): Letters {
  const lows = new Float32Array(columns).fill(Number.POSITIVE_INFINITY);
  const highs = new Float32Array(columns).fill(Number.NEGATIVE_INFINITY);
  for (const [at, weight] of list.entries()) {
    lows[at % columns] = Math.min(lows[at % columns]!, weight);
    highs[at % columns] = Math.max(highs[at % columns]!, weight);
  }
  const steps = highs.map((high, column) => (high - lows[column]!) / (LEVELS - 1) || 1);
  const letters = Array.from(list, (weight, at) => {
    const level = Math.round((weight - lows[at % columns]!) / steps[at % columns]!);
    return String.fromCharCode(FIRST + level);
  });
  return { letters: letters.join(''), low: writeNumbers(lows), step: writeNumbers(steps) };
}

export function readNumbers(text: string): Float32Array {
  return Float32Array.from(text.split(' '), Number);
}

export function writeNumbers(list: Float32Array): string {
  return Array.from(list, (each) => String(Number(each.toPrecision(DIGITS)))).join(' ');
}
