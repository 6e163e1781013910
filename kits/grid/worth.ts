import type { Seat } from '#engine/contract.ts';
import { popcount } from '../bits.ts';
import type { BoxSet } from './board.ts';
import { WHOLE_COLOUR } from './board.ts';
import { boardOf } from './boards.ts';
import type { ColumnPoints } from './claims.ts';
import { COLOUR_POINTS } from './claims.ts';
import type { Paper } from './paper.ts';
import { countOpen } from './paper.ts';
import { COLOURS, COLUMNS } from './sheet.ts';
import type { Table } from './table.ts';

/**
 * What a bot of one game expects of a sheet. Every box that is crossed without a joker adds to it,
 * so that nobody waits forever.
 */
export interface Hopes {
  /** The share of the points of a column or colour that one more open box leaves to hope for. */
  readonly column: number;
  readonly colour: number;
  /** Points for a joker left, and against an open star. */
  readonly joker: number;
  readonly star: number;
  /** Points for a box that is crossed or in reach, and for a block without a rest to roll for. */
  readonly reach: number;
  readonly block: number;
}

/** What a column is worth to a seat: what it won, or else what it would win now (E12). */
export function columnValue(
  table: Table<string>,
  seat: Seat,
  column: number,
  points: ColumnPoints,
): number {
  return (isFirst(table, seat, 1 << column) ? points.first : points.later)[column]!;
}

/** The same for a colour (E13). */
export function colourValue(table: Table<string>, seat: Seat, colour: number): number {
  const first = isFirst(table, seat, 1 << (COLUMNS + colour));
  return first ? COLOUR_POINTS.first : COLOUR_POINTS.later;
}

/** A sheet's points and prospects. `extra`: what a future column brings in addition to its points. */
export function paperWorth(
  table: Table<string>,
  seat: Seat,
  points: ColumnPoints,
  hopes: Hopes,
  extra = 0,
): number {
  const paper = table.papers[seat]!;
  return (
    columnsWorth(table, seat, points, hopes.column, extra) +
    coloursWorth(table, seat, hopes.colour) +
    roomWorth(paper, hopes) +
    hopes.joker * paper.jokers -
    hopes.star * countOpen(paper, boardOf(paper.sheet).stars)
  );
}

/** The fewer boxes are open, the more a column is worth: all of its points when none is. */
export function columnsWorth(
  table: Table<string>,
  seat: Seat,
  points: ColumnPoints,
  hope: number,
  extra = 0,
): number {
  const paper = table.papers[seat]!;
  const { columns } = boardOf(paper.sheet);
  let sum = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const value = columnValue(table, seat, column, points);
    const isScored = ((paper.first | paper.later) >> column) & 1;
    sum += isScored ? value : (value + extra) * hopeFor(paper, columns[column]!, hope);
  }
  return sum;
}

function coloursWorth(table: Table<string>, seat: Seat, hope: number): number {
  const { crossed } = table.papers[seat]!;
  let sum = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const open = popcount(WHOLE_COLOUR & ~crossed[colour]!);
    sum += colourValue(table, seat, colour) * hope ** open;
  }
  return sum;
}

/** How freely a sheet can be played on. */
export function roomWorth({ sheet, crossed, reach }: Paper, hopes: Hopes): number {
  let reached = 0;
  for (let i = 0; i < COLOURS.length; i++) reached += popcount(reach[i]! | crossed[i]!);
  let complete = 0;
  for (const { colour, shift, mask } of boardOf(sheet).blocks) {
    if (((crossed[colour]! >> shift) & mask) === mask) complete++;
  }
  return hopes.reach * reached + hopes.block * complete;
}

/** 1 when all boxes of a set are crossed, and a share of it for each that is open. */
export function hopeFor(paper: Paper, set: BoxSet, hope: number): number {
  return hope ** countOpen(paper, set);
}

function isFirst({ papers, claimed }: Table<string>, seat: Seat, bit: number): boolean {
  const { first, later } = papers[seat]!;
  return (first & bit) !== 0 || ((later | claimed) & bit) === 0;
}
