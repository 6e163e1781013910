import type { Analysis, DecisionLook, RollLook } from '#bots/analysis/told.ts';
import type { Counted } from '#bots/counted.ts';
import { type Loss, lossOf } from './loss.ts';

/** A roll with what it brought and what was decided after it. */
export interface RollRow {
  readonly roll: number;
  /** How many entries stand before what is decided after it. */
  readonly at: number;
  readonly luck: RollLook['luck'];
  readonly decisions: readonly DecisionLook[];
  /** What better decisions would surely have brought, in what counts: points and winning as one. */
  readonly lost: number;
  /** The same as shown. */
  readonly loss: Loss;
  readonly isLost: boolean;
  /** How much hung on it, in what counts. */
  readonly weight: number;
}

const MOST = 3;

export function rowsOf({
  rolls,
  decisions,
}: Pick<Analysis, 'rolls' | 'decisions'>): readonly RollRow[] {
  return rolls.map(({ at, roll, luck }) => {
    const own = decisions.filter((each) => each.roll === roll);
    const lost = own.filter(({ isLost }) => isLost);
    return {
      roll,
      at: own[0]?.at ?? at + 1,
      luck,
      decisions: own,
      lost: lost.reduce((sum, { weight }) => sum + weight, 0),
      loss: lossOf(own),
      isLost: lost.length > 0,
      weight: Math.max(0, ...own.map(({ weight }) => weight)),
    };
  });
}

/** How much was lost on a roll, in the unit of comparison: points if any are shown. */
export function lostBy(rows: readonly RollRow[], counted: Counted): (row: RollRow) => number {
  const isInPoints = counted !== 'mission' && rows.some(({ loss }) => loss.points > 0);
  return isInPoints ? ({ loss }) => loss.points : ({ lost }) => lost;
}

/** Where most was lost. */
export function worstOf(rows: readonly RollRow[], counted: Counted): RollRow | undefined {
  const lost = lostBy(rows, counted);
  return rows.filter(({ isLost }) => isLost).toSorted((one, other) => lost(other) - lost(one))[0];
}

/** The few rolls on which most hung, the worst loss always among them, in their order. */
export function matteredOf(rows: readonly RollRow[], counted: Counted): readonly RollRow[] {
  const order = rows
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const worst = worstOf(rows, counted);
  const others = order.filter((row) => row !== worst);
  return [...(worst ? [worst] : []), ...others]
    .slice(0, MOST)
    .toSorted((one, other) => one.roll - other.roll);
}

/** The share of decisions that were the bot’s first choice, or as good; none where all was forced. */
export function firstShare({ decisions }: Analysis): number | undefined {
  if (decisions.length === 0) return undefined;
  return decisions.filter(({ rank }) => rank === 1).length / decisions.length;
}
