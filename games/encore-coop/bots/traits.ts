import { popcount } from '#kits/bits.ts';
import { COLOURS, COLUMN_LETTERS, COLUMNS, ROWS } from '#kits/grid/sheet.ts';
import { goalsOf } from '../goals.ts';
import { FRAMES, WORD } from '../missions.ts';
import { TURNS } from '../play.ts';
import type { Position } from '../position.ts';
import type { Glance } from './glance.ts';

/**
 * What a team sees of its match: a list with one *trait* in each slot, a number for which it has
 * learnt what it is worth. The same traits serve all missions and teams of all sizes: they speak
 * of what is still needed, of everybody's jokers, misses and room to move, and of the points.
 */
const MOST_SEATS = 5;
const MISSIONS = 5;
const STAGES = 8;
const BOUNDS = [1, 2, 3, 5, 8, 12, 17];
const RANKS = 3;
const COLOUR_OPENS = 22;
const ROW_OPENS = COLUMNS + 1;
const MOST_ROWS = 6;
const STARS = COLUMNS + 1;
const FRAME_OPENS = 5;
const LETTERS = WORD.length;
const COLUMN_OPENS = ROWS + 1;
const MISSES = 3;
const MOST_JOKERS = 8;
const ROOMS = COLOURS.length * 5 + 1;
const MOST_SHORT = 20;
const SHORTS = 2 * MOST_SHORT + 1;
const GOAL_TURNS = [10, 19, TURNS] as const;

const COLOUR_SLOT = 0;
const ROW_SLOT = COLOUR_SLOT + MOST_SEATS;
const STAR_SLOT = ROW_SLOT + MOST_ROWS;
const STAR_NEAR_SLOT = STAR_SLOT + 1;
const FRAME_SLOT = STAR_NEAR_SLOT + 1;
const FRAMES_SLOT = FRAME_SLOT + FRAMES.length;
const LETTER_SLOT = FRAMES_SLOT + 1;
const WORD_SLOT = LETTER_SLOT + LETTERS;
const MISS_SLOT = WORD_SLOT + 1;
const ROOM_SLOT = MISS_SLOT + MOST_SEATS;
const JOKER_SLOT = ROOM_SLOT + MOST_SEATS;
const SHORT_SLOT = JOKER_SLOT + 1;
const LAST_SLOT = SHORT_SLOT + 1;
const MATCH_SLOT = LAST_SLOT + 1;
export const SLOTS = MATCH_SLOT + 1;

/** The trait of a slot that a mission or a small team has no use for. */
const NONE = 0;
const COLOUR_BASE = 1;
const ROW_BASE = COLOUR_BASE + RANKS * COLOUR_OPENS * STAGES;
const STAR_BASE = ROW_BASE + RANKS * ROW_OPENS * STAGES;
const STAR_NEAR_BASE = STAR_BASE + STARS * STAGES;
const FRAME_BASE = STAR_NEAR_BASE + STARS * STAGES;
const FRAMES_BASE = FRAME_BASE + FRAME_OPENS * STAGES;
const LETTER_BASE = FRAMES_BASE + (FRAMES.length + 1) * STAGES;
const WORD_BASE = LETTER_BASE + LETTERS * COLUMN_OPENS * STAGES;
const MISS_BASE = WORD_BASE + (LETTERS + 1) * STAGES;
const ROOM_BASE = MISS_BASE + MISSES * STAGES;
const JOKER_BASE = ROOM_BASE + ROOMS * STAGES * MISSES;
const SHORT_BASE = JOKER_BASE + (MOST_JOKERS + 1) * STAGES;
const LAST_BASE = SHORT_BASE + SHORTS * TURNS;
const MATCH_BASE = LAST_BASE + SHORTS * TURNS;
export const TRAITS = MATCH_BASE + MISSIONS * MOST_SEATS * (TURNS + 1);

/** A team as it stands after a roll: everybody's sheet and misses. */
export interface Team {
  readonly position: Position;
  readonly glances: readonly Glance[];
  readonly misses: ArrayLike<number>;
}

const WORD_COLUMNS = [...WORD].map((letter) => COLUMN_LETTERS.indexOf(letter));
const scratch = new Uint8Array(COLUMNS);

