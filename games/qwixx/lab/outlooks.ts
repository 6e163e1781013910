import { type Random, randomFrom } from '#kits/random.ts';
import { expectation, type Outlook } from '../bots/outlook.ts';
import { type Planner, plannerOf } from '../bots/planner.ts';
import { TEN } from '../bots/promise.ts';
import {
  crossWhites,
  freshStand,
  isOver,
  mayCross,
  missesAt,
  pointsAt,
  ROWS,
  type Stand,
} from '../bots/stand.ts';
import { newOutlookPupil } from './outlook-pupil.ts';
import { CLOSED } from './rows.ts';
import { throwFor } from './stray.ts';

export interface OutlookPlan {
  readonly sheet: string;
  readonly seats: number;
  /** The chance, roll by roll, that the match does not end: others may end it at any time. */
  readonly goesOn: number;
  readonly width: number;
  readonly turns: number;
  readonly seed: string;
}

const ONE = 1;
const [FIRST_RATE, LAST_RATE] = [3e-3, 2e-5];
/** How often, in a hundred turns, a box is crossed or a row closed that nobody would have. */
const STRAYS = 15;

/** Learns what sheets promise by playing one alone, again and again, for as many turns. */
export function learnOutlook({ sheet, seats, goesOn, width, turns, seed }: OutlookPlan): Outlook {
  const random = randomFrom(seed);
  const { outlook, learn } = newOutlookPupil(width, seats, random);
  const expects = expectation(outlook);
  let wait = random.below(seats);
  const value = (stand: Stand): number => {
    const points = pointsAt(stand, ONE, 0) / TEN;
    if (isOver(stand, ONE)) return points;
    return points + expects(stand, 0, missesAt(stand, ONE, 0), (wait + seats - 1) % seats);
  };
  const planner = plannerOf(value, sheet, ONE);
  const dice = new Int32Array(2 + ROWS);
  const now = freshSheet(random);
  for (let turn = 0; turn < turns; turn++) {
    const part = 0.5 * (1 + Math.cos((Math.PI * turn) / turns));
    const rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * part;
    throwFor(now, random, dice);
    const after =
      wait === 0
        ? planner.played(now, 0, dice, planner.plan(now, 0, dice))
        : watched(planner, value, now, dice[0]! + dice[1]!);
    learn(now, wait, goesOn * value(after), rate);
    wait = (wait + seats - 1) % seats;
    now.set(after);
    if (random.below(100) < STRAYS) goAstray(now, random);
    now[ROWS + 1] = 0; // Points that are there already promise nothing.
    if (!isOver(now, ONE)) continue;
    now.set(freshSheet(random));
    wait = random.below(seats);
  }
  return outlook;
}

/** The best of what the white dice offer to who watches. */
function watched(
  { boxes }: Planner,
  value: (stand: Stand) => number,
  now: Stand,
  sum: number,
): Stand {
  let best = now.slice();
  let most = value(best);
  for (let row = 0; row < ROWS; row++) {
    if (!mayCross(now, 0, row, boxes.inRow[sum * ROWS + row]!)) continue;
    const after = now.slice();
    crossWhites(after, ONE, Int32Array.of(row), boxes, sum);
    const worth = value(after);
    if (worth > most) [most, best] = [worth, after];
  }
  return best;
}

function freshSheet(random: Random): Stand {
  const stand = freshStand(ONE);
  stand[ROWS] = random.below(6) === 0 ? 1 : 0;
  return stand;
}

/** Somebody closes a row, or a worse sheet of one's own: what matches bring and plans do not. */
function goAstray(stand: Stand, random: Random): void {
  const row = random.below(ROWS);
  const lower = Math.max(CLOSED, stand[row]! - random.below(12));
  stand[row] = random.below(4) === 0 ? CLOSED : lower;
}
