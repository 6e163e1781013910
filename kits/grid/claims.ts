import { bitsOf, popcount } from '../bits.ts';
import type { Paper } from './paper.ts';
import { COLUMN_BITS } from './paper.ts';
import { COLUMNS } from './sheet.ts';

/** What a column is worth to those who complete it first, and to later ones. */
export interface ColumnPoints {
  readonly first: readonly number[];
  readonly later: readonly number[];
}

const FIRST = [5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5];
const LATER = [3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3];

export const COLUMN_POINTS: ColumnPoints = { first: FIRST, later: LATER };

/** The bonus for a colour (E13). */
export const COLOUR_POINTS = { first: 5, later: 3 };

/**
 * E12, E13: scores the columns and colours completed on this roll. Everybody who completes one on
 * the roll on which it is completed for the first time gets the upper value. Takes and returns
 * what has been completed by anybody.
 */
export function claim(papers: readonly Paper[], claimed: number): number {
  let all = claimed;
  for (let i = 0; i < papers.length; i++) {
    const paper = papers[i]!;
    const fresh = paper.done & ~(paper.first | paper.later);
    if (fresh === 0) continue;
    paper.first |= fresh & ~claimed;
    paper.later |= fresh & claimed;
    all |= fresh;
  }
  return all;
}

export function columnPoints(paper: Paper, points: ColumnPoints): number {
  const sum = (bits: number, values: readonly number[]) =>
    bitsOf(bits & COLUMN_BITS).reduce((total, column) => total + values[column]!, 0);
  return sum(paper.first, points.first) + sum(paper.later, points.later);
}

export function colourPoints(paper: Paper): number {
  const first = popcount(paper.first >> COLUMNS);
  const later = popcount(paper.later >> COLUMNS);
  return COLOUR_POINTS.first * first + COLOUR_POINTS.later * later;
}
