import { BLOCK_KINDS } from '#kits/grid/bots/shapes.ts';
import { COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { MOST_HEARTS } from '../position.ts';

/** Where each kind of trait begins in a list of them, and how many there are in all. */
interface Layout<Kind extends string> {
  readonly at: Readonly<Record<Kind, number>>;
  readonly end: number;
}

/** One kind after the other, each as large as is said. */
export function layOut<Kind extends string>(
  sizes: Readonly<Record<Kind, number>>,
  from = 0,
): Layout<Kind> {
  const at = {} as Record<Kind, number>;
  let end = from;
  for (const kind of Object.keys(sizes) as Kind[]) {
    at[kind] = end;
    end += sizes[kind];
  }
  return { at, end };
}

/** Parts of a match: most traits know how late it is. */
export const STAGES = 8;
/** None to all boxes of a column, a row, a colour. */
export const OPENS = ROWS + 1;
export const ROW_OPENS = COLUMNS + 1;
export const COLOUR_OPENS = 22;
/** The colours of the open boxes of a column. */
export const HUES = COLOURS.length + 1;
/** Columns by what they are worth: H, the inner ones, the outer ones, the outermost. */
export const SIDES = 4;
/** Whether none, some or all of something is in reach. */
export const NEARS = 3;
export const HEARTS = MOST_HEARTS + 1;
/** Row bonuses: gone, a bomb, a heart, a special die. */
export const BONUSES = 4;
/** Sets of the numbers one to five. */
export const NUMBER_SETS = 32;
/** What is known of a block beside its kind: in reach or not, with a star, with a golden die. */
export const FLAGS = 8;
export const MOST_JOKERS = 6;
export const MOST_SPECIALS = 9;
const ROOMS = COLOURS.length * 5 + 1;
/** Open boxes of a sheet are counted by so many. */
export const TEMPO = 4;
const TEMPOS = 27;

/** A list with one trait in each slot. */
const SHEET_LIST = layOut({
  column: COLUMNS,
  heart: COLUMNS,
  row: ROWS,
  colour: COLOURS.length,
  number: COLOURS.length,
  block: COLOURS.length * 6,
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
const SHEET_KINDS = layOut({
  column: STAGES * SIDES * OPENS * HUES * NEARS,
  heart: STAGES * OPENS * HEARTS,
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
