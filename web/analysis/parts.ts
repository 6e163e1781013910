import type { Split } from '#bots/analysis/told.ts';

/** What leads from what was expected to the end. */
export const PARTS = ['dice', 'own', 'others'] as const;

export type Part = (typeof PARTS)[number];

/** Parts that cannot be told apart from chance, and so not from one another. */
type Left = Part | 'dice-own' | 'dice-others' | 'own-others' | 'dice-own-others';

/** A result as it is told: where it begins, what came on top or was lost, and where it ends. */
interface Parts {
  readonly start: number;
  readonly clear: readonly (readonly [part: Part, points: number])[];
  /** Which parts are told together, if any, and what they make. */
  readonly left: Left | undefined;
  readonly together: number;
  readonly final: number;
  /** How finely all of it is told. */
  readonly step: number;
}

/** What is known this well, in points, is told in tenths. */
const WELL_KNOWN = 0.3;

/** Rounded as far as they are known, and they still add up. */
export function partsOf(split: Split): Parts {
  const { start, final } = split;
  const isKnown = [start, ...PARTS.map((part) => split[part])].every(
    ({ error }) => error <= WELL_KNOWN,
  );
  const finest = isKnown ? 10 : 1;
  const round = (value: number) => Math.round(value * finest);
  const [from, to] = [round(start.mean), round(final)];
  const isTold = (part: Part) => split[part].isClear;
  const told = PARTS.filter(isTold).map((part) => [part, round(split[part].mean)] as const);
  // Who plays alone has no others: they change nothing, and surely so.
  const open = PARTS.filter((part) => !isTold(part) && split[part].error > 0);
  const rest = told.reduce((sum, [, points]) => sum - points, to - from);
  // Where nothing is open, what rounding leaves goes to the first.
  const first = open.length === 0 ? rest : 0;
  return {
    start: from / finest,
    clear: told.map(([part, points], nth) => [part, (points + (nth === 0 ? first : 0)) / finest]),
    left: open.length === 0 ? undefined : (open.join('-') as Left),
    together: rest / finest,
    final: to / finest,
    step: 1 / finest,
  };
}
