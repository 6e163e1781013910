import type { Analysis, Split } from '#bots/analysis/told.ts';
import type { Estimate } from '#kits/sums.ts';
import { PARTS, type Part, partsOf } from './parts.ts';
import { VAGUE } from './race-lines.ts';
import { type ToldIn, toldIn } from './told-in.ts';
import { isNothing, percent, printedPoints, say, signedPercent, signedPoints } from './words.ts';

type Row = readonly [title: string, amount: string];

const START = {
  points: 'split.start',
  lead: 'split.start.lead',
  mean: 'split.start.mean',
} as const;
const FINAL = {
  points: 'split.final',
  lead: 'split.final.lead',
  mean: 'split.final.mean',
} as const;
/** A chance that is known so well has one figure. */
const WELL_KNOWN = 0.05;

/** A result in its parts, each with its words. */
export function splitRows({ counted, score, win }: Analysis, seats: number): readonly Row[] {
  const told = toldIn(counted, seats);
  return told === 'mission' ? missionRows(win) : pointsRows(score, told);
}

/** A chance as far as it is known. */
export function chanceWords({ mean, error, low, high }: Estimate): string {
  if (error <= WELL_KNOWN) return percent(mean);
  return say('split.between', { low: percent(low), high: percent(high) });
}

/** Insignificant parts are shown together: their sum is known even where the parts are not. */
function pointsRows(split: Split, told: Exclude<ToldIn, 'mission'>): readonly Row[] {
  const { start, final, clear, together, left } = partsOf(split);
  const about = (points: string) => say('split.about', { points });
  const printed = told === 'points' ? printedPoints : signedPoints;
  return [
    [say(START[told]), about(printed(start))],
    ...clear.map(([part, points]): Row => [say(`split.${part}`), signedPoints(points)]),
    ...(left ? [[say(`split.${left}`), about(signedPoints(together))] satisfies Row] : []),
    [say(FINAL[told]), printed(final)],
  ];
}

/** A share of all missions: more than all of them would mean nothing, nor does what could be chance. */
function missionRows(split: Split): readonly Row[] {
  const clear = PARTS.filter((part) => split[part].isClear);
  const amount = (part: Part): string => {
    const { mean, error } = split[part];
    const isKnown = error <= VAGUE && Math.abs(mean) <= 1 && !isNothing(mean);
    if (isKnown) return signedPercent(mean);
    return say(mean > 0 ? `split.${part}.more` : `split.${part}.less`);
  };
  const isKnown = split.start.error <= VAGUE;
  const start = isKnown
    ? say('split.about', { points: chanceWords(split.start) })
    : say('split.unknown');
  return [
    [say('split.start'), start],
    ...clear.map((part): Row => [say(`split.${part}`), amount(part)]),
    [say('split.final'), say(split.final === 1 ? 'split.won' : 'split.lost')],
  ];
}
