import { popcount } from '#kits/bits.ts';
import { COLOUR_OPENS, COLUMN_OPENS, ROW_OPENS } from '#kits/grid/bots/look.ts';
import { COLOURS, COLUMN_LETTERS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { goalsOf } from '../goals.ts';
import { FRAMES, WORD } from '../missions.ts';
import { TURNS } from '../play.ts';
import type { Position } from '../position.ts';
import type { Glance } from './glance.ts';
import {
  AT,
  COLOUR_PARTS,
  COLUMN_PARTS,
  FRAME_OPENS,
  JOKERS,
  LETTERS,
  MISSES,
  MOST_SHORT,
  NONE,
  PURSES,
  RANKS,
  ROW_PARTS,
  STAGES,
  stageOf,
} from './layout.ts';

/** A team as it stands after a roll: everybody's sheet and misses. */
export interface Team {
  readonly position: Position;
  readonly glances: readonly Glance[];
  readonly misses: ArrayLike<number>;
}

const WORD_COLUMNS = [...WORD].map((letter) => COLUMN_LETTERS.indexOf(letter));
/** On these turns the points are looked at when all have chosen. */
export const GOAL_TURNS: readonly number[] = [10, 19, TURNS];
const ALL_COLUMNS = (1 << COLUMNS) - 1;

/** Open boxes and their blocks as one number: the smaller, the nearer the goal. */
const PART_BITS = 4;
const OPEN_BITS = 5;
const scratch = new Uint16Array(COLUMNS);

/**
 * The same traits serve all missions and teams of all sizes: they speak of what is still needed,
 * of everybody's room to move, jokers and misses, and of the points.
 */
export function teamTraits(team: Team, into: Int32Array): void {
  const { position, glances } = team;
  const { mission, rolls } = position;
  const goals = goalsOf(position.goals, glances.length);
  const stage = stageOf(rolls);
  into.fill(NONE);
  const colours = goals.colours[mission - 1]!;
  const rows = goals.rows[mission - 1]!;
  if (colours > 0) seeColours(team, colours, stage, into);
  if (rows > 0) seeRows(team, rows, stage, into);
  if (mission === 3) seeStars(team, stage, into);
  if (mission === 4) seeFrames(team, stage, into);
  if (mission === 5) seeWord(team, stage, into);
  seeSeats(team, stage, into);
  seePoints(team, goals.points, into);
}

/** For each colour, the seat that is nearest to it. */
function seeColours({ position, glances }: Team, need: number, stage: number, into: Int32Array) {
  const nearest = scratch.subarray(0, COLOURS.length);
  for (let i = 0; i < nearest.length; i++) {
    let least = (position.claimed >> (COLUMNS + i)) & 1 ? 0 : 0xffff;
    for (const { colours, colourParts } of glances) {
      least = Math.min(least, distance(colours[i]!, colourParts[i]!));
    }
    nearest[i] = least;
  }
  nearest.sort();
  for (let i = 0; i < need; i++) {
    const rank = Math.min(i, RANKS - 1);
    const open = rank * COLOUR_OPENS + openOf(nearest[need - 1 - i]!);
    const parts = rank * COLOUR_PARTS + partsOf(nearest[need - 1 - i]!);
    into[AT.colour.slot + i] = AT.colour.base + open * STAGES + stage;
    into[AT.colourParts.slot + i] = AT.colourParts.base + parts * STAGES + stage;
  }
}

function seeRows({ glances }: Team, need: number, stage: number, into: Int32Array): void {
  const nearest = scratch.subarray(0, ROWS);
  for (let i = 0; i < nearest.length; i++) {
    let least = 0xffff;
    for (const { rows, rowParts } of glances) {
      least = Math.min(least, distance(rows[i]!, rowParts[i]!));
    }
    nearest[i] = least;
  }
  nearest.sort();
  for (let i = 0; i < need; i++) {
    const rank = Math.min(i, RANKS - 1);
    const open = rank * ROW_OPENS + openOf(nearest[need - 1 - i]!);
    const parts = rank * ROW_PARTS + partsOf(nearest[need - 1 - i]!);
    into[AT.row.slot + i] = AT.row.base + open * STAGES + stage;
    into[AT.rowParts.slot + i] = AT.rowParts.base + parts * STAGES + stage;
  }
}

function distance(open: number, parts: number): number {
  return ((((open + parts) << OPEN_BITS) | open) << PART_BITS) | parts;
}

function openOf(distance: number): number {
  return (distance >> PART_BITS) & ((1 << OPEN_BITS) - 1);
}

function partsOf(distance: number): number {
  return distance & ((1 << PART_BITS) - 1);
}

function seeStars({ position, glances }: Team, stage: number, into: Int32Array): void {
  let { stars } = position;
  let near = 0;
  for (const glance of glances) {
    stars |= glance.stars;
    near |= glance.starsNear;
  }
  const missing = ALL_COLUMNS & ~stars;
  into[AT.star.slot] = AT.star.base + popcount(missing) * STAGES + stage;
  into[AT.starNear.slot] = AT.starNear.base + popcount(missing & ~near) * STAGES + stage;
}

function seeFrames({ glances }: Team, stage: number, into: Int32Array): void {
  let missing = 0;
  for (let frame = 0; frame < FRAMES.length; frame++) {
    let bits = 0;
    for (const { frames } of glances) bits |= frames[frame]!;
    const open = FRAME_OPENS - 1 - popcount(bits);
    if (open > 0) missing++;
    into[AT.frame.slot + frame] = AT.frame.base + open * STAGES + stage;
  }
  into[AT.frames.slot] = AT.frames.base + missing * STAGES + stage;
}

/** How far the word has come after this roll (mission 5). */
export function wordOf({ position, glances }: Team): number {
  let fresh = 0;
  for (const glance of glances) fresh |= glance.fresh;
  let word = position.word;
  while (word < LETTERS && (fresh >> WORD_COLUMNS[word]!) & 1) word++;
  return word;
}

/** A column that somebody completed too early is of no use to the word. */
function seeWord(team: Team, stage: number, into: Int32Array): void {
  const word = wordOf(team);
  for (let letter = word; letter < LETTERS; letter++) {
    const column = WORD_COLUMNS[letter]!;
    let least = distance(ROWS, COLUMN_PARTS - 1);
    for (const { columns, columnParts } of team.glances) {
      const open = columns[column]!;
      if (open > 0) least = Math.min(least, distance(open, columnParts[column]!));
    }
    const place = letter - word;
    const open = place * COLUMN_OPENS + openOf(least);
    const parts = place * COLUMN_PARTS + partsOf(least);
    into[AT.letter.slot + place] = AT.letter.base + open * STAGES + stage;
    into[AT.letterParts.slot + place] = AT.letterParts.base + parts * STAGES + stage;
  }
  into[AT.word.slot] = AT.word.base + word * STAGES + stage;
}

function seeSeats({ glances, misses }: Team, stage: number, into: Int32Array): void {
  for (let seat = 0; seat < glances.length; seat++) {
    const { room, jokers } = glances[seat]!;
    const missed = Math.min(misses[seat]!, MISSES - 1);
    const purse = jokers === 0 ? 0 : jokers < 3 ? 1 : 2;
    const space = (room * PURSES + purse) * MISSES + missed;
    const held = Math.min(jokers, JOKERS - 1) * MISSES + missed;
    into[AT.room.slot + seat] = AT.room.base + space * STAGES + stage;
    into[AT.jokers.slot + seat] = AT.jokers.base + held * STAGES + stage;
  }
}

/** How far the points, with half a hope of more, are from the next goal and from the last. */
function seePoints({ position, glances }: Team, goals: readonly number[], into: Int32Array): void {
  let [points, hope, jokers] = [0, 0, 0];
  for (const glance of glances) {
    points += glance.points;
    hope += glance.hope;
    jokers += glance.jokers;
  }
  const { rolls } = position;
  const time = Math.min(TURNS - 1, TURNS - rolls);
  const last = clamp((points + jokers + hope / 2 - goals[2]!) / 2);
  into[AT.last.slot] = AT.last.base + last * TURNS + time;
  const goal = GOAL_TURNS.findIndex((turn) => rolls <= turn);
  if (goal === GOAL_TURNS.length - 1) return;
  const next = clamp(points + hope / 2 - goals[goal]!);
  into[AT.short.slot] = AT.short.base + next * TURNS + time;
}

function clamp(points: number): number {
  return Math.max(-MOST_SHORT, Math.min(MOST_SHORT, Math.round(points))) + MOST_SHORT;
}