export function stageOf(rolls: number): number {
  let stage = 0;
  while (stage < BOUNDS.length && TURNS - rolls > BOUNDS[stage]!) stage++;
  return stage;
}

export function teamTraits(team: Team, into: Int32Array): void {
  const { position, glances, misses } = team;
  const seats = glances.length;
  const { mission, rolls } = position;
  const goals = goalsOf(position.goals, seats);
  const stage = stageOf(rolls);
  into.fill(NONE);
  const colours = goals.colours[mission - 1]!;
  const rows = goals.rows[mission - 1]!;
  if (colours > 0)
    seeNearest(nearestColours(team), colours, COLOUR_OPENS, COLOUR_BASE, COLOUR_SLOT, stage, into);
  if (rows > 0) seeNearest(nearestRows(team), rows, ROW_OPENS, ROW_BASE, ROW_SLOT, stage, into);
  if (mission === 3) seeStars(team, stage, into);
  if (mission === 4) seeFrames(team, stage, into);
  if (mission === 5) seeWord(team, stage, into);
  let jokers = 0;
  for (let seat = 0; seat < seats; seat++) {
    const missed = Math.min(misses[seat]!, MISSES - 1);
    jokers += glances[seat]!.jokers;
    const room = glances[seat]!.room * MISSES + missed;
    into[MISS_SLOT + seat] = MISS_BASE + missed * STAGES + stage;
    into[ROOM_SLOT + seat] = ROOM_BASE + room * STAGES + stage;
  }
  const each = Math.min(MOST_JOKERS, Math.round(jokers / seats));
  into[JOKER_SLOT] = JOKER_BASE + each * STAGES + stage;
  seePoints(team, goals.points, jokers, into);
  const kind = (mission - 1) * MOST_SEATS + seats - 1;
  into[MATCH_SLOT] = MATCH_BASE + kind * (TURNS + 1) + rolls;
}

/** The open boxes of whoever is nearest to each colour; none where somebody has it. */
function nearestColours({ position, glances }: Team): Uint8Array {
  const nearest = scratch.subarray(0, COLOURS.length);
  for (let i = 0; i < nearest.length; i++) {
    let least = (position.claimed >> (COLUMNS + i)) & 1 ? 0 : COLOUR_OPENS - 1;
    for (const { colours } of glances) least = Math.min(least, colours[i]!);
    nearest[i] = least;
  }
  return nearest;
}

function nearestRows({ glances }: Team): Uint8Array {
  const nearest = scratch.subarray(0, ROWS);
  for (let i = 0; i < nearest.length; i++) {
    let least = COLUMNS;
    for (const { rows } of glances) least = Math.min(least, rows[i]!);
    nearest[i] = least;
  }
  return nearest;
}

/** Those that are needed: the nearest, of which the hardest come first. */
function seeNearest(
  nearest: Uint8Array,
  need: number,
  opens: number,
  base: number,
  slot: number,
  stage: number,
  into: Int32Array,
): void {
  nearest.sort();
  for (let i = 0; i < need; i++) {
    const rank = Math.min(i, RANKS - 1);
    const open = nearest[need - 1 - i]!;
    into[slot + i] = base + (rank * opens + open) * STAGES + stage;
  }
}

function seeStars({ position, glances }: Team, stage: number, into: Int32Array): void {
  let { stars } = position;
  let near = 0;
  for (const glance of glances) {
    stars |= glance.stars;
    near |= glance.starsNear;
  }
  const all = (1 << COLUMNS) - 1;
  into[STAR_SLOT] = STAR_BASE + popcount(all & ~stars) * STAGES + stage;
  into[STAR_NEAR_SLOT] = STAR_NEAR_BASE + popcount(all & ~stars & ~near) * STAGES + stage;
}

