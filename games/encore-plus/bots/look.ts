import { popcount } from '#kits/bits.ts';
import { type Board, START_COLUMN, WHOLE_COLOUR } from '#kits/grid/board.ts';
import { kindAt, numbersAt, type Shapes, shapesOf } from '#kits/grid/bots/shapes.ts';
import { countOpen, type Paper } from '#kits/grid/paper.ts';
import { COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { ROW_BONUS } from '../position.ts';
import {
  BASE,
  BONUSES,
  COLOUR_OPENS,
  FLAGS,
  HEARTS,
  HUES,
  MOST_JOKERS,
  MOST_SPECIALS,
  NEARS,
  NUMBER_SETS,
  OPENS,
  SHEET_SLOTS,
  SLOT,
  STAGES,
  TEMPO,
} from './layout.ts';
import type { Stand } from './stand.ts';

/**
 * A sheet as a bot looks at it: a list of *traits*, for each of which a bot has learnt what it is
 * worth, and the counts that other traits are made of. No trait names a sheet or a box, so that
 * they speak of all sheets, printed and generated.
 */
export interface Look {
  readonly traits: Int32Array;
  /** Open boxes of each column, row and colour; the numbers that each colour can use, as bits. */
  readonly columns: Uint8Array;
  readonly rows: Uint8Array;
  readonly colours: Uint8Array;
  readonly numbers: Uint8Array;
  /** The colours with the fewest and second fewest open boxes: what is left until the end. */
  least: number;
  second: number;
}

/** What a look depends on beside the sheet: how late it is, and which row bonuses are gone. */
export interface Time {
  readonly stage: number;
  readonly rowsGone: number;
}

export function newLook(): Look {
  return {
    traits: new Int32Array(SHEET_SLOTS),
    columns: new Uint8Array(COLUMNS),
    rows: new Uint8Array(ROWS),
    colours: new Uint8Array(COLOURS.length),
    numbers: new Uint8Array(COLOURS.length),
    least: 0,
    second: 0,
  };
}

export function copyLook(from: Look, into: Look): void {
  into.traits.set(from.traits);
  into.columns.set(from.columns);
  into.rows.set(from.rows);
  into.colours.set(from.colours);
  into.numbers.set(from.numbers);
  into.least = from.least;
  into.second = from.second;
}

export function lookAt(board: Board, stand: Stand, time: Time, into: Look): void {
  const shapes = shapesOf(board);
  for (let column = 0; column < COLUMNS; column++)
    seeColumn(board, stand.paper, time, column, into);
  for (let row = 0; row < ROWS; row++) seeRow(board, stand.paper, time, row, into);
  for (let colour = 0; colour < COLOURS.length; colour++) {
    seeColour(board, shapes, stand.paper, time, colour, into);
  }
  seeWhole(board, stand, time, into);
}

/** Brings a look up to date with what was crossed since the stand was taken. */
export function lookAgain(board: Board, before: Paper, stand: Stand, time: Time, into: Look): void {
  const { paper, newColumns, newRows } = stand;
  if (newColumns !== 0) {
    const shapes = shapesOf(board);
    const columns = newColumns | (newColumns << 1) | (newColumns >> 1);
    const rows = newRows | (newRows << 1) | (newRows >> 1);
    for (let column = 0; column < COLUMNS; column++) {
      if ((columns >> column) & 1) seeColumn(board, paper, time, column, into);
    }
    for (let row = 0; row < ROWS; row++) {
      if ((rows >> row) & 1) seeRow(board, paper, time, row, into);
    }
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const isSame =
        before.crossed[colour] === paper.crossed[colour] &&
        before.reach[colour] === paper.reach[colour];
      if (!isSame) seeColour(board, shapes, paper, time, colour, into);
    }
  }
  seeWhole(board, stand, time, into);
}

/** What a column is worth: 0 for H to 3 for the outermost. */
export function sideOf(column: number): number {
  return Math.trunc((Math.abs(column - START_COLUMN) + 2) / 3);
}

