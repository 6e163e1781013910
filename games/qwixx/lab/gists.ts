import { type Random, randomFrom } from '#kits/random.ts';
import { plannerOf, type Value } from '../bots/planner.ts';
import { type Gist, TEN } from '../bots/promise.ts';
import { freshStand, isOver, missesAt, ROWS, type Stand } from '../bots/stand.ts';
import { MISSES_TO_END } from '../play.ts';
import { duoLead } from './duo-player.ts';
import type { DuoTable } from './duo-table.ts';
import { type Entry, newGistPupil } from './gist-pupil.ts';
import { pairOf, RANKS, rankOf } from './ranks.ts';
import { stray, throwFor } from './stray.ts';

export interface GistPlan {
  readonly table: DuoTable;
  readonly width: number;
  /** Entries of the table that are looked at, many of them again and again. */
  readonly entries: number;
  readonly seed: string;
}

const SEATS = 2;
const [FIRST_RATE, LAST_RATE] = [2e-3, 2e-5];
/** How often, in a hundred turns, somebody does something at random. */
const STRAYS = 15;
/** An entry is met by play, then looked at so many times, in any order. */
const AGAIN = 10;

/** Puts a large table into few numbers, so that it is most exact for sheets as matches have them. */
export function gistOf({ table, width, entries, seed }: GistPlan): Gist {
  const random = randomFrom(seed);
  const pupil = newGistPupil(width, random);
  const met = entriesMet(table, Math.ceil(entries / AGAIN), random);
  for (let step = 0; step < entries; step++) {
    const part = 0.5 * (1 + Math.cos((Math.PI * step) / entries));
    pupil.learn(met[random.below(met.length)]!, LAST_RATE + (FIRST_RATE - LAST_RATE) * part);
  }
  return pupil.gist();
}

/** Plays by the table and notes every sheet that is thought of on the way. */
function entriesMet(table: DuoTable, count: number, random: Random): Entry[] {
  const met: Entry[] = [];
  const lead = duoLead(table);
  const noting: Value = (stand, roller, seat) => {
    if (!isOver(stand, SEATS)) met.push(entryOf(table, stand, random.below(SEATS)));
    return lead(stand, roller, seat);
  };
  const planner = plannerOf(noting, 'classic', SEATS);
  const dice = new Int32Array(2 + ROWS);
  while (met.length < count) {
    const stand = freshStand(SEATS);
    for (let active = 0; !isOver(stand, SEATS); active = 1 - active) {
      throwFor(stand, random, dice);
      const plan = planner.plan(stand, active, dice);
      if (random.below(100) < STRAYS) stray(plan, planner, stand, active, dice, random);
      stand.set(planner.played(stand, active, dice, plan));
    }
  }
  return met;
}

function entryOf(table: DuoTable, stand: Stand, seat: number): Entry {
  const from = seat * ROWS;
  const up = pairOf(stand[from]!, stand[from + 1]!);
  const down = pairOf(stand[from + 2]!, stand[from + 3]!);
  const misses = missesAt(stand, SEATS, seat);
  const at = rankOf(up, down) * MISSES_TO_END + misses;
  const [rolling, watching] = [table[at]! / TEN, table[RANKS * MISSES_TO_END + at]! / TEN];
  return { up, down, misses, rolling, watching };
}
