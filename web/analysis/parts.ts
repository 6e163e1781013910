import type { Split } from '#bots/analysis/told.ts';

/** A result as it is told: where it begins, what came on top or was lost, and where it ends. */
interface Parts {
  readonly start: number;
  readonly luck: number;
  readonly lost: number;
  readonly rest: number;
  readonly final: number;
}

/** In tenths. They still add up: what rounding leaves over goes to the rest. */
export function partsOf({ start, luck, lost, final }: Split): Parts {
  const tenths = (value: number) => Math.round(value * 10);
  const [from, dice, own, to] = [
    tenths(start.mean),
    tenths(luck.mean),
    tenths(-lost.mean),
    tenths(final),
  ];
  const rest = to - from - dice - own;
  return { start: from / 10, luck: dice / 10, lost: own / 10, rest: rest / 10, final: to / 10 };
}
