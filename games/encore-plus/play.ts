import type { Faces, Move, Next, Seat } from '#engine/contract.ts';
import { bitsOf, popcount } from '#kits/bits.ts';
import { START_COLUMN } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { claim } from '#kits/grid/claims.ts';
import { PASS, placementOf } from '#kits/grid/moves.ts';
import { COLUMN_BITS, crossBoxes } from '#kits/grid/paper.ts';
import { blockAt } from '#kits/grid/placements.ts';
import {
  crossFor,
  decides,
  listCrossings,
  openRoll,
  passDice,
  settle,
  twoColours,
} from '#kits/grid/table.ts';
import { COLOUR_DIE, NUMBER_DIE } from '#kits/grid/tray.ts';
import type { Position } from './position.ts';
import { bombSeat, completeRows, MOST_HEARTS, ROW_BONUS } from './position.ts';
import {
  boxesOf,
  HEART,
  isSpecial,
  listBlocks,
  listBombs,
  listLines,
  listStars,
  SPECIAL_DIE,
  SPECIAL_FACES,
} from './special.ts';

export const SOLO_ROLLS = 30; // P14

const DICE: Next = dice(3);
const SOLO_DICE: Next = dice(2);

export function isSolo(position: Position): boolean {
  return position.papers.length === 1;
}

export function next(position: Position): Next {
  if (position.phase === 'roll') return isSolo(position) ? SOLO_DICE : DICE;
  if (position.phase === 'bonus') return { for: 'seats', seats: [bombSeat(position)] };
  return decides(position);
}

export function roll(position: Position, faces: Faces): void {
  const each = (faces.length - 1) / 2;
  openRoll(position, faces, each, each);
  position.special = SPECIAL_FACES[faces[faces.length - 1]!]!;
  position.specialTaken = false;
}

export function moves(position: Position, seat: Seat, into: Move[]): number {
  into[0] = PASS;
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  if (position.phase === 'bonus') return listBombs(board, paper, into, 1);
  const count = listCrossings(position, seat, into, 1);
  if (position.specialTaken || position.specials[seat] === 0) return count; // P2, P4
  switch (position.special) {
    case 'bomb':
      return listBombs(board, paper, into, count);
    case 'stars':
      return listStars(board, paper, into, count);
    case 'line':
      return listLines(board, paper, into, count);
    case 'block':
      return listBlocks(board, paper, into, count);
    default:
      if (position.hearts[seat] === MOST_HEARTS) return count; // P6
      into[count] = HEART;
      return count + 1;
  }
}

export function resolve(position: Position, chosen: readonly Move[]): void {
  if (position.phase === 'bonus') {
    const seat = bombSeat(position);
    position.bombs[seat]!--;
    if (chosen[0] !== PASS) crossSpecial(position, seat, chosen[0]!);
    lookAtRows(position);
    return;
  }
  if (position.phase === 'active' && isSpecial(chosen[0]!)) position.specialTaken = true;
  if (settle(position, chosen, choose)) lookAtRows(position);
}

function choose(position: Position, seat: Seat, move: Move): void {
  if (isSpecial(move)) {
    position.specials[seat]!--; // P4
    if (move === HEART) circleHeart(position, seat);
    else crossSpecial(position, seat, move);
  } else if (move !== PASS) {
    crossFor(position, seat, move);
    const board = boardOf(position.papers[seat]!.sheet);
    const placement = placementOf(move);
    const gold = board.dice[board.blocks[blockAt(placement)]!.colour]!;
    position.specials[seat]! += popcount(gold & board.placements.mask[placement]!); // P4
  }
}

function crossSpecial(position: Position, seat: Seat, move: Move): void {
  const paper = position.papers[seat]!;
  const board = boardOf(paper.sheet);
  const boxes = boxesOf(board, paper, move);
  crossBoxes(board, paper, boxes);
  for (const box of boxes) {
    if (board.dice[board.colour[box]!]! & board.bit[box]!) position.specials[seat]!++; // P4
  }
}

function circleHeart(position: Position, seat: Seat): void {
  if (position.hearts[seat]! < MOST_HEARTS) position.hearts[seat]!++;
}

/** P10: everybody who completes a row on the roll on which it falls first gets its bonus. */
function lookAtRows(position: Position): void {
  for (let seat = 0; seat < position.papers.length; seat++) {
    const complete = completeRows(position, seat);
    const won = complete & ~position.rows[seat]! & ~position.rowsGone;
    position.rows[seat] = complete;
    position.rowsWon[seat]! |= won;
    for (const [row, bonus] of ROW_BONUS.entries()) {
      if (!(won & (1 << row))) continue;
      if (bonus === 'bomb') position.bombs[seat]!++;
      else if (bonus === 'heart') circleHeart(position, seat);
      else position.specials[seat]!++;
    }
  }
  if (bombSeat(position) === -1) finishRoll(position);
  else position.phase = 'bonus';
}

/** P11–P13: columns and colours come after all row bonuses. */
function finishRoll(position: Position): void {
  for (const [seat, paper] of position.papers.entries()) {
    const fresh = paper.done & ~(paper.first | paper.later);
    for (const column of bitsOf(fresh & COLUMN_BITS)) {
      position.columnHearts[seat]![column] = position.hearts[seat]!; // P12
    }
    if (fresh & (1 << START_COLUMN)) position.specials[seat]!++; // P4
    position.rowsGone |= position.rows[seat]!;
  }
  position.claimed = claim(position.papers, position.claimed);
  if (twoColours(position) || (isSolo(position) && position.rolls === SOLO_ROLLS)) {
    position.phase = 'over';
  } else {
    passDice(position);
  }
}

function dice(each: number): Next {
  const pairs = [COLOUR_DIE, NUMBER_DIE].flatMap((die) => new Array(each).fill(die));
  return { for: 'dice', dice: [...pairs, SPECIAL_DIE] };
}
