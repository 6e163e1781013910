import type { Move, Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import type { Board } from '#kits/grid/board.ts';
import { START_COLUMN } from '#kits/grid/board.ts';
import { pointsFor } from '#kits/grid/bots/worth.ts';
import { PASS, placementOf } from '#kits/grid/moves.ts';
import {
  blankPaper,
  COLUMN_BITS,
  coloursDone,
  copyPaper,
  countOpen,
  crossBoxes,
  hasAll,
  type Paper,
} from '#kits/grid/paper.ts';
import { blockAt } from '#kits/grid/placements.ts';
import { columnOf, ROWS, rowOf } from '#kits/grid/sheet.ts';
import { crossMove } from '#kits/grid/table.ts';
import { SOLO_ROLLS } from '../play.ts';
import { heartPoints, MOST_HEARTS, type Position, ROW_BONUS } from '../position.ts';
import { POINTS, ROW_POINTS } from '../score.ts';
import { boxesOf, HEART, isSpecial } from '../special.ts';

/** One seat's sheet with all that belongs to it, and what was crossed on it of late. */
export interface Stand {
  readonly paper: Paper;
  specials: number;
  hearts: number;
  /** Points that hearts have brought. */
  heartPoints: number;
  /** Complete rows as bits. */
  rows: number;
  /** Row bonus bombs that are to be set off. */
  bombs: number;
  /** Columns and rows with boxes that were crossed since the stand was taken, as bits. */
  newColumns: number;
  newRows: number;
}

const UNUSED_DIE = 2;
const OPEN_STAR = 2;
const ROLL_LEFT = 2;
const COLOURS_TO_END = 2;

export function newStand(): Stand {
  const nothing = { specials: 0, hearts: 0, heartPoints: 0, rows: 0, bombs: 0 };
  return { paper: blankPaper(), ...nothing, newColumns: 0, newRows: 0 };
}

export function takeStand(position: Position, seat: Seat, into: Stand): void {
  copyPaper(position.papers[seat]!, into.paper);
  into.specials = position.specials[seat]!;
  into.hearts = position.hearts[seat]!;
  into.heartPoints = heartPoints(position, seat);
  into.rows = position.rows[seat]!;
  into.bombs = position.bombs[seat]!;
  into.newColumns = 0;
  into.newRows = 0;
}

export function copyStand(from: Stand, into: Stand): void {
  copyPaper(from.paper, into.paper);
  into.specials = from.specials;
  into.hearts = from.hearts;
  into.heartPoints = from.heartPoints;
  into.rows = from.rows;
  into.bombs = from.bombs;
  into.newColumns = from.newColumns;
  into.newRows = from.newRows;
}

/** A choice with the dice, and the row bonuses that it brings (P10). */
export function play(board: Board, stand: Stand, move: Move, rowsGone: number): void {
  if (move === PASS) return;
  if (!isSpecial(move)) {
    playCrossing(board, stand, move);
  } else {
    stand.specials--;
    if (move === HEART) circleHeart(stand);
    else cross(board, stand, boxesOf(board, stand.paper, move));
  }
  takeBonuses(board, stand, rowsGone);
}

/** A row bonus bomb. */
export function playBomb(board: Board, stand: Stand, move: Move, rowsGone: number): void {
  stand.bombs--;
  if (move === PASS) return;
  cross(board, stand, boxesOf(board, stand.paper, move));
  takeBonuses(board, stand, rowsGone);
}

/** The bonuses of all rows that were completed on this roll. */
export function settleRows(board: Board, stand: Stand, rowsGone: number): void {
  stand.newRows = (1 << ROWS) - 1;
  takeBonuses(board, stand, rowsGone);
}

/** P11, P12: what the end of the roll brings. */
export function finish(stand: Stand, claimed: number): void {
  const { paper } = stand;
  const fresh = paper.done & ~(paper.first | paper.later);
  if (fresh === 0) return;
  stand.heartPoints += stand.hearts * popcount(fresh & COLUMN_BITS);
  if (fresh & (1 << START_COLUMN)) stand.specials++;
  paper.first |= fresh & ~claimed;
  paper.later |= fresh & claimed;
}

/** P13, without the rolls left in solo. */
export function totalOf(board: Board, stand: Stand): number {
  const { paper } = stand;
  return (
    pointsFor(paper.first, paper.later, POINTS) +
    ROW_POINTS * popcount(stand.rows) +
    stand.heartPoints +
    paper.jokers +
    UNUSED_DIE * stand.specials -
    OPEN_STAR * countOpen(paper, board.stars)
  );
}

/** P13: with two colours the match is over. */
export function hasEnded({ paper }: Stand): boolean {
  return coloursDone(paper) >= COLOURS_TO_END;
}

/** P14: what a match that is over adds to a total: alone, the rolls that are left. */
export function endBonus(stand: Stand, seats: number, rolls: number): number {
  return seats === 1 && hasEnded(stand) ? ROLL_LEFT * (SOLO_ROLLS - rolls) : 0;
}

function playCrossing(board: Board, stand: Stand, move: Move): void {
  const placement = placementOf(move);
  const { placements } = board;
  crossMove(stand.paper, move);
  const gold = board.dice[board.blocks[blockAt(placement)]!.colour]!;
  stand.specials += popcount(gold & placements.mask[placement]!);
  note(stand, placements.boxes[placement]!);
}

function cross(board: Board, stand: Stand, boxes: readonly number[]): void {
  crossBoxes(board, stand.paper, boxes);
  for (const box of boxes) {
    if (board.dice[board.colour[box]!]! & board.bit[box]!) stand.specials++;
  }
  note(stand, boxes);
}

function note(stand: Stand, boxes: readonly number[]): void {
  for (let i = 0; i < boxes.length; i++) {
    stand.newColumns |= 1 << columnOf(boxes[i]!);
    stand.newRows |= 1 << rowOf(boxes[i]!);
  }
}

function takeBonuses(board: Board, stand: Stand, rowsGone: number): void {
  for (let row = 0; row < ROWS; row++) {
    const bit = 1 << row;
    if ((stand.newRows & ~stand.rows & bit) === 0) continue;
    if (!hasAll(stand.paper, board.rows[row]!)) continue;
    stand.rows |= bit;
    if (rowsGone & bit) continue;
    const bonus = ROW_BONUS[row]!;
    if (bonus === 'bomb') stand.bombs++;
    else if (bonus === 'heart') circleHeart(stand);
    else stand.specials++;
  }
}

function circleHeart(stand: Stand): void {
  if (stand.hearts < MOST_HEARTS) stand.hearts++;
}
