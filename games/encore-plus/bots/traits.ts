import type { Seat } from '#engine/contract.ts';
import { inOrder } from '#kits/grid/bots/layout.ts';
import { COLOUR_OPENS, COLUMN_OPENS, ROW_OPENS } from '#kits/grid/bots/look.ts';
import { MOST_SEATS } from '#kits/grid/bots/opinion.ts';
import { lookAtRivals, lower, newRivals, type Rivals } from '#kits/grid/bots/rivals.ts';
import { COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { SOLO_ROLLS } from '../play.ts';
import { BONUSES, SHEET_SLOTS, SHEET_TRAITS, SIDES, STAGES } from './layout.ts';
import { bonusAt, type Look, sideOf } from './look.ts';

const MOST_ROLLS = 45;
const ROLLS = MOST_ROLLS + 1;
const MOST_LEAD = 40;

/**
 * What a bot sees of a table, for a seat and one other: the traits of its own sheet, of how late it
 * is for it, of how it stands among all, of the other's sheet, and one of the two together.
 */
const ALONE = inOrder({ least: 1, second: 1 }, SHEET_SLOTS);
const AMONG = inOrder(
  { column: COLUMNS, colour: COLOURS.length, row: ROWS, race: 1, turn: 1 },
  ALONE.end,
);
/** Slots that are the same for every rival. */
export const OWN_SLOTS = AMONG.end;
/** Alone there is nobody to stand among. */
export const ownSlots = (seats: number): number => (seats === 1 ? ALONE.end : OWN_SLOTS);
export const SLOTS = OWN_SLOTS + SHEET_SLOTS + 1;

const ALONE_KINDS = inOrder(
  { least: COLOUR_OPENS * ROLLS, second: COLOUR_OPENS * ROLLS },
  SHEET_TRAITS,
);
/** So many traits are known to those who play alone; those of another's sheet begin there. */
export const SOLO_TRAITS = ALONE_KINDS.end;
const AMONG_KINDS = inOrder(
  {
    other: SHEET_TRAITS,
    column: SIDES * COLUMN_OPENS * COLUMN_OPENS,
    colour: COLOUR_OPENS * COLOUR_OPENS,
    row: BONUSES * ROW_OPENS * ROW_OPENS,
    race: COLOUR_OPENS * COLOUR_OPENS,
    turn: MOST_SEATS * MOST_SEATS,
    pair: (2 * MOST_LEAD + 1) * STAGES,
  },
  SOLO_TRAITS,
);
export const TRAITS = AMONG_KINDS.end;
const SLOT = { ...ALONE.at, ...AMONG.at };
const BASE = { ...ALONE_KINDS.at, ...AMONG_KINDS.at };
export const OTHER_BASE = BASE.other;

/** How far the others are, with their rows. */
interface RowRivals extends Rivals {
  readonly rows: Uint8Array;
}

export function newRowRivals(): RowRivals {
  return { ...newRivals(), rows: new Uint8Array(ROWS) };
}

export function rivalsOf(looks: readonly Look[], seats: number, seat: Seat, into: RowRivals): void {
  lookAtRivals(looks, seats, seat, into);
  into.rows.fill(COLUMNS);
  for (let other = 0; other < seats; other++) {
    if (other !== seat) lower(into.rows, looks[other]!.rows);
  }
}

/** Eight parts of a match, the last first: by the rolls that are left, or might be. */
export function stageOf(rolls: number): number {
  let stage = 0;
  while (stage < BOUNDS.length && SOLO_ROLLS - rolls > BOUNDS[stage]!) stage++;
  return stage;
}

const BOUNDS = [1, 2, 3, 5, 8, 13, 20];

/** What a table is like for all its seats. */
export interface Setting {
  readonly seats: number;
  /** Who rolls next, and how many rolls there were. */
  readonly next: Seat;
  readonly rolls: number;
  readonly rowsGone: number;
}

/** The traits of a seat's sheet and of how it stands among all. */
export function ownTraits(
  look: Look,
  rivals: RowRivals,
  { seats, next, rolls, rowsGone }: Setting,
  seat: Seat,
  into: Int32Array,
): void {
  into.set(look.traits);
  const time = Math.min(rolls, MOST_ROLLS);
  into[SLOT.least] = BASE.least + look.least * ROLLS + time;
  into[SLOT.second] = BASE.second + look.second * ROLLS + time;
  if (seats === 1) return;
  for (let i = 0; i < COLUMNS; i++) {
    const both = look.columns[i]! * COLUMN_OPENS + rivals.columns[i]!;
    into[SLOT.column + i] = BASE.column + sideOf(i) * COLUMN_OPENS * COLUMN_OPENS + both;
  }
  for (let i = 0; i < COLOURS.length; i++) {
    into[SLOT.colour + i] = BASE.colour + look.colours[i]! * COLOUR_OPENS + rivals.colours[i]!;
  }
  for (let i = 0; i < ROWS; i++) {
    const both = look.rows[i]! * ROW_OPENS + rivals.rows[i]!;
    into[SLOT.row + i] = BASE.row + bonusAt(i, rowsGone) * ROW_OPENS * ROW_OPENS + both;
  }
  into[SLOT.race] = BASE.race + look.second * COLOUR_OPENS + rivals.second;
  into[SLOT.turn] = BASE.turn + (seats - 1) * MOST_SEATS + ((seat - next + seats) % seats);
}

/** The trait of a lead. */
export function pairTrait(lead: number, stage: number): number {
  const within = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
  return BASE.pair + (within + MOST_LEAD) * STAGES + stage;
}

/** The traits of all leads, with the points that each stands for. */
export function* knownLeads(): Generator<{ trait: number; lead: number }> {
  for (let lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
    for (let stage = 0; stage < STAGES; stage++) yield { trait: pairTrait(lead, stage), lead };
  }
}
