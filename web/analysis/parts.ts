import type { Split } from '#bots/analysis/told.ts';

/** A result as it is told: where it begins, what came on top or was lost, and where it ends. */
export const PARTS = ['start', 'dice', 'own', 'others', 'final'] as const;

export type Part = (typeof PARTS)[number];

/** What is known this well, in points, is told in tenths. */
const WELL_KNOWN = 0.3;

/** Rounded as far as they are known, and they still add up: what rounding leaves goes to the dice. */
export function partsOf(split: Split): Readonly<Record<Part, number>> {
  const { start, dice, own, others, final } = split;
  const isKnown = [start, dice, own, others].every(({ error }) => error <= WELL_KNOWN);
  const finest = isKnown ? 10 : 1;
  const [from, mine, theirs, to] = [start.mean, own.mean, others.mean, final].map((value) =>
    Math.round(value * finest),
  );
  const rolled = to! - from! - mine! - theirs!;
  return {
    start: from! / finest,
    dice: rolled / finest,
    own: mine! / finest,
    others: theirs! / finest,
    final: to! / finest,
  };
}