function seeColumn(board: Board, paper: Paper, { stage }: Time, column: number, into: Look): void {
  const { crossed, reach } = paper;
  const set = board.columns[column]!;
  let open = 0;
  let hues = 0;
  let near = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const bits = set[colour]! & ~crossed[colour]!;
    if (bits === 0) continue;
    hues++;
    open += popcount(bits);
    if (bits & reach[colour]!) near++;
  }
  into.columns[column] = open;
  const nearness = near === 0 ? 0 : near === hues ? 2 : 1;
  const shape = ((sideOf(column) * OPENS + open) * HUES + hues) * NEARS + nearness;
  into.traits[SLOT.column + column] = BASE.column + shape * STAGES + stage;
}

function seeRow(board: Board, paper: Paper, time: Time, row: number, into: Look): void {
  const { crossed, reach } = paper;
  const set = board.rows[row]!;
  let open = 0;
  let near = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const bits = set[colour]! & ~crossed[colour]!;
    if (bits === 0) continue;
    open += popcount(bits);
    near += popcount(bits & reach[colour]!);
  }
  into.rows[row] = open;
  const nearness = near === open ? 2 : 2 * near >= open ? 1 : 0;
  const shape = (open * NEARS + nearness) * BONUSES + bonusAt(row, time.rowsGone);
  into.traits[SLOT.row + row] = BASE.row + shape * STAGES + time.stage;
}

export function bonusAt(row: number, rowsGone: number): number {
  if ((rowsGone >> row) & 1) return 0;
  const bonus = ROW_BONUS[row]!;
  if (bonus === 'bomb') return 1;
  return bonus === 'heart' ? 2 : 3;
}

function seeColour(
  board: Board,
  shapes: Shapes,
  { crossed, reach }: Paper,
  { stage }: Time,
  colour: number,
  into: Look,
): void {
  const open = WHOLE_COLOUR & ~crossed[colour]!;
  const near = open & reach[colour]!;
  const stars = open & board.stars[colour]!;
  const gold = open & board.dice[colour]!;
  let numbers = 0;
  for (let block = colour * 6; block < colour * 6 + 6; block++) {
    const { shift, mask } = board.blocks[block]!;
    const openHere = (open >> shift) & mask;
    const nearHere = (near >> shift) & mask;
    numbers |= shapes.numbers[numbersAt(block, openHere, nearHere)]!;
    const here = mask << shift;
    const flags = (nearHere === 0 ? 0 : 1) + (stars & here ? 2 : 0) + (gold & here ? 4 : 0);
    into.traits[SLOT.block + block] =
      BASE.block + shapes.kind[kindAt(block, openHere)]! * FLAGS + flags;
  }
  const count = popcount(open);
  into.colours[colour] = count;
  into.numbers[colour] = numbers;
  into.traits[SLOT.colour + colour] = BASE.colour + count * STAGES + stage;
  into.traits[SLOT.number + colour] = BASE.number + count * NUMBER_SETS + numbers;
}

function seeWhole(board: Board, stand: Stand, { stage }: Time, into: Look): void {
  const { paper, hearts } = stand;
  let least = COLOUR_OPENS;
  let second = COLOUR_OPENS;
  let room = 0;
  let left = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const open = into.colours[colour]!;
    left += open;
    if (open < least) {
      second = least;
      least = open;
    } else if (open < second) second = open;
    room += popcount(into.numbers[colour]!);
  }
  into.least = least;
  into.second = second;
  let incomplete = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const open = into.columns[column]!;
    if (open > 0) incomplete++;
    into.traits[SLOT.heart + column] = BASE.heart + (open * HEARTS + hearts) * STAGES + stage;
  }
  const jokers = Math.min(paper.jokers, MOST_JOKERS);
  const store = jokers * (MOST_SPECIALS + 1) + Math.min(stand.specials, MOST_SPECIALS);
  const stars = countOpen(paper, board.stars);
  const hope = hearts * (COLUMNS + 1) + incomplete;
  const tempo = Math.trunc(left / TEMPO);
  into.traits[SLOT.store] = BASE.store + store * STAGES + stage;
  into.traits[SLOT.star] = BASE.star + stars * STAGES + stage;
  into.traits[SLOT.hope] = BASE.hope + hope * STAGES + stage;
  into.traits[SLOT.end] = BASE.end + least * COLOUR_OPENS + second;
  into.traits[SLOT.room] = BASE.room + room * STAGES + stage;
  into.traits[SLOT.tempo] = BASE.tempo + tempo * STAGES + stage;
}
