import type { Seat } from './contract.ts';

/** The seats with the best claim: the first number counts, then the second, and so on. */
export function best(claims: readonly (readonly number[])[]): Seat[] {
  const top = claims.reduce((one, other) => (compare(other, one) > 0 ? other : one));
  return claims.flatMap((claim, seat) => (compare(claim, top) === 0 ? [seat] : []));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}
