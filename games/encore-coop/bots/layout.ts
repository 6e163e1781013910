import { COLOUR_OPENS, COLUMN_OPENS, HUES, ROOMS, ROW_OPENS } from '#kits/grid/bots/look.ts';
import { COLUMNS } from '#kits/grid/sheet.ts';
import { FRAMES, WORD } from '../missions.ts';
import { TURNS } from '../play.ts';

/**
 * What a team sees of its match is a list with one *trait* in each slot, a number of which
 * `worths.ts` says what it is worth. This says how many slots each kind has, and how many traits.
 */
const MOST_SEATS = 5;
const MOST_ROWS = 6;
/** The hardest goal, the one after it, and the rest. */
export const RANKS = 3;
export const STAGES = 8;
export const COLOUR_PARTS = 7;
export const ROW_PARTS = 13;
export const STARS = COLUMNS + 1;
export const FRAME_OPENS = 5;
export const FRAMES_LEFT = FRAMES.length + 1;
export const LETTERS = WORD.length;
export const COLUMN_PARTS = HUES;
export const MISSES = 3;
export const JOKERS = 7;
/** Without jokers, with one or two, with more. */
export const PURSES = 3;
export const MOST_SHORT = 20;
export const SHORTS = 2 * MOST_SHORT + 1;

interface Place {
  readonly slot: number;
  readonly base: number;
}

/** The trait of a slot that a mission or a small team has no use for. */
export const NONE = 0;

const SIZES = {
  colour: [MOST_SEATS, RANKS * COLOUR_OPENS * STAGES],
  colourParts: [MOST_SEATS, RANKS * COLOUR_PARTS * STAGES],
  row: [MOST_ROWS, RANKS * ROW_OPENS * STAGES],
  rowParts: [MOST_ROWS, RANKS * ROW_PARTS * STAGES],
  star: [1, STARS * STAGES],
  starNear: [1, STARS * STAGES],
  frame: [FRAMES.length, FRAME_OPENS * STAGES],
  frames: [1, FRAMES_LEFT * STAGES],
  letter: [LETTERS, LETTERS * COLUMN_OPENS * STAGES],
  letterParts: [LETTERS, LETTERS * COLUMN_PARTS * STAGES],
  word: [1, (LETTERS + 1) * STAGES],
  room: [MOST_SEATS, ROOMS * PURSES * MISSES * STAGES],
  jokers: [MOST_SEATS, JOKERS * MISSES * STAGES],
  short: [1, SHORTS * TURNS],
  last: [1, SHORTS * TURNS],
} as const;

type Kind = keyof typeof SIZES;

let [slot, base] = [0, NONE + 1];
/** Where the slots and the traits of each kind begin. */
export const AT = Object.fromEntries(
  Object.entries(SIZES).map(([kind, [slots, traits]]): [string, Place] => {
    const place = { slot, base };
    slot += slots;
    base += traits;
    return [kind, place];
  }),
) as Readonly<Record<Kind, Place>>;

export const SLOTS = slot;
export const TRAITS = base;

/** The last turns one by one, the first ones many at a time. */
const BOUNDS = [1, 2, 3, 5, 8, 12, 17];

export function stageOf(rolls: number): number {
  let stage = 0;
  while (stage < BOUNDS.length && TURNS - rolls > BOUNDS[stage]!) stage++;
  return stage;
}
