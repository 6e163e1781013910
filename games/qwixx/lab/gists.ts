import { type Random, randomFrom } from '#kits/random.ts';
import { planTurn, played, type Worth } from '../bots/planner.ts';
import { pointsOf } from '../bots/points.ts';
import type { Gist } from '../bots/promise.ts';
import { MISSES_TO_END, roll } from '../play.ts';
import { type Position, start } from '../position.ts';
import { type DuoTable, promisedTo } from './duo-table.ts';
import { type Entry, newGistPupil } from './gist-pupil.ts';
import { pairOf, RANKS, rankOf } from './ranks.ts';
import { rowState } from './rows.ts';
import { strayed } from './stray.ts';

export interface GistPlan {
  readonly table: DuoTable;
  readonly width: number;
  /** Entries of the table that are looked at, many of them again and again. */
  readonly entries: number;
  readonly seed: string;
}

const TEN = 10;
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
  const worth: Worth = (position, seat) => {
    const lead = pointsOf(position, seat) - pointsOf(position, 1 - seat);
    if (position.phase === 'over') return TEN ** 3 * Math.sign(lead) + lead;
    met.push(entryOf(table, position, random.below(2)));
    return lead + promisedTo(table, position, seat) - promisedTo(table, position, 1 - seat);
  };
  while (met.length < count) {
    let position = start(2, 'classic');
    while (position.phase !== 'over' && met.length < count) {
      const faces = Array.from({ length: 6 }, () => random.below(6));
      roll(position, faces);
      const plan = planTurn(worth, position);
      const isAstray = random.below(100) < STRAYS;
      position = played(position, isAstray ? strayed(plan, position, random) : plan);
    }
  }
  return met;
}

function entryOf(table: DuoTable, { rows, closed, misses }: Position, seat: number): Entry {
  const state = (row: number) => rowState(rows[seat * 4 + row]!, ((closed >> row) & 1) !== 0);
  const [up, down] = [pairOf(state(0), state(1)), pairOf(state(2), state(3))];
  const at = rankOf(up, down) * MISSES_TO_END + misses[seat]!;
  const [rolling, watching] = [table[at]! / TEN, table[RANKS * MISSES_TO_END + at]! / TEN];
  return { up, down, misses: misses[seat]!, rolling, watching };
}
