import { popcount } from '#kits/bits.ts';
import type { Board } from '../board.ts';
import { START_COLUMN, WHOLE_COLOUR } from '../board.ts';
import type { Paper } from '../paper.ts';
import { countOpen } from '../paper.ts';
import { COLOURS, COLUMNS, ROWS } from '../sheet.ts';
import { BLOCK_KINDS, kindAt, numbersAt, type Shapes, shapesOf } from './shapes.ts';

/**
 * A sheet as a bot looks at it: a list with one *trait* in each slot. Every trait is a number of its
 * own, for which a bot has learnt what it is worth. None of them names a sheet or a box, so that
 * they speak of all sheets, printed and generated.
 */
const COLUMN_SLOT = 0;
const COLOUR_SLOT = COLUMN_SLOT + COLUMNS;
const BLOCK_SLOT = COLOUR_SLOT + COLOURS.length;
const STORE_SLOT = BLOCK_SLOT + COLOURS.length * 6;
const END_SLOT = STORE_SLOT + 1;
const ROOM_SLOT = END_SLOT + 1;
export const SHEET_SLOTS = ROOM_SLOT + 1;

const OPENS = ROWS + 1;
const HUES = COLOURS.length + 1;
const SIDES = START_COLUMN + 1;
const COLUMN_TRAITS = SIDES * OPENS * HUES * 2;
/** None to all of the 21 boxes of a colour. */
export const COLOUR_OPENS = 22;
const NUMBER_SETS = 32;
const COLOUR_TRAITS = COLOUR_OPENS * NUMBER_SETS;
const BLOCK_TRAITS = BLOCK_KINDS * 4;
const MOST_JOKERS = 15;
const STORE_TRAITS = (MOST_JOKERS + 1) * (COLUMNS + 1);
const END_TRAITS = COLOUR_OPENS * COLOUR_OPENS;
const ROOMS = COLOURS.length * 5 + 1;
const STAGES = 4;

const COLUMN_BASE = 0;
const COLOUR_BASE = COLUMN_BASE + COLUMN_TRAITS;
const BLOCK_BASE = COLOUR_BASE + COLOUR_TRAITS;
const STORE_BASE = BLOCK_BASE + BLOCK_TRAITS;
const END_BASE = STORE_BASE + STORE_TRAITS;
const ROOM_BASE = END_BASE + END_TRAITS;
export const SHEET_TRAITS = ROOM_BASE + ROOMS * STAGES;

/** The traits of a sheet and the counts that other traits are made of. */
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

export function newLook(): Look {
  return {
    traits: new Int32Array(SHEET_SLOTS),
    columns: new Uint8Array(COLUMNS),
    colours: new Uint8Array(COLOURS.length),
    numbers: new Uint8Array(COLOURS.length),
    least: 0,
    second: 0,
  };
}

export function copyLook(from: Look, to: Look): void {
  to.traits.set(from.traits);
  to.columns.set(from.columns);
  to.colours.set(from.colours);
  to.numbers.set(from.numbers);
  to.least = from.least;
  to.second = from.second;
}

export function lookAt(board: Board, paper: Paper, into: Look): void {
  const shapes = shapesOf(board);
  for (let column = 0; column < COLUMNS; column++) seeColumn(board, paper, column, into);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    seeColour(board, shapes, paper, colour, into);
  }
  seeWhole(board, paper, into);
}

/** Brings a look up to date after boxes of some neighbouring columns, in order, were crossed. */
export function lookAgain(
  board: Board,
  before: Paper,
  paper: Paper,
  columns: readonly number[],
  into: Look,
): void {
  const shapes = shapesOf(board);
  const first = Math.max(0, columns[0]! - 1);
  const last = Math.min(COLUMNS - 1, columns[columns.length - 1]! + 1);
  for (let column = first; column <= last; column++) seeColumn(board, paper, column, into);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const isSame =
      before.crossed[colour] === paper.crossed[colour] &&
      before.reach[colour] === paper.reach[colour];
    if (!isSame) seeColour(board, shapes, paper, colour, into);
  }
  seeWhole(board, paper, into);
}

function seeColumn(board: Board, { crossed, reach }: Paper, column: number, into: Look): void {
  const set = board.columns[column]!;
  let open = 0;
  let hues = 0;
  let near = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const bits = set[colour]! & ~crossed[colour]!;
    if (bits === 0) continue;
    hues++;
    open += popcount(bits);
    near |= bits & reach[colour]!;
  }
  into.columns[column] = open;
  const side = Math.abs(column - START_COLUMN);
  const trait = ((side * OPENS + open) * HUES + hues) * 2 + (near === 0 ? 0 : 1);
  into.traits[COLUMN_SLOT + column] = COLUMN_BASE + trait;
}

function seeColour(
  board: Board,
  shapes: Shapes,
  { crossed, reach }: Paper,
  colour: number,
  into: Look,
): void {
  const open = WHOLE_COLOUR & ~crossed[colour]!;
  const near = open & reach[colour]!;
  const stars = open & board.stars[colour]!;
  let numbers = 0;
  for (let block = colour * 6; block < colour * 6 + 6; block++) {
    const { shift, mask } = board.blocks[block]!;
    const openHere = (open >> shift) & mask;
    const nearHere = (near >> shift) & mask;
    numbers |= shapes.numbers[numbersAt(block, openHere, nearHere)]!;
    const flags = (nearHere === 0 ? 0 : 1) + ((stars >> shift) & mask ? 2 : 0);
    const kind = shapes.kind[kindAt(block, openHere)]!;
    into.traits[BLOCK_SLOT + block] = BLOCK_BASE + kind * 4 + flags;
  }
  const count = popcount(open);
  into.colours[colour] = count;
  into.numbers[colour] = numbers;
  into.traits[COLOUR_SLOT + colour] = COLOUR_BASE + count * NUMBER_SETS + numbers;
}

function seeWhole(board: Board, paper: Paper, into: Look): void {
  let least = COLOUR_OPENS;
  let second = COLOUR_OPENS;
  let room = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const open = into.colours[colour]!;
    if (open < least) {
      second = least;
      least = open;
    } else if (open < second) second = open;
    room += popcount(into.numbers[colour]!);
  }
  into.least = least;
  into.second = second;
  const jokers = Math.min(paper.jokers, MOST_JOKERS);
  const stars = countOpen(paper, board.stars);
  into.traits[STORE_SLOT] = STORE_BASE + jokers * (COLUMNS + 1) + stars;
  into.traits[END_SLOT] = END_BASE + least * COLOUR_OPENS + second;
  into.traits[ROOM_SLOT] = ROOM_BASE + room * STAGES + stageOf(second);
}

/** How near the end is, by the open boxes of the colour that would bring it. */
export function stageOf(second: number): number {
  if (second <= 2) return 0;
  if (second <= 6) return 1;
  return second <= 12 ? 2 : 3;
}
