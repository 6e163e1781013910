import type { Seat } from '#engine/contract.ts';
import { inOrder } from '#kits/grid/bots/layout.ts';
import { COLOUR_OPENS, COLUMN_OPENS, distanceOf, type Look } from '#kits/grid/bots/look.ts';
import { MOST_SEATS } from '#kits/grid/bots/opinion.ts';
import { lookAtRivals, type Rivals } from '#kits/grid/bots/rivals.ts';
import { COLOURS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { SOLO_ROLLS } from '../play.ts';
import type { Scene } from './scene.ts';
import { SHEET_SLOTS, SHEET_TRAITS, SIDES, STAGES, stageOf } from './sheet-look.ts';

/**
 * What a bot sees of a table, for a seat and one other: the traits of its own sheet, of how it
 * stands among all, of the other's sheet, and one of the two together.
 */
const SLOT_LAYOUT = inOrder(
  { column: COLUMNS, colour: COLOURS.length, race: 1, turn: 1, rolls: 1, total: 1 },
  SHEET_SLOTS,
);
const SLOT = SLOT_LAYOUT.at;
/** Slots that are the same for every rival. */
export const OWN_SLOTS = SLOT_LAYOUT.end;
export const SLOTS = OWN_SLOTS + SHEET_SLOTS + 1;

const MOST_ROLLS = 59;
const LEAST_TOTAL = -30;
const MOST_TOTAL = 65;
const MOST_LEAD = 25;
/** One of each stage that `stageOf` knows. */
const STAGE_EXAMPLES = [0, 3, 7, 13];

const TRAIT_LAYOUT = inOrder(
  {
    other: SHEET_TRAITS,
    column: SIDES * COLUMN_OPENS * COLUMN_OPENS,
    colour: COLOUR_OPENS * COLOUR_OPENS,
    race: COLOUR_OPENS * COLOUR_OPENS,
    turn: MOST_SEATS * MOST_SEATS,
    rolls: MOST_ROLLS + 1,
    total: MOST_TOTAL - LEAST_TOTAL + 1,
    pair: (2 * MOST_LEAD + 1) * STAGES,
  },
  SHEET_TRAITS,
);
const BASE = TRAIT_LAYOUT.at;
export const OTHER_BASE = BASE.other;
export const TRAITS = TRAIT_LAYOUT.end;

/** Alone one plays against the rolls that are left. */
export function rivalsOf(
  looks: readonly Look[],
  { papers, rolls }: Scene,
  seat: Seat,
  into: Rivals,
): void {
  lookAtRivals(looks, papers.length, seat, into);
  if (papers.length > 1) return;
  const left = SOLO_ROLLS - rolls;
  into.columns.fill(Math.min(ROWS, left >> 2));
  into.colours.fill(Math.min(COLOUR_OPENS - 1, left));
  into.second = Math.min(COLOUR_OPENS - 1, left);
}

/** The traits of a seat's sheet and of how it stands among all. */
export function ownTraits(
  { traits, columns, colours, second }: Look,
  rivals: Rivals,
  { papers, next, rolls }: Scene,
  seat: Seat,
  total: number,
  into: Int32Array,
): void {
  into.set(traits);
  for (let i = 0; i < COLUMNS; i++) {
    const both = columns[i]! * COLUMN_OPENS + rivals.columns[i]!;
    into[SLOT.column + i] = BASE.column + distanceOf(i) * COLUMN_OPENS * COLUMN_OPENS + both;
  }
  for (let i = 0; i < COLOURS.length; i++) {
    into[SLOT.colour + i] = BASE.colour + colours[i]! * COLOUR_OPENS + rivals.colours[i]!;
  }
  into[SLOT.race] = BASE.race + second * COLOUR_OPENS + rivals.second;
  const wait = (seat - next + papers.length) % papers.length;
  into[SLOT.turn] = BASE.turn + (papers.length - 1) * MOST_SEATS + wait;
  into[SLOT.rolls] = BASE.rolls + Math.min(rolls, MOST_ROLLS);
  into[SLOT.total] = BASE.total + clamp(total, LEAST_TOTAL, MOST_TOTAL) - LEAST_TOTAL;
}

/** The trait of a lead, with the open boxes of the colour that would bring the end. */
export function pairTrait(lead: number, second: number): number {
  return BASE.pair + (clamp(lead, -MOST_LEAD, MOST_LEAD) + MOST_LEAD) * STAGES + stageOf(second);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The traits of all totals and leads, with the points that each stands for. */
export function* knownPoints(): Generator<{ trait: number; total?: number; lead?: number }> {
  for (let total = LEAST_TOTAL; total <= MOST_TOTAL; total++) {
    yield { trait: BASE.total + total - LEAST_TOTAL, total };
  }
  for (let lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
    for (const second of STAGE_EXAMPLES) yield { trait: pairTrait(lead, second), lead };
  }
}
