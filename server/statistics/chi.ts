/** How far counts are from what was expected of them. */
export interface Test {
  readonly chiSquare: number;
  readonly degrees: number;
  /** How often fair dice stray at least as far, from 0 to 1. */
  readonly chance: number;
}

export function chiSquareTest(counts: readonly number[], expected: readonly number[]): Test {
  const chiSquare = counts.reduce(
    (sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!,
    0,
  );
  const degrees = counts.length - 1;
  return { chiSquare, degrees, chance: upperGamma(degrees / 2, chiSquare / 2) };
}

const PRECISION = 1e-12;
const MOST_TERMS = 500;

/** The regularised upper incomplete gamma function, by its series or its continued fraction. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x);
}

function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MOST_TERMS && term > sum * PRECISION; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz's way of going through a continued fraction. */
function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < MOST_TERMS; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    const factor = c * d;
    value *= factor;
    if (Math.abs(factor - 1) < PRECISION) break;
  }
  return value;
}

const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680];

/** Stirling's series, which is exact enough from 8 on; below, one step up after the other. */
function logGamma(x: number): number {
  if (x < 8) return logGamma(x + 1) - Math.log(x);
  const tail = STIRLING.reduce((sum, part, i) => sum + part / x ** (2 * i + 1), 0);
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + tail;
}
