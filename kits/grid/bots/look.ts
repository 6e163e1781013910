import { popcount } from '#kits/bits.ts';
import { type Board, START_COLUMN, WHOLE_COLOUR } from '../board.ts';
import type { Paper } from '../paper.ts';
import { COLOURS, COLUMNS, ROWS } from '../sheet.ts';
import { kindAt, numbersAt, type Shapes, shapesOf } from './shapes.ts';

/** None to all boxes of a column, of a row, and of the 21 of a colour. */
export const COLUMN_OPENS = ROWS + 1;
export const ROW_OPENS = COLUMNS + 1;
export const COLOUR_OPENS = 22;
/** The colours of the open boxes of a column. */
export const HUES = COLOURS.length + 1;
/** Sets of the numbers one to five, and how many pairs of a colour and a number there are. */
export const NUMBER_SETS = 32;
export const ROOMS = COLOURS.length * 5 + 1;
export const BLOCKS = COLOURS.length * 6;
/** The features of a block apart from its kind, as bits. */
const IN_REACH = 1;
const WITH_STAR = 2;
export const WITH_DIE = 4;

/**
 * A sheet as a bot looks at it: a list with one *trait* in each slot, and the counts that other
 * traits are made of. Every trait is a number of its own, for which a bot has learnt what it is
 * worth. None of them names a sheet or a box, so that they speak of all sheets, printed and
 * generated.
 */
export interface Look {
  readonly traits: Int32Array;
  /** Open boxes of each column and colour, and the numbers that each colour can use, as bits. */
  readonly columns: Uint8Array;
  readonly colours: Uint8Array;
  readonly numbers: Uint8Array;
  /** The colours with the fewest and second fewest open boxes: what is left until the end. */
  least: number;
  second: number;
}

/** What a game makes of its sheets: each of these writes its traits. */
export interface Eye<Seen extends Look> {
  /** `hues` are the colours of the open boxes, `nears` those of which some are in reach. */
  column(look: Seen, column: number, open: number, hues: number, nears: number): void;
  /** By its open boxes and the numbers that it can use. */
  colour(look: Seen, colour: number, open: number, numbers: number): void;
  /** By its kind (see `shapes.ts`) and what else is known of it. */
  block(look: Seen, block: number, kind: number, flags: number): void;
}

export function newLook(slots: number): Look {
  return {
    traits: new Int32Array(slots),
    columns: new Uint8Array(COLUMNS),
    colours: new Uint8Array(COLOURS.length),
    numbers: new Uint8Array(COLOURS.length),
    least: 0,
    second: 0,
  };
}

export function copyLook(from: Look, into: Look): void {
  into.traits.set(from.traits);
  into.columns.set(from.columns);
  into.colours.set(from.colours);
  into.numbers.set(from.numbers);
  into.least = from.least;
  into.second = from.second;
}

export function lookAt<Seen extends Look>(
  board: Board,
  paper: Paper,
  eye: Eye<Seen>,
  into: Seen,
): void {
  const shapes = shapesOf(board);
  for (let column = 0; column < COLUMNS; column++) seeColumn(board, paper, column, eye, into);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    seeColour(board, shapes, paper, colour, eye, into);
  }
  seeEnd(into);
}

/** Brings a look up to date after boxes of some columns, as bits, were crossed. */
export function lookAgain<Seen extends Look>(
  board: Board,
  before: Paper,
  paper: Paper,
  columns: number,
  eye: Eye<Seen>,
  into: Seen,
): void {
  const shapes = shapesOf(board);
  const near = columns | (columns << 1) | (columns >> 1);
  for (let column = 0; column < COLUMNS; column++) {
    if ((near >> column) & 1) seeColumn(board, paper, column, eye, into);
  }
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const isSame =
      before.crossed[colour] === paper.crossed[colour] &&
      before.reach[colour] === paper.reach[colour];
    if (!isSame) seeColour(board, shapes, paper, colour, eye, into);
  }
  seeEnd(into);
}

function seeColumn<Seen extends Look>(
  board: Board,
  { crossed, reach }: Paper,
  column: number,
  eye: Eye<Seen>,
  into: Seen,
): void {
  const set = board.columns[column]!;
  let open = 0;
  let hues = 0;
  let nears = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const bits = set[colour]! & ~crossed[colour]!;
    if (bits === 0) continue;
    hues++;
    open += popcount(bits);
    if (bits & reach[colour]!) nears++;
  }
  into.columns[column] = open;
  eye.column(into, column, open, hues, nears);
}

function seeColour<Seen extends Look>(
  board: Board,
  shapes: Shapes,
  { crossed, reach }: Paper,
  colour: number,
  eye: Eye<Seen>,
  into: Seen,
): void {
  const open = WHOLE_COLOUR & ~crossed[colour]!;
  const near = open & reach[colour]!;
  const stars = open & board.stars[colour]!;
  const dice = open & board.dice[colour]!;
  let numbers = 0;
  for (let block = colour * 6; block < colour * 6 + 6; block++) {
    const { shift, mask } = board.blocks[block]!;
    const openHere = (open >> shift) & mask;
    const nearHere = (near >> shift) & mask;
    numbers |= shapes.numbers[numbersAt(block, openHere, nearHere)]!;
    const here = mask << shift;
    const flags =
      (nearHere ? IN_REACH : 0) | (stars & here ? WITH_STAR : 0) | (dice & here ? WITH_DIE : 0);
    eye.block(into, block, shapes.kind[kindAt(block, openHere)]!, flags);
  }
  const count = popcount(open);
  into.colours[colour] = count;
  into.numbers[colour] = numbers;
  eye.colour(into, colour, count, numbers);
}

function seeEnd(into: Look): void {
  let least = COLOUR_OPENS;
  let second = COLOUR_OPENS;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const open = into.colours[colour]!;
    if (open < least) {
      second = least;
      least = open;
    } else if (open < second) second = open;
  }
  into.least = least;
  into.second = second;
}

/** How many pairs of a colour and a number can be used. */
export function roomOf({ numbers }: Look): number {
  let room = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) room += popcount(numbers[colour]!);
  return room;
}

/** How far a column is from the middle one. */
export function distanceOf(column: number): number {
  return Math.abs(column - START_COLUMN);
}
