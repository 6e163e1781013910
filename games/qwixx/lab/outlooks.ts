import { type Random, randomFrom } from '#kits/random.ts';
import type { Outlook } from '../bots/outlook.ts';
import { isOver, newOutlookPupil, type OneSheet } from './outlook-pupil.ts';
import { rollFor, watchFor } from './outlook-turn.ts';
import { CLOSED, EMPTY } from './rows.ts';

export interface OutlookPlan {
  readonly sheet: string;
  readonly seats: number;
  /** The chance, roll by roll, that the match does not end: others may end it at any time. */
  readonly goesOn: number;
  readonly width: number;
  readonly turns: number;
  readonly seed: string;
}

const TEN = 10;
const [FIRST_RATE, LAST_RATE] = [3e-3, 2e-5];
/** How often, in a hundred turns, a box is crossed or a row closed that nobody would have. */
const STRAYS = 15;

/** Learns what sheets promise by playing one alone, again and again, for as many turns. */
export function learnOutlook({ sheet, seats, goesOn, width, turns, seed }: OutlookPlan): Outlook {
  const random = randomFrom(seed);
  const pupil = newOutlookPupil(width, seats, random);
  let [now, wait] = [freshSheet(random), random.below(seats)];
  for (let turn = 0; turn < turns; turn++) {
    const part = turn / turns;
    const rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * 0.5 * (1 + Math.cos(Math.PI * part));
    const next = (wait + seats - 1) % seats;
    const later = (after: OneSheet): number => TEN * pupil.expects(after, next);
    const play = wait === 0 ? rollFor : watchFor;
    const after = play(sheet, now, later, random);
    const brought = goesOn * (after.points + later(after.sheet));
    pupil.learn(now, wait, brought / TEN, rate);
    now = random.below(100) < STRAYS ? astray(after.sheet, random) : after.sheet;
    wait = next;
    if (isOver(now)) [now, wait] = [freshSheet(random), random.below(seats)];
  }
  return pupil.outlook;
}

function freshSheet(random: Random): OneSheet {
  return { rows: [EMPTY, EMPTY, EMPTY, EMPTY], misses: random.below(6) === 0 ? 1 : 0 };
}

/** Somebody closes a row, or a worse sheet of one's own: what matches bring and plans do not. */
function astray(sheet: OneSheet, random: Random): OneSheet {
  const row = random.below(4);
  const state = sheet.rows[row]!;
  const lower = random.below(4) === 0 ? CLOSED : Math.max(CLOSED, state - random.below(12));
  return { ...sheet, rows: sheet.rows.with(row, lower) as unknown as OneSheet['rows'] };
}