function seeFrames({ glances }: Team, stage: number, into: Int32Array): void {
  let missing = 0;
  for (let frame = 0; frame < FRAMES.length; frame++) {
    let bits = 0;
    for (const { frames } of glances) bits |= frames[frame]!;
    const open = FRAME_OPENS - 1 - popcount(bits);
    if (open > 0) missing++;
    into[FRAME_SLOT + frame] = FRAME_BASE + open * STAGES + stage;
  }
  into[FRAMES_SLOT] = FRAMES_BASE + missing * STAGES + stage;
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
    let least = ROWS;
    for (const { columns } of team.glances) {
      if (columns[column]! > 0) least = Math.min(least, columns[column]!);
    }
    const place = letter - word;
    into[LETTER_SLOT + place] = LETTER_BASE + (place * COLUMN_OPENS + least) * STAGES + stage;
  }
  into[WORD_SLOT] = WORD_BASE + word * STAGES + stage;
}

/** How far the points, with half a hope of more, are from the next goal and from the last. */
function seePoints(
  { position, glances }: Team,
  goals: readonly number[],
  jokers: number,
  into: Int32Array,
): void {
  let [points, hope] = [0, 0];
  for (const glance of glances) {
    points += glance.points;
    hope += glance.hope;
  }
  const { rolls } = position;
  const time = Math.min(TURNS - 1, TURNS - rolls);
  const last = clamp((points + jokers + hope / 2 - goals[2]!) / 2);
  into[LAST_SLOT] = LAST_BASE + last * TURNS + time;
  const goal = GOAL_TURNS.findIndex((turn) => rolls < turn);
  if (goal === -1 || goal === 2) return;
  const next = clamp(points + hope / 2 - goals[goal]!);
  into[SHORT_SLOT] = SHORT_BASE + next * TURNS + time;
}

function clamp(points: number): number {
  return Math.max(-MOST_SHORT, Math.min(MOST_SHORT, Math.round(points))) + MOST_SHORT;
}

/** A first idea of what traits are worth, to learn from: pairs of a trait and its worth. */
export function* firstWorths(): Generator<readonly [trait: number, worth: number]> {
  const spread = function* (base: number, worths: readonly number[], inner = STAGES) {
    for (const [i, worth] of worths.entries()) {
      for (let each = 0; each < inner; each++) yield [base + i * inner + each, worth] as const;
    }
  };
  const falling = (count: number, step: number) =>
    Array.from({ length: count }, (_, i) => step * Math.sqrt(i));
  for (let rank = 0; rank < RANKS; rank++) {
    yield* spread(COLOUR_BASE + rank * COLOUR_OPENS * STAGES, falling(COLOUR_OPENS, -0.6));
    yield* spread(ROW_BASE + rank * ROW_OPENS * STAGES, falling(ROW_OPENS, -0.6));
  }
  yield* spread(STAR_BASE, falling(STARS, -0.9));
  yield* spread(STAR_NEAR_BASE, falling(STARS, -0.2));
  yield* spread(FRAME_BASE, falling(FRAME_OPENS, -0.4));
  yield* spread(FRAMES_BASE, falling(FRAMES.length + 1, -0.2));
  for (let place = 0; place < LETTERS; place++) {
    yield* spread(
      LETTER_BASE + place * COLUMN_OPENS * STAGES,
      falling(COLUMN_OPENS, -0.5 * 0.8 ** place),
    );
  }
  yield* spread(
    WORD_BASE,
    Array.from({ length: LETTERS + 1 }, (_, i) => 0.5 * i),
  );
  yield* spread(MISS_BASE, [0, -0.5, -1.5]);
  for (let room = 0; room < ROOMS; room++) {
    const worth = 0.5 * Math.log((1 + room) / ROOMS);
    for (let missed = 0; missed < MISSES; missed++) {
      yield* spread(ROOM_BASE + (room * MISSES + missed) * STAGES, [worth * (1 + missed)]);
    }
  }
  yield* spread(
    JOKER_BASE,
    Array.from({ length: MOST_JOKERS + 1 }, (_, i) => 0.4 * Math.sqrt(i)),
  );
  const short = Array.from({ length: SHORTS }, (_, i) => 1.5 * Math.tanh((i - MOST_SHORT) / 6));
  yield* spread(
    SHORT_BASE,
    short.map((worth) => worth / 2),
    TURNS,
  );
  yield* spread(LAST_BASE, short, TURNS);
}
