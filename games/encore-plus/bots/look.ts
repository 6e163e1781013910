import { popcount } from '#kits/bits.ts';
import type { Board } from '#kits/grid/board.ts';
import {
  COLOUR_OPENS,
  COLUMN_OPENS,
  copyLook,
  distanceOf,
  type Eye,
  HUES,
  lookAgain,
  lookAt,
  NUMBER_SETS,
  newLook,
  roomOf,
  type Look as SheetLook,
} from '#kits/grid/bots/look.ts';
import { countOpen, type Paper } from '#kits/grid/paper.ts';
import { COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { ROW_BONUS } from '../position.ts';
import {
  BASE,
  BONUSES,
  FLAGS,
  HEARTS,
  MOST_JOKERS,
  MOST_SPECIALS,
  NEARS,
  SHEET_SLOTS,
  SLOT,
  STAGES,
  TEMPO,
} from './layout.ts';
import type { Stand } from './stand.ts';

/** A sheet with its rows, at some time: how late it is, and which row bonuses are gone. */
export interface Look extends SheetLook {
  /** Open boxes of each row. */
  readonly rows: Uint8Array;
  stage: number;
  rowsGone: number;
}

const EYE: Eye<Look> = {
  column({ traits, stage }, column, open, hues, nears) {
    const nearness = nears === 0 ? 0 : nears === hues ? 2 : 1;
    const shape = ((sideOf(column) * COLUMN_OPENS + open) * HUES + hues) * NEARS + nearness;
    traits[SLOT.column + column] = BASE.column + shape * STAGES + stage;
  },
  colour({ traits, stage }, colour, open, numbers) {
    traits[SLOT.colour + colour] = BASE.colour + open * STAGES + stage;
    traits[SLOT.number + colour] = BASE.number + open * NUMBER_SETS + numbers;
  },
  block({ traits }, block, kind, flags) {
    traits[SLOT.block + block] = BASE.block + kind * FLAGS + flags;
  },
};

export function newStandLook(): Look {
  return { ...newLook(SHEET_SLOTS), rows: new Uint8Array(ROWS), stage: 0, rowsGone: 0 };
}

export function copyStandLook(from: Look, into: Look): void {
  copyLook(from, into);
  into.rows.set(from.rows);
  into.stage = from.stage;
  into.rowsGone = from.rowsGone;
}

export function lookAtStand(board: Board, stand: Stand, into: Look): void {
  lookAt(board, stand.paper, EYE, into);
  for (let row = 0; row < ROWS; row++) seeRow(board, stand.paper, row, into);
  seeWhole(board, stand, into);
}

/** Brings a look up to date with what was crossed since the stand was taken. */
export function lookAtStandAgain(board: Board, before: Paper, stand: Stand, into: Look): void {
  const { paper, newColumns, newRows } = stand;
  if (newColumns !== 0) {
    lookAgain(board, before, paper, newColumns, EYE, into);
    const rows = newRows | (newRows << 1) | (newRows >> 1);
    for (let row = 0; row < ROWS; row++) if ((rows >> row) & 1) seeRow(board, paper, row, into);
  }
  seeWhole(board, stand, into);
}

/** What a column is worth: 0 for H to 3 for the outermost. */
export function sideOf(column: number): number {
  return Math.trunc((distanceOf(column) + 2) / 3);
}

export function bonusAt(row: number, rowsGone: number): number {
  if ((rowsGone >> row) & 1) return 0;
  const bonus = ROW_BONUS[row]!;
  if (bonus === 'bomb') return 1;
  return bonus === 'heart' ? 2 : 3;
}

function seeRow(board: Board, { crossed, reach }: Paper, row: number, into: Look): void {
  const set = board.rows[row]!;
  let open = 0;
  let near = 0;
  for (let colour = 0; colour < set.length; colour++) {
    const bits = set[colour]! & ~crossed[colour]!;
    if (bits === 0) continue;
    open += popcount(bits);
    near += popcount(bits & reach[colour]!);
  }
  into.rows[row] = open;
  const nearness = near === open ? 2 : 2 * near >= open ? 1 : 0;
  const shape = (open * NEARS + nearness) * BONUSES + bonusAt(row, into.rowsGone);
  into.traits[SLOT.row + row] = BASE.row + shape * STAGES + into.stage;
}

function seeWhole(board: Board, { paper, hearts, specials }: Stand, into: Look): void {
  const { traits, stage, least, second } = into;
  let left = 0;
  let incomplete = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const open = into.columns[column]!;
    left += open;
    if (open > 0) incomplete++;
    traits[SLOT.heart + column] = BASE.heart + (open * HEARTS + hearts) * STAGES + stage;
  }
  const jokers = Math.min(paper.jokers, MOST_JOKERS);
  const store = jokers * (MOST_SPECIALS + 1) + Math.min(specials, MOST_SPECIALS);
  const hope = hearts * (COLUMNS + 1) + incomplete;
  traits[SLOT.store] = BASE.store + store * STAGES + stage;
  traits[SLOT.star] = BASE.star + countOpen(paper, board.stars) * STAGES + stage;
  traits[SLOT.hope] = BASE.hope + hope * STAGES + stage;
  traits[SLOT.end] = BASE.end + least * COLOUR_OPENS + second;
  traits[SLOT.room] = BASE.room + roomOf(into) * STAGES + stage;
  traits[SLOT.tempo] = BASE.tempo + Math.trunc(left / TEMPO) * STAGES + stage;
}
