import type { Seat } from '#engine/contract.ts';
import { bitsOf, popcount } from '../../bits.ts';
import { type Reason, signed } from '../../reason.ts';
import type { Board } from '../board.ts';
import { WHOLE_COLOUR } from '../board.ts';
import { boardOf } from '../boards.ts';
import { COLOUR_POINTS, type ColumnPoints } from '../claims.ts';
import { COLUMN_BITS, countOpen, type Paper } from '../paper.ts';
import { COLOURS, COLUMNS, columnName, ROWS } from '../sheet.ts';
import type { Table } from '../table.ts';
import { colourValue, columnValue } from '../worth.ts';
import { leavingReasons } from './leaving.ts';
import { loneReasons } from './lone.ts';

/** What of a sheet counts in a game of the family. */
export interface Counting {
  readonly points: ColumnPoints;
  /** Points that an open star costs in the end. */
  readonly star: number;
  /** Points for a complete colour count, and two of them end the match. */
  readonly isForColours: boolean;
  /** Nobody is glad to be first in a team. */
  readonly isTeam?: boolean;
}

/** A seat’s choice with the table before and after it. */
interface Choice {
  readonly before: Table<string>;
  readonly after: Table<string>;
  readonly seat: Seat;
}

// About as much as points: what weighs more is listed first.
const BOX = 0.45;
const JOKER = 1.5;
const BLOCK = 1.2;
const OPENED = 0.12;
/** The share of a column’s points that one more open box leaves to hope for. */
const HOPE = 0.75;
const MOST_OPEN = 4;

/** Why a seat crosses these boxes, or none. */
export function crossingReasons(choice: Choice, counting: Counting): readonly Reason[] {
  const [old, now] = papersOf(choice);
  const board = boardOf(now.sheet);
  const fresh = now.crossed.map((bits, colour) => bits & ~old.crossed[colour]!);
  const count = countIn(fresh);
  const leaving = leavingReasons(choice.after, choice.seat, counting.isTeam === true);
  if (count === 0) return [...waiting(now), ...leaving];
  return [
    boxes(now, fresh, count),
    ...jokers(old, now),
    ...columns(choice, counting, board),
    ...colours(choice, counting),
    ...starsOf(old, now, board, counting.star),
    ...blocks(board, old, now),
    ...opened(old, now),
    ...loneReasons(old, now),
    ...leaving,
  ];
}

function papersOf({ before, after, seat }: Choice): readonly [Paper, Paper] {
  return [before.papers[seat]!, after.papers[seat]!];
}

function countIn(set: readonly number[]): number {
  return set.reduce((sum, bits) => sum + popcount(bits), 0);
}

function waiting({ jokers: count }: Paper): readonly Reason[] {
  if (count === 0) return [];
  return [
    { figure: String(count), key: 'reason.jokers.kept', args: { count }, weight: JOKER, price: 0 },
  ];
}

function boxes(now: Paper, fresh: readonly number[], count: number): Reason {
  const met = COLOURS.filter((_, colour) => fresh[colour] !== 0);
  const [colour] = met;
  const weight = BOX * count;
  if (met.length > 1) {
    return { figure: signed(count), key: 'reason.boxes.mixed', args: { count }, weight };
  }
  const left = popcount(WHOLE_COLOUR & ~now.crossed[COLOURS.indexOf(colour!)]!);
  const args = { count, colour: colour!, left };
  return { figure: signed(count), key: 'reason.boxes', args, weight };
}

function jokers(old: Paper, now: Paper): readonly Reason[] {
  const count = old.jokers - now.jokers;
  if (count <= 0) return [];
  const args = { count, left: now.jokers };
  return [
    { figure: signed(-count), key: 'reason.jokers', args, weight: JOKER * count, price: count },
  ];
}

/** Those that are complete now, and the one that has come nearest to it. */
function columns(choice: Choice, { points, isTeam }: Counting, board: Board): readonly Reason[] {
  const { before, seat } = choice;
  const [old, now] = papersOf(choice);
  const isAmong = before.papers.length > 1 && !isTeam;
  const done = bitsOf(now.done & ~old.done & COLUMN_BITS).flatMap((column): Reason[] => {
    const value = columnValue(before, seat, column, points);
    if (value === 0) return [];
    const isFirst = isAmong && value === points.first[column];
    const args = { column: columnName(column), count: value, later: points.later[column]! };
    const key = isFirst ? 'reason.column.first' : 'reason.column';
    return [{ figure: signed(value), key, args, weight: value + 1 }];
  });
  const nearer = board.columns.flatMap((set, column): Reason[] => {
    const open = countOpen(now, set);
    if (open === 0 || open > MOST_OPEN || open === countOpen(old, set)) return [];
    const value = columnValue(before, seat, column, points);
    if (value === 0) return [];
    const args = { column: columnName(column), count: value };
    const figure = `${ROWS - open}/${ROWS}`;
    const weight = value * HOPE ** open;
    return [{ figure, key: 'reason.nearer', args, weight }];
  });
  const [nearest] = nearer.sort((one, other) => other.weight - one.weight);
  return nearest ? [...done, nearest] : done;
}

function colours(choice: Choice, { isForColours }: Counting): readonly Reason[] {
  const { before, seat } = choice;
  const [old, now] = papersOf(choice);
  if (!isForColours) return [];
  return bitsOf((now.done & ~old.done) >> COLUMNS).map((colour): Reason => {
    const value = colourValue(before, seat, colour);
    const isFirst = before.papers.length > 1 && value === COLOUR_POINTS.first;
    const args = { colour: COLOURS[colour]!, later: COLOUR_POINTS.later };
    const key = isFirst ? 'reason.colour.first' : 'reason.colour';
    return { figure: signed(value), key, args, weight: value + 2 };
  });
}

function starsOf(old: Paper, now: Paper, board: Board, points: number): readonly Reason[] {
  const count = countOpen(old, board.stars) - countOpen(now, board.stars);
  if (count === 0 || points === 0) return [];
  const figure = signed(points * count);
  return [{ figure, key: 'reason.stars', args: { count }, weight: points * count * 0.7 }];
}

/** A block without a rest needs no roll of its own any more; of a single box that goes without saying. */
function blocks(board: Board, old: Paper, now: Paper): readonly Reason[] {
  const isFull = ({ crossed }: Paper, { colour, shift, mask }: Board['blocks'][number]) =>
    ((crossed[colour]! >> shift) & mask) === mask;
  const filled = board.blocks.filter(
    (block) => block.boxes.length > 1 && isFull(now, block) && !isFull(old, block),
  );
  return filled.slice(0, 1).map(({ colour, boxes: { length } }) => {
    const args = { colour: COLOURS[colour]! };
    return { figure: `${length}/${length}`, key: 'reason.block', args, weight: BLOCK };
  });
}

function opened(old: Paper, now: Paper): readonly Reason[] {
  const near = ({ reach, crossed }: Paper) =>
    countIn(reach.map((bits, colour) => bits & ~crossed[colour]!));
  const count = near(now) - near(old);
  if (count <= 0) return [];
  return [{ figure: signed(count), key: 'reason.opens', args: { count }, weight: OPENED * count }];
}
