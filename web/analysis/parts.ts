import type { Split } from '#bots/analysis/told.ts';

/** A result as it is told: where it begins, what came on top or was lost, and where it ends. */
interface Parts {
  readonly start: number;
  readonly luck: number;
  readonly lost: number;
  readonly rest: number;
  readonly final: number;
}

/** Points are told in tenths, chances in hundredths. */
export const TENTHS = 10;
export const HUNDREDTHS = 100;

/** Rounded, and they still add up: what rounding leaves over goes to the rest. */
export function partsOf({ start, luck, lost, final }: Split, finest: number): Parts {
  const round = (value: number) => Math.round(value * finest);
  const [from, dice, own, to] = [
    round(start.mean),
    round(luck.mean),
    round(-lost.mean),
    round(final),
  ];
  const rest = to - from - dice - own;
  return {
    start: from / finest,
    luck: dice / finest,
    lost: own / finest,
    rest: rest / finest,
    final: to / finest,
  };
}
