import { inOrder } from '#kits/grid/bots/layout.ts';
import {
  BLOCKS,
  COLOUR_OPENS,
  COLUMN_OPENS,
  HUES,
  NUMBER_SETS,
  ROOMS,
  ROW_OPENS,
} from '#kits/grid/bots/look.ts';
import { BLOCK_KINDS } from '#kits/grid/bots/shapes.ts';
import { COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { MOST_HEARTS } from '../position.ts';

/** Parts of a match: most traits know how late it is. */
export const STAGES = 8;
/** Columns by what they are worth: H, the inner ones, the outer ones, the outermost. */
export const SIDES = 4;
/** Whether none, some or all of something is in reach. */
export const NEARS = 3;
export const HEARTS = MOST_HEARTS + 1;
/** Row bonuses: gone, a bomb, a heart, a special die. */
export const BONUSES = 4;
/** The features of a block apart from its kind: in reach or not, with a star, with a golden die. */
export const FLAGS = 8;
export const MOST_JOKERS = 6;
export const MOST_SPECIALS = 9;
/** Open boxes of a sheet are counted by so many. */
export const TEMPO = 4;
const TEMPOS = 27;

/** A list with one trait in each slot. */
const SHEET_LIST = inOrder({
  column: COLUMNS,
  heart: COLUMNS,
  row: ROWS,
  colour: COLOURS.length,
  number: COLOURS.length,
  block: BLOCKS,
  store: 1,
  star: 1,
  hope: 1,
  end: 1,
  room: 1,
  tempo: 1,
});
export const SLOT = SHEET_LIST.at;
export const SHEET_SLOTS = SHEET_LIST.end;

/** Every trait is a number of its own. */
const SHEET_KINDS = inOrder({
  column: STAGES * SIDES * COLUMN_OPENS * HUES * NEARS,
  heart: STAGES * COLUMN_OPENS * HEARTS,
  row: STAGES * ROW_OPENS * NEARS * BONUSES,
  colour: STAGES * COLOUR_OPENS,
  number: COLOUR_OPENS * NUMBER_SETS,
  block: BLOCK_KINDS * FLAGS,
  store: STAGES * (MOST_JOKERS + 1) * (MOST_SPECIALS + 1),
  star: STAGES * (COLUMNS + 1),
  hope: STAGES * HEARTS * (COLUMNS + 1),
  end: COLOUR_OPENS * COLOUR_OPENS,
  room: STAGES * ROOMS,
  tempo: STAGES * TEMPOS,
});
export const BASE = SHEET_KINDS.at;
export const SHEET_TRAITS = SHEET_KINDS.end;
