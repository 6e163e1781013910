import type { Move } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';

/** Moves of a seat with what each seems to be worth. */
interface WeighedMoves {
  readonly moves: readonly Move[];
  readonly worths: readonly number[];
}

const PRECISION = 1 << 16;

/** The best of the first moves, seen by somebody who is off by at most `blur` about each of them. */
export function bestBlurred(
  { moves, worths }: WeighedMoves,
  count: number,
  blur: number,
  random: Random,
): Move {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const worth = worths[i]! + (blur === 0 ? 0 : blur * error(random));
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  return moves[best]!;
}

/** Between −1 and 1, small ones more likely. */
function error(random: Random): number {
  return (random.below(PRECISION) - random.below(PRECISION)) / PRECISION;
}
