import { type Estimate, estimateOf } from '#kits/sums.ts';
import type { Job } from './jobs.ts';
import { doParts, type Part } from './parts.ts';

export interface RatePlan {
  readonly game: string;
  /** The printed sheets, the first being the one that others are compared with. */
  readonly printed: readonly string[];
  /** Those to rate. */
  readonly sheets: readonly string[];
  readonly bot: string;
  readonly seats: number;
  /** On every sheet, with the same dice. */
  readonly matches: number;
  readonly seed: string;
}

/** A sheet as a bot plays it. */
export interface Rating {
  readonly sheet: string;
  readonly score: Estimate;
  /** By how many points less than the first printed sheet it gives, with the same dice. */
  readonly difficulty: Estimate;
  /** How far scores lie apart though the same bot plays: the deviation of one match. */
  readonly luck: Estimate;
}

export interface Rated extends Rating {
  readonly isGood: boolean;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** What a good sheet keeps within. */
interface Bounds {
  readonly difficulty: Range;
  readonly luck: Range;
}

export interface Ratings {
  readonly printed: readonly Rating[];
  readonly bounds: Bounds;
  readonly sheets: readonly Rated[];
}

const CHUNK = 100;
/** Where a single sheet is printed: others may differ by half of what dice alone do to a match, */
const LEEWAY = 0.5;
/** and by a sixth in that. */
const LUCK_LEEWAY = 1 / 6;

/** The matches of a rating, a few at a time. */
export function ratesOf({ printed, sheets, matches, ...rest }: RatePlan): Job<'totals'>[] {
  return [...new Set([...printed, ...sheets])].flatMap((sheet) =>
    Array.from({ length: Math.ceil(matches / CHUNK) }, (_, nth): Job<'totals'> => {
      const { game, bot, seats, seed } = rest;
      const [from, to] = [nth * CHUNK, Math.min(matches, (nth + 1) * CHUNK)];
      return { kind: 'totals', game, bot, seats, seed, options: { Sheet: sheet }, from, to };
    }),
  );
}

/** Compares sheets with the printed ones of their game, and says which are as good. */
export async function rateSheets(
  plan: RatePlan,
  known: readonly Part<'totals'>[],
  tell: (part: Part<'totals'>, isNew: boolean) => void,
): Promise<Ratings> {
  const parts = await doParts(ratesOf(plan), known, tell);
  const totalsOn = (sheet: string) =>
    parts.filter(({ job }) => job.options.Sheet === sheet).flatMap(({ done }) => done);
  const usual = totalsOn(plan.printed[0]!);
  const rating = (sheet: string) => ratingOf(sheet, totalsOn(sheet), usual);
  const printed = plan.printed.map(rating);
  const bounds = boundsOf(printed);
  const sheets = plan.sheets.map(rating).map((each) => ({ ...each, isGood: isGood(each, bounds) }));
  return { printed, bounds, sheets };
}

function ratingOf(sheet: string, totals: readonly number[], usual: readonly number[]): Rating {
  const score = estimateOf(totals);
  return {
    sheet,
    score,
    difficulty: estimateOf(totals.map((total, match) => usual[match]! - total)),
    luck: deviationOf(totals, score.mean),
  };
}

/** The deviation, with the error of one that was found from so many. */
function deviationOf(totals: readonly number[], mean: number): Estimate {
  const squares = estimateOf(totals.map((total) => (total - mean) ** 2));
  const deviation = Math.sqrt(squares.mean);
  const side = (square: number) => Math.sqrt(Math.max(0, square));
  const error = deviation === 0 ? 0 : squares.error / (2 * deviation);
  return { mean: deviation, error, low: side(squares.low), high: side(squares.high) };
}

/** From the easiest to the hardest printed sheet, and from the calmest to the wildest. */
function boundsOf(printed: readonly Rating[]): Bounds {
  const [only, ...others] = printed;
  const leeway = others.length > 0 ? 0 : 1;
  return {
    difficulty: rangeOf(
      printed.map(({ difficulty }) => difficulty.mean),
      leeway * LEEWAY * only!.luck.mean,
    ),
    luck: rangeOf(
      printed.map(({ luck }) => luck.mean),
      leeway * LUCK_LEEWAY * only!.luck.mean,
    ),
  };
}

function rangeOf(values: readonly number[], leeway: number): Range {
  return { low: Math.min(...values) - leeway, high: Math.max(...values) + leeway };
}

function isGood({ difficulty, luck }: Rating, bounds: Bounds): boolean {
  return isWithin(difficulty.mean, bounds.difficulty) && isWithin(luck.mean, bounds.luck);
}

function isWithin(value: number, { low, high }: Range): boolean {
  return value >= low && value <= high;
}
