import { LINE_STATES, lineFor, marksOf, openAt } from './lines.ts';
import { type Look, totalOf } from './look.ts';
import { promisesOf } from './promises.ts';
import { crossesOf, RING_STATES } from './rings.ts';

/**
 * A table as a bot looks at it: a list with one *trait* in each slot. Every trait is a number of its
 * own, for which a bot has learnt what it is worth.
 */
export const SHEET_SLOTS = 5;
/** The slots of a sheet, how far along everybody is, another sheet, and who is ahead. */
export const OWN_SLOTS = SHEET_SLOTS + 1;
export const PAIR_SLOT = OWN_SLOTS + SHEET_SLOTS;
export const SLOTS = PAIR_SLOT + 1;

const SIDES = 2;
const LIVES = 3;
const STAGES = 2 * LIVES;
const CROSSES = 17;
const MARKS = 14;
const BINS = 40;
const BINS_PER_POINT = 2;
const MOST_SEATS = 4;
const MOST_LEAD = 40;

const [corners, CORNERS] = numberCorners();

const RING_BASE = 0;
const CORNER_BASE = RING_BASE + RING_STATES * SIDES * LIVES;
const LONG_BASE = CORNER_BASE + CORNERS * SIDES;
const SHORT_BASE = LONG_BASE + BINS * STAGES;
const COUNT_BASE = SHORT_BASE + BINS * MARKS;
const SHEET_TRAITS = COUNT_BASE + CROSSES * MARKS * STAGES;
const TEMPO_BASE = 2 * SHEET_TRAITS;
const PAIR_BASE = TEMPO_BASE + STAGES * STAGES * MOST_SEATS * MOST_SEATS;
export const TRAITS = PAIR_BASE + (2 * MOST_LEAD + 1) * STAGES;

/** The traits of a sheet: one's own, or another's. */
export function sheetTraits(look: Look, isOther: boolean, into: Int32Array, from: number): void {
  const { side, ring, line, misses } = look;
  const base = isOther ? SHEET_TRAITS : 0;
  const stage = stageOf(look);
  into[from] = base + ringTrait(side, ring, misses);
  into[from + 1] = base + cornerTrait(side, line);
  into[from + 2] = base + longTrait(side, line, stage);
  into[from + 3] = base + shortTrait(side, line);
  into[from + 4] = base + countTrait(crossesOf(ring), marksOf(line), stage);
}

export function ringTrait(side: number, ring: number, misses: number): number {
  return RING_BASE + (ring * SIDES + side) * LIVES + misses;
}

export function cornerTrait(side: number, line: number): number {
  return CORNER_BASE + corners[line]! * SIDES + side;
}

export function longTrait(side: number, line: number, stage: number): number {
  return LONG_BASE + binOf(promisesOf(side).long[line]!) * STAGES + stage;
}

export function shortTrait(side: number, line: number): number {
  return SHORT_BASE + binOf(promisesOf(side).short[line]!) * MARKS + marksOf(line);
}

export function countTrait(crosses: number, marks: number, stage: number): number {
  return COUNT_BASE + (crosses * MARKS + marks) * STAGES + stage;
}

/** How far a sheet is: from a first area without misses to a second one with two. */
export function stageOf({ isSecond, misses }: Look): number {
  return (isSecond ? LIVES : 0) + misses;
}

/** `rival` is the stage of the other that is furthest, `wait` how many roll before one's own seat. */
export function tempoTrait(own: number, rival: number, seats: number, wait: number): number {
  return TEMPO_BASE + ((own * STAGES + rival) * MOST_SEATS + seats - 1) * MOST_SEATS + wait;
}

export function pairTrait(own: Look, other: Look): number {
  return leadTrait(totalOf(own) - totalOf(other), Math.max(stageOf(own), stageOf(other)));
}

export function leadTrait(lead: number, stage: number): number {
  const bounded = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
  return PAIR_BASE + (bounded + MOST_LEAD) * STAGES + stage;
}

/** How many points one is ahead by a trait of the pair. */
export function* leads(): Generator<{ readonly trait: number; readonly lead: number }> {
  for (let lead = -MOST_LEAD; lead <= MOST_LEAD; lead++) {
    for (let stage = 0; stage < STAGES; stage++) yield { trait: leadTrait(lead, stage), lead };
  }
}

function binOf(points: number): number {
  return Math.min(BINS - 1, Math.round(points * BINS_PER_POINT));
}

/** A corner is the last box of a line and the free ones around it. */
function numberCorners(): [Int16Array, number] {
  const numbered = new Map<string, number>();
  const corners = new Int16Array(LINE_STATES);
  for (let line = 0; line < LINE_STATES; line++) {
    const name = `${lineFor(line).last} ${openAt(line)}`;
    const number = numbered.get(name) ?? numbered.size;
    numbered.set(name, number);
    corners[line] = number;
  }
  return [corners, numbered.size];
}
