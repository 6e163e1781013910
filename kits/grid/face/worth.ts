import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import type { Mark } from '#ui/marks.ts';
import { COLOUR_POINTS, COLUMN_POINTS, type ColumnPoints } from '../claims.ts';
import { COLOURS, COLUMN_LETTERS, columnName } from '../sheet.ts';
import type { Table } from '../table.ts';
import { type Claim, claimOf, colourBit, columnBit } from './claims.ts';
import { firstColourMark, firstColumnMark } from './pad.ts';
import { colourToGo, starsToGo } from './progress.ts';

/** Jokers and stars next to the sheet, which explain what they are worth. */
export const JOKERS_MARK: Mark = 'ask:jokers';
export const STARS_MARK: Mark = 'ask:stars';

/** What a tapped column, colour, joker or star is worth to a seat, and who had it first. */
export function gridWorth(
  table: Table<string>,
  seat: Seat,
  mark: Mark,
  points: ColumnPoints = COLUMN_POINTS,
): Saying | undefined {
  const paper = table.papers[seat]!;
  if (mark === JOKERS_MARK) return { key: 'ask.jokers', args: { left: paper.jokers } };
  if (mark === STARS_MARK) return { key: 'ask.stars', args: { count: starsToGo(paper) } };
  const column = [...COLUMN_LETTERS].findIndex((letter) => mark === firstColumnMark(letter));
  if (column !== -1) return columnWorth(table, seat, column, points);
  const colour = COLOURS.findIndex((letter) => mark === firstColourMark(letter));
  return colour === -1 ? undefined : colourWorth(table, seat, colour);
}

export function columnWorth(
  table: Table<string>,
  seat: Seat,
  column: number,
  points: ColumnPoints,
): Saying {
  const claim = claimOf(table, seat, columnBit(column));
  const { firsts } = claim;
  const worth = isGone(claim) ? points.later : points.first;
  const args = { column: columnName(column), points: worth[column]! };
  if (isWon(claim)) {
    return areOthers(firsts, seat)
      ? { key: 'value.wonAmong', args: { ...args, seats: firsts } }
      : { key: 'value.won', args };
  }
  if (!isGone(claim)) {
    return isAlone(table)
      ? { key: 'value.alone', args }
      : { key: 'value.now', args: { ...args, later: points.later[column]! } };
  }
  return firsts.length > 0
    ? { key: 'value.gone', args: { ...args, seats: firsts } }
    : { key: 'value.goneOnPaper', args };
}

export function colourWorth(table: Table<string>, seat: Seat, colour: number): Saying {
  const claim = claimOf(table, seat, colourBit(colour));
  const { firsts } = claim;
  const args = {
    colour: COLOURS[colour]!,
    count: colourToGo(table.papers[seat]!, colour),
    ...colourPoints(table, seat, colour),
  };
  if (isWon(claim)) {
    return areOthers(firsts, seat)
      ? { key: 'glance.colourWonAmong', args: { ...args, seats: firsts } }
      : { key: 'glance.colourWon', args };
  }
  if (args.later > 0) return { key: 'glance.colourFirst', args };
  return isGone(claim) && firsts.length > 0
    ? { key: 'glance.colourGone', args: { ...args, seats: firsts } }
    : { key: 'glance.colour', args };
}

/** What a colour is worth to a seat, and to later ones: nothing where nobody is, or all are. */
export function colourPoints(
  table: Table<string>,
  seat: Seat,
  colour: number,
): { readonly points: number; readonly later: number } {
  const { first, later } = COLOUR_POINTS;
  const claim = claimOf(table, seat, colourBit(colour));
  if (isGone(claim)) return { points: later, later: 0 };
  return { points: first, later: isAlone(table) ? 0 : later };
}

function isAlone({ papers }: Table<string>): boolean {
  return papers.length === 1;
}

function isWon({ first, later }: Claim): boolean {
  return first === 'won' || later === 'won';
}

/** Only the smaller value is left, or was won. */
function isGone({ first }: Claim): boolean {
  return first === 'gone';
}

function areOthers(seats: readonly Seat[], own: Seat): boolean {
  return seats.some((seat) => seat !== own);
}
