import type { Seat } from '#engine/contract.ts';
import type { Drawing, Sharing } from '#games/face.ts';
import { popcount } from '#kits/bits.ts';
import { COLOUR_SIGNS, FILLED, FIRST, OPEN } from '#ui/colour-signs.ts';
import { type Board, holds } from '../board.ts';
import { boardOf } from '../boards.ts';
import type { Paper } from '../paper.ts';
import { isCrossed } from '../paper.ts';
import { BOXES, COLOURS, COLUMNS, columnOf, ROWS, rowOf } from '../sheet.ts';
import type { Table } from '../table.ts';
import { COLOUR_KEYS } from './colours.ts';

/** The room between boxes, of one box. */
const GAP = 0.06;
const IN_COLOUR = 21;

/** How a sheet of the Encore! family is shared. */
export const gridSharing: Sharing<Table<string>> = {
  draw: ({ papers }, seat) => drawn(papers[seat]!),
  lines({ papers }: Table<string>, seat: Seat) {
    const paper = papers[seat]!;
    const board = boardOf(paper.sheet);
    return [columnLine(paper), colourLine(paper), starLine(board, paper)];
  },
};

function drawn(paper: Paper): Drawing {
  const board = boardOf(paper.sheet);
  const boxes = Array.from({ length: BOXES }, (_, box) => ({
    x: columnOf(box) + GAP / 2,
    y: rowOf(box) + GAP / 2,
    width: 1 - GAP,
    height: 1 - GAP,
    colour: COLOUR_KEYS[board.colour[box]!]!,
    state: isCrossed(board, paper, box) ? ('crossed' as const) : ('open' as const),
    ...(holds(board.stars, board, box) && { print: 'star' as const }),
  }));
  return { width: COLUMNS, height: ROWS, boxes };
}

/** Every column: first, filled later, or open. */
function columnLine({ done, first }: Paper): string {
  const columns = Array.from({ length: COLUMNS }, (_, column) => signOf(done, first, column));
  return `A–O ${columns.join('')}`;
}

export function signOf(done: number, first: number, bit: number): string {
  if ((done & (1 << bit)) === 0) return OPEN;
  return first & (1 << bit) ? FIRST : FILLED;
}

/** Every colour: how far it came, or that it is complete. */
function colourLine({ crossed, done, first }: Paper): string {
  return COLOURS.map((_, colour) => {
    const count = popcount(crossed[colour]!);
    const isDone = done & (1 << (COLUMNS + colour));
    const far = isDone ? signOf(done, first, COLUMNS + colour) : `${count}/${IN_COLOUR}`;
    return `${COLOUR_SIGNS[COLOUR_KEYS[colour]!]} ${far}`;
  }).join('  ');
}

function starLine({ stars }: Board, { crossed }: Paper): string {
  const have = stars.reduce((sum, set, colour) => sum + popcount(set & crossed[colour]!), 0);
  const all = stars.reduce((sum, set) => sum + popcount(set), 0);
  return `★ ${have}/${all}`;
}
