import { type Board, START_COLUMN } from '#kits/grid/board.ts';
import { inOrder } from '#kits/grid/bots/layout.ts';
import {
  BLOCKS,
  COLOUR_OPENS,
  COLUMN_OPENS,
  distanceOf,
  type Eye,
  HUES,
  type Look,
  lookAgain,
  lookAt,
  NUMBER_SETS,
  newLook,
  ROOMS,
  roomOf,
  WITH_DIE,
} from '#kits/grid/bots/look.ts';
import { BLOCK_KINDS } from '#kits/grid/bots/shapes.ts';
import { countOpen, type Paper } from '#kits/grid/paper.ts';
import { COLOURS, COLUMNS } from '#kits/grid/sheet.ts';

const SLOTS = inOrder({
  column: COLUMNS,
  colour: COLOURS.length,
  block: BLOCKS,
  store: 1,
  end: 1,
  room: 1,
});
const SLOT = SLOTS.at;
export const SHEET_SLOTS = SLOTS.end;

/** Columns by their distance from the middle. */
export const SIDES = START_COLUMN + 1;
export const STAGES = 4;
const MOST_JOKERS = 15;
/** Golden dice mean nothing here. */
const FLAGS = WITH_DIE;

const TRAITS = inOrder({
  column: SIDES * COLUMN_OPENS * HUES * 2,
  colour: COLOUR_OPENS * NUMBER_SETS,
  block: BLOCK_KINDS * FLAGS,
  store: (MOST_JOKERS + 1) * (COLUMNS + 1),
  end: COLOUR_OPENS * COLOUR_OPENS,
  room: ROOMS * STAGES,
});
const BASE = TRAITS.at;
export const SHEET_TRAITS = TRAITS.end;

const EYE: Eye<Look> = {
  column({ traits }, column, open, hues, nears) {
    const kind = (distanceOf(column) * COLUMN_OPENS + open) * HUES + hues;
    traits[SLOT.column + column] = BASE.column + kind * 2 + (nears === 0 ? 0 : 1);
  },
  colour({ traits }, colour, open, numbers) {
    traits[SLOT.colour + colour] = BASE.colour + open * NUMBER_SETS + numbers;
  },
  block({ traits }, block, kind, flags) {
    traits[SLOT.block + block] = BASE.block + kind * FLAGS + (flags & (FLAGS - 1));
  },
};

export function newSheetLook(): Look {
  return newLook(SHEET_SLOTS);
}

export function lookAtSheet(board: Board, paper: Paper, into: Look): void {
  lookAt(board, paper, EYE, into);
  seeWhole(board, paper, into);
}

/** Brings a look up to date after boxes of some columns were crossed. */
export function lookAtSheetAgain(
  board: Board,
  before: Paper,
  paper: Paper,
  columns: readonly number[],
  into: Look,
): void {
  let bits = 0;
  for (let i = 0; i < columns.length; i++) bits |= 1 << columns[i]!;
  lookAgain(board, before, paper, bits, EYE, into);
  seeWhole(board, paper, into);
}

function seeWhole(board: Board, paper: Paper, into: Look): void {
  const { traits, least, second } = into;
  const jokers = Math.min(paper.jokers, MOST_JOKERS);
  traits[SLOT.store] = BASE.store + jokers * (COLUMNS + 1) + countOpen(paper, board.stars);
  traits[SLOT.end] = BASE.end + least * COLOUR_OPENS + second;
  traits[SLOT.room] = BASE.room + roomOf(into) * STAGES + stageOf(second);
}

/** How near the end is, by the open boxes of the colour that would bring it. */
export function stageOf(second: number): number {
  if (second <= 2) return 0;
  if (second <= 6) return 1;
  return second <= 12 ? 2 : 3;
}
