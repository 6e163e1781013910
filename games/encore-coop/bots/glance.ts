import { popcount } from '#kits/bits.ts';
import { type Board, WHOLE_COLOUR } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { numbersAt, type Shapes, shapesOf } from '#kits/grid/bots/shapes.ts';
import { COLUMN_POINTS } from '#kits/grid/claims.ts';
import type { Paper } from '#kits/grid/paper.ts';
import { boxNamed, COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { FRAMES } from '../missions.ts';
import type { Position } from '../position.ts';

/** What a team wants to know of one sheet. */
export interface Glance {
  /** Open boxes of each column, row and colour. */
  readonly columns: Uint8Array;
  readonly rows: Uint8Array;
  readonly colours: Uint8Array;
  /** In how many pieces of one colour they lie: each needs a choice of its own. */
  readonly columnParts: Uint8Array;
  readonly rowParts: Uint8Array;
  readonly colourParts: Uint8Array;
  /** How many pairs of a colour and a number can be used without a joker. */
  room: number;
  /** Columns whose star is crossed, and those whose star is in reach, as bits. */
  stars: number;
  starsNear: number;
  /** By frame of mission 4: its crossed boxes as bits. */
  readonly frames: Uint8Array;
  /** Columns that were completed before this roll, and on it, as bits with colours behind them. */
  spent: number;
  fresh: number;
  /** Points for columns, and what those to come may bring. */
  points: number;
  hope: number;
  jokers: number;
}

/** What is left of a column's points for each number of open boxes. */
const HOPES = [1, 0.75, 0.56, 0.42, 0.3, 0.2, 0.12, 0.07];

export function newGlance(): Glance {
  return {
    columns: new Uint8Array(COLUMNS),
    rows: new Uint8Array(ROWS),
    colours: new Uint8Array(COLOURS.length),
    columnParts: new Uint8Array(COLUMNS),
    rowParts: new Uint8Array(ROWS),
    colourParts: new Uint8Array(COLOURS.length),
    room: 0,
    stars: 0,
    starsNear: 0,
    frames: new Uint8Array(FRAMES.length),
    spent: 0,
    fresh: 0,
    points: 0,
    hope: 0,
    jokers: 0,
  };
}

/** Rows, stars and frames are looked at for the missions that ask for them. */
export function glanceAt({ mission, claimed }: Position, paper: Paper, into: Glance): void {
  const board = boardOf(paper.sheet);
  const spent = paper.first | paper.later;
  into.spent = spent;
  into.fresh = paper.done & ~spent;
  into.jokers = paper.jokers;
  seeColumns(board, paper, claimed, into);
  seeColours(board, shapesOf(board), paper, into);
  if (mission === 2 || mission === 4) seeRows(marksOf(board).rows, paper, into);
  if (mission === 3) seeStars(marksOf(board).stars, paper, into);
  if (mission === 4) seeFrames(marksOf(board).frames, paper, into);
}

function seeColumns(board: Board, paper: Paper, claimed: number, into: Glance): void {
  let [points, hope] = [0, 0];
  for (let column = 0; column < COLUMNS; column++) {
    const set = board.columns[column]!;
    let [open, parts] = [0, 0];
    for (let i = 0; i < COLOURS.length; i++) {
      const bits = set[i]! & ~paper.crossed[i]!;
      if (bits === 0) continue;
      open += popcount(bits);
      parts++;
    }
    into.columns[column] = open;
    into.columnParts[column] = parts;
    const isLater = ((into.spent >> column) & 1 ? paper.later : claimed) >> column;
    const value = (isLater & 1 ? COLUMN_POINTS.later : COLUMN_POINTS.first)[column]!;
    if (open === 0) points += value;
    else hope += value * HOPES[open]!;
  }
  into.points = points;
  into.hope = hope;
}

function seeColours(board: Board, shapes: Shapes, { crossed, reach }: Paper, into: Glance): void {
  let room = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const open = WHOLE_COLOUR & ~crossed[colour]!;
    const near = open & reach[colour]!;
    let [numbers, parts] = [0, 0];
    for (let block = colour * 6; block < colour * 6 + 6; block++) {
      const { shift, mask } = board.blocks[block]!;
      const left = (open >> shift) & mask;
      if (left === 0) continue;
      parts++;
      const at = numbersAt(block, left, (near >> shift) & mask);
      numbers |= shapes.numbers[at]!;
    }
    into.colours[colour] = popcount(open);
    into.colourParts[colour] = parts;
    room += popcount(numbers);
  }
  into.room = room;
}

function seeStars(stars: Marks['stars'], { crossed, reach }: Paper, into: Glance): void {
  into.stars = 0;
  into.starsNear = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const { colour, bit } = stars[column]!;
    if (crossed[colour]! & bit) into.stars |= 1 << column;
    else if (reach[colour]! & bit) into.starsNear |= 1 << column;
  }
}

function seeFrames(frames: Marks['frames'], { crossed }: Paper, into: Glance): void {
  for (let frame = 0; frame < frames.length; frame++) {
    const boxes = frames[frame]!;
    let bits = 0;
    for (let i = 0; i < boxes.length; i++) {
      if (crossed[boxes[i]!.colour]! & boxes[i]!.bit) bits |= 1 << i;
    }
    into.frames[frame] = bits;
  }
}

function seeRows(rows: Marks['rows'], { crossed }: Paper, into: Glance): void {
  for (let row = 0; row < ROWS; row++) {
    const pieces = rows[row]!;
    let [open, parts] = [0, 0];
    for (let i = 0; i < pieces.length; i++) {
      const bits = pieces[i]!.bit & ~crossed[pieces[i]!.colour]!;
      if (bits === 0) continue;
      open += popcount(bits);
      parts++;
    }
    into.rows[row] = open;
    into.rowParts[row] = parts;
  }
}

/** Boxes of one colour, mostly a single one. */
interface Mark {
  readonly colour: number;
  readonly bit: number;
}

/** The stars by column, the boxes of each frame, and the pieces of each row, block by block. */
interface Marks {
  readonly stars: readonly Mark[];
  readonly frames: readonly (readonly Mark[])[];
  readonly rows: readonly (readonly Mark[])[];
}

const known = new WeakMap<Board, Marks>();

function marksOf(board: Board): Marks {
  const found = known.get(board);
  if (found) return found;
  const mark = (box: number): Mark => ({ colour: board.colour[box]!, bit: board.bit[box]! });
  const stars = board.sheet.stars.map((name) => mark(boxNamed(name)!));
  const rows = board.rows.map((row) =>
    board.blocks
      .map(({ colour, shift, mask }): Mark => ({ colour, bit: row[colour]! & (mask << shift) }))
      .filter(({ bit }) => bit !== 0),
  );
  const marks = { stars, frames: FRAMES.map((boxes) => boxes.map(mark)), rows };
  known.set(board, marks);
  return marks;
}
