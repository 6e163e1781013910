import type { Move, Seat } from '#engine/contract.ts';
import type { Board } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { PASS } from '#kits/grid/moves.ts';
import { isCrossed, type Paper } from '#kits/grid/paper.ts';
import { boxAt, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { listCrossings } from '#kits/grid/table.ts';
import { moves } from '../play.ts';
import type { Position } from '../position.ts';
import { BOMBS, ROW_SETS } from '../shapes.ts';
import { bombMove, HEART, lineMove } from '../special.ts';

const FIRST_BOMB = bombMove(BOMBS[0]!);
const FIRST_LINE = lineMove(0, ROW_SETS[0]!.columns);

/** Squares of 2 × 2, and the bomb for each set of their boxes. */
const SQUARES = listSquares();

/**
 * The moves worth a thought: of bombs, lines and stars only those that cross as much as they can.
 * Returns how many there are; the first is a pass.
 */
export function listCandidates(position: Position, seat: Seat, into: Move[]): number {
  const paper = position.papers[seat]!;
  if (position.phase === 'bonus') return listBombs(boardOf(paper.sheet), paper, into);
  const isFree = !position.specialTaken && position.specials[seat]! > 0;
  if (isFree && position.special === 'bomb') {
    const count = listBombs(boardOf(paper.sheet), paper, into);
    return listCrossings(position, seat, into, count);
  }
  const count = moves(position, seat, into);
  return isFree && position.special === 'line' ? keepLongLines(into, count) : count;
}

/** A pass, and in each square the bomb that crosses all of it. */
export function listBombs(board: Board, paper: Paper, into: Move[]): number {
  into[0] = PASS;
  let count = 1;
  for (const { boxes, bombs } of SQUARES) {
    let open = 0;
    for (let i = 0; i < boxes.length; i++) if (!isCrossed(board, paper, boxes[i]!)) open |= 1 << i;
    if (open === 0) continue;
    const move = bombs[open]!;
    // Squares that overlap may be open in the same boxes only.
    const known = into.indexOf(move, 1);
    if (known === -1 || known >= count) into[count++] = move;
  }
  return count;
}

/** Drops the lines of each row that are shorter than its longest. */
function keepLongLines(list: Move[], count: number): number {
  const longest = new Uint8Array(ROWS);
  for (let i = 0; i < count; i++) {
    const line = list[i]! - FIRST_LINE;
    if (list[i]! <= HEART) continue;
    const row = Math.trunc(line / ROW_SETS.length);
    longest[row] = Math.max(longest[row]!, lengthOf(line));
  }
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const line = list[i]! - FIRST_LINE;
    const isLong =
      list[i]! <= HEART || lengthOf(line) === longest[Math.trunc(line / ROW_SETS.length)];
    if (isLong) list[kept++] = list[i]!;
  }
  return kept;
}

function lengthOf(line: number): number {
  return ROW_SETS[line % ROW_SETS.length]!.columns.length;
}

function listSquares() {
  const known = new Map(BOMBS.map((boxes, i) => [boxes.join(), FIRST_BOMB + i]));
  const squares: { readonly boxes: readonly number[]; readonly bombs: readonly number[] }[] = [];
  for (let column = 0; column < COLUMNS - 1; column++) {
    for (let row = 0; row < ROWS - 1; row++) {
      const boxes = [
        boxAt(column, row),
        boxAt(column, row + 1),
        boxAt(column + 1, row),
        boxAt(column + 1, row + 1),
      ];
      const bombs = Array.from({ length: 16 }, (_, part) => {
        return known.get(boxes.filter((_, i) => part & (1 << i)).join()) ?? PASS;
      });
      squares.push({ boxes, bombs });
    }
  }
  return squares;
}
