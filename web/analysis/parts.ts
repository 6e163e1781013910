import type { Split } from '#bots/analysis/told.ts';

/** What leads from what was expected to the end. */
export const PARTS = ['dice', 'own', 'others'] as const;

export type Part = (typeof PARTS)[number];

/** Parts that are not significant. */
type Left = Part | 'dice-own' | 'dice-others' | 'own-others' | 'dice-own-others';

/** A result as shown: where it begins, what came on top or was lost, and where it ends. */
interface Parts {
  readonly start: number;
  readonly clear: readonly (readonly [part: Part, points: number])[];
  /** Which parts are shown together, if any, and their sum. */
  readonly left: Left | undefined;
  readonly together: number;
  readonly final: number;
  /** The precision of all but the end, known and shown. */
  readonly step: number;
}

/** With this precision, in points, figures have tenths. */
const WELL_KNOWN = 0.3;
const TENTHS = 10;

/**
 * Rounded as far as they are known, and they still add up. The end itself is known: next to the mean
 * of several others it is seldom whole.
 */
export function partsOf(split: Split): Parts {
  const { start, final } = split;
  const isKnown = [start, ...PARTS.map((part) => split[part])].every(
    ({ error }) => error <= WELL_KNOWN,
  );
  const step = isKnown ? 1 : TENTHS;
  const round = (value: number) => step * Math.round((value * TENTHS) / step);
  const [from, to] = [round(start.mean), Math.round(final * TENTHS)];
  const told = PARTS.filter((part) => split[part].isClear).map(
    (part) => [part, round(split[part].mean)] as const,
  );
  const left = leftOf(split);
  const rest = told.reduce((sum, [, points]) => sum - points, to - from);
  // Where nothing is open, what rounding leaves goes to the first.
  const first = left ? 0 : rest;
  return {
    start: from / TENTHS,
    clear: told.map(([part, points], nth) => [part, (points + (nth === 0 ? first : 0)) / TENTHS]),
    left,
    together: rest / TENTHS,
    final: to / TENTHS,
    step: step / TENTHS,
  };
}

/** The parts that could be chance, if any. */
export function leftOf(split: Split): Left | undefined {
  // A solo match has no others: their part is exactly zero.
  const open = PARTS.filter((part) => !split[part].isClear && split[part].error > 0);
  return open.length === 0 ? undefined : (open.join('-') as Left);
}
