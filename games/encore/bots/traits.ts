import type { Seat } from '#engine/contract.ts';
import { START_COLUMN } from '#kits/grid/board.ts';
import {
  COLOUR_OPENS,
  type Look,
  SHEET_SLOTS,
  SHEET_TRAITS,
  stageOf,
} from '#kits/grid/bots/traits.ts';
import { COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { SOLO_ROLLS } from '../play.ts';
import type { Scene } from './scene.ts';

/**
 * What a bot sees of a table, for a seat and one other: the traits of its own sheet, of how it
 * stands among all, of the other's sheet, and one of the two together.
 */
const COLUMN_SLOT = SHEET_SLOTS;
const COLOUR_SLOT = COLUMN_SLOT + COLUMNS;
const RACE_SLOT = COLOUR_SLOT + COLOURS.length;
const TURN_SLOT = RACE_SLOT + 1;
const ROLLS_SLOT = TURN_SLOT + 1;
const TOTAL_SLOT = ROLLS_SLOT + 1;
/** Slots that are the same whoever the other is. */
export const OWN_SLOTS = TOTAL_SLOT + 1;
const PAIR_SLOT = OWN_SLOTS + SHEET_SLOTS;
export const SLOTS = PAIR_SLOT + 1;

const OPENS = ROWS + 1;
const MOST_SEATS = 6;
const MOST_ROLLS = 59;
const LEAST_TOTAL = -30;
const MOST_TOTAL = 65;
const MOST_LEAD = 25;
/** One of each stage that `stageOf` knows. */
const STAGE_EXAMPLES = [0, 3, 7, 13];

const OTHER_BASE = SHEET_TRAITS;
const COLUMN_BASE = OTHER_BASE + SHEET_TRAITS;
const COLOUR_BASE = COLUMN_BASE + (START_COLUMN + 1) * OPENS * OPENS;
const RACE_BASE = COLOUR_BASE + COLOUR_OPENS * COLOUR_OPENS;
const TURN_BASE = RACE_BASE + COLOUR_OPENS * COLOUR_OPENS;
const ROLLS_BASE = TURN_BASE + MOST_SEATS * MOST_SEATS;
const TOTAL_BASE = ROLLS_BASE + MOST_ROLLS + 1;
const PAIR_BASE = TOTAL_BASE + MOST_TOTAL - LEAST_TOTAL + 1;
export const TRAITS = PAIR_BASE + (2 * MOST_LEAD + 1) * 4;

/** How far the others are: open boxes of whoever is nearest to each column, colour and the end. */
export interface Rivals {
  readonly columns: Uint8Array;
  readonly colours: Uint8Array;
  second: number;
}

export function newRivals(): Rivals {
  return { columns: new Uint8Array(COLUMNS), colours: new Uint8Array(COLOURS.length), second: 0 };
}

export function lookAtRivals(
  looks: readonly Look[],
  { papers, rolls }: Scene,
  seat: Seat,
  into: Rivals,
): void {
  if (papers.length === 1) {
    lookAtTime(SOLO_ROLLS - rolls, into);
    return;
  }
  into.columns.fill(ROWS);
  into.colours.fill(COLOUR_OPENS - 1);
  into.second = COLOUR_OPENS - 1;
  for (let other = 0; other < papers.length; other++) {
    if (other === seat) continue;
    const { columns, colours, second } = looks[other]!;
    for (let i = 0; i < COLUMNS; i++) into.columns[i] = Math.min(into.columns[i]!, columns[i]!);
    for (let i = 0; i < COLOURS.length; i++) {
      into.colours[i] = Math.min(into.colours[i]!, colours[i]!);
    }
    into.second = Math.min(into.second, second);
  }
}

/** Alone one plays against the rolls that are left. */
function lookAtTime(left: number, into: Rivals): void {
  into.columns.fill(Math.min(ROWS, left >> 2));
  into.colours.fill(Math.min(COLOUR_OPENS - 1, left));
  into.second = Math.min(COLOUR_OPENS - 1, left);
}

/** The traits of a seat's sheet and of how it stands among all. */
export function ownTraits(
  look: Look,
  rivals: Rivals,
  { papers, next, rolls }: Scene,
  seat: Seat,
  total: number,
  into: Int32Array,
): void {
  into.set(look.traits);
  for (let i = 0; i < COLUMNS; i++) {
    const side = Math.abs(i - START_COLUMN);
    const both = look.columns[i]! * OPENS + rivals.columns[i]!;
    into[COLUMN_SLOT + i] = COLUMN_BASE + side * OPENS * OPENS + both;
  }
  for (let i = 0; i < COLOURS.length; i++) {
    const both = look.colours[i]! * COLOUR_OPENS + rivals.colours[i]!;
    into[COLOUR_SLOT + i] = COLOUR_BASE + both;
  }
  into[RACE_SLOT] = RACE_BASE + look.second * COLOUR_OPENS + rivals.second;
  const wait = (seat - next + papers.length) % papers.length;
  into[TURN_SLOT] = TURN_BASE + (papers.length - 1) * MOST_SEATS + wait;
  into[ROLLS_SLOT] = ROLLS_BASE + Math.min(rolls, MOST_ROLLS);
  into[TOTAL_SLOT] = TOTAL_BASE + clamp(total, LEAST_TOTAL, MOST_TOTAL) - LEAST_TOTAL;
}

/** The trait of a lead, with how near the end is. */
export function pairTrait(lead: number, second: number): number {
  return PAIR_BASE + (clamp(lead, -MOST_LEAD, MOST_LEAD) + MOST_LEAD) * 4 + stageOf(second);
}

/** The traits of the other's sheet. */
export function otherTraits(look: Look, into: Int32Array): void {
  for (let i = 0; i < SHEET_SLOTS; i++) into[i] = OTHER_BASE + look.traits[i]!;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The traits of all totals and leads, with the points that each stands for. */
export function* knownPoints(): Generator<{ trait: number; total?: number; lead?: number }> {
  for (let total = LEAST_TOTAL; total <= MOST_TOTAL; total++) {
    yield { trait: TOTAL_BASE + total - LEAST_TOTAL, total };
  }
  for (let lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
    for (const second of STAGE_EXAMPLES) yield { trait: pairTrait(lead, second), lead };
  }
}
