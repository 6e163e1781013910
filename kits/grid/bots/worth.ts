import { COLOUR_POINTS, type ColumnPoints } from '../claims.ts';
import { COLUMNS } from '../sheet.ts';

/**
 * What a table is worth to a seat: the mean over all others of the chance to beat them, and of
 * the lead over them. Alone there is nobody to beat, and the lead is the score.
 */
export interface Worth {
  win: number;
  lead: number;
}

/** A point more or less changes nothing about who wins, nearly. */
const LEAD_WORTH = 0.004;

/** What decides between moves: the chance to win, and a little the lead; alone the points. */
export function worthOf({ win, lead }: Worth, seats: number, pointAlone: number): number {
  return seats === 1 ? pointAlone * lead : win + LEAD_WORTH * lead;
}

/** 1 for a win over another seat, ½ when all is equal, jokers too. */
export function winOver(lead: number, jokers: number): number {
  return (1 + Math.sign(lead || jokers)) / 2;
}

/** The points for complete columns and colours, as bits: those scored first, and later ones. */
export function pointsFor(first: number, later: number, columns: ColumnPoints): number {
  return (
    points(first, columns.first, COLOUR_POINTS.first) +
    points(later, columns.later, COLOUR_POINTS.later)
  );
}

function points(bits: number, columns: readonly number[], colour: number): number {
  let sum = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    sum += place < COLUMNS ? columns[place]! : colour;
  }
  return sum;
}
