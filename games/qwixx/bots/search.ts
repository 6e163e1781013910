import type { Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import { type Line, linesBy } from './lines.ts';
import { aheadOf } from './next-roll.ts';
import { type Dice, plannerOf, type Value } from './planner.ts';
import type { Mind } from './player.ts';
import { isOver, noStand, ROWS, type Stand } from './stand.ts';

export interface Effort {
  /** How often rolls are thrown in thought, for each line that may be the best. */
  readonly samples: number;
  /** How many turns are played on each time. */
  readonly turns: number;
  /** Against one other: how many rolls to come are gone through in full, one or two. */
  readonly rolls: 1 | 2;
  /** Asked after every line or roll that was looked at: whether it is time to answer. */
  isTime?(): boolean;
}

/** Lines that are looked at closely, and how far behind the best a line may still turn out best. */
const SHORTLIST = 8;
const NEAR_AT_A_GLANCE = 0.03;
/** One roll later only two that are so near are looked at further: it takes some fifty milliseconds. */
export const NEAR = 0.004;
const CLOSEST = 2;
/** Boxes of a row that a second action of the next roll may go through, and of the one after it. */
const REACH = 5;
const FAR_REACH = 2;
const FACES = 6;

/**
 * Thinks of rolls to come. Where one other plays it looks at every roll that may follow a move, and
 * where two moves are close then, at every roll that may follow these. Where several play it throws
 * dice in thought, the same for every move, and lets all play on as they value stands.
 */
export function masterMind(value: Value, sheet: string, seats: number, effort: Effort): Mind {
  const planner = plannerOf(value, sheet, seats);
  const lines = linesBy(value, planner);
  const closer = aheadOf(value, sheet, REACH);
  const further = aheadOf(aheadOf(value, sheet, FAR_REACH), sheet, FAR_REACH);
  const now = noStand(seats);
  const dice = new Int32Array(2 + ROWS);

  function choose(all: readonly Line[], roller: Seat, seat: Seat, random: Random): number {
    const short = nearest(all, NEAR_AT_A_GLANCE).slice(0, SHORTLIST);
    if (isClear(short)) return short[0]!.begins;
    if (seats !== 2) return nearest(playOn(short, roller, seat, random), 0)[0]!.begins;
    const close = nearest(look(closer, short, roller, seat), NEAR).slice(0, CLOSEST);
    if (effort.rolls === 1 || isClear(close) || effort.isTime?.()) return close[0]!.begins;
    return nearest(look(further, close, roller, seat), 0)[0]!.begins;
  }

  /** Takes every roll into account that may come next; lines for which there is no time are left. */
  function look(ahead: Value, short: readonly Line[], roller: Seat, seat: Seat): Line[] {
    const looked: Line[] = [];
    for (const line of short) {
      looked.push({ ...line, worth: ahead(line.end, roller, seat) });
      if (effort.isTime?.()) break;
    }
    return looked;
  }

  /** What lines are worth some turns later, on the average of the same dice for all. */
  function playOn(short: readonly Line[], roller: Seat, seat: Seat, random: Random): Line[] {
    const sums = short.map((line) => ({ ...line, worth: 0 }));
    for (let sample = 0; sample < effort.samples && !effort.isTime?.(); sample++) {
      const thrown = Array.from({ length: effort.turns * dice.length }, () => random.below(FACES));
      for (const line of sums) line.worth += later(line.end, roller, seat, thrown);
    }
    return sums;
  }

  function later(end: Stand, roller: Seat, seat: Seat, thrown: readonly number[]): number {
    now.set(end);
    let active = roller;
    for (let turn = 0; turn < effort.turns && !isOver(now, seats); turn++) {
      throwDice(now, thrown, turn * dice.length, dice);
      now.set(planner.played(now, active, dice, planner.plan(now, active, dice)));
      active = (active + 1) % seats;
    }
    return value(now, active, seat);
  }

  return {
    boxes: planner.boxes,
    first(stand, active, shown, seat, random) {
      return choose(lines.firsts(stand, active, shown, seat), (active + 1) % seats, seat, random);
    },
    second(stand, active, shown, hasCrossed, random) {
      const all = lines.seconds(stand, active, shown, hasCrossed);
      return choose(all, (active + 1) % seats, active, random);
    },
  };
}

/** The best lines, the very best first. */
function nearest(lines: readonly Line[], within: number): Line[] {
  const sorted = lines.toSorted((one, other) => other.worth - one.worth);
  return sorted.filter(({ worth }) => worth >= sorted[0]!.worth - within);
}

/** Whether all begin alike. */
function isClear(lines: readonly Line[]): boolean {
  return lines.every(({ begins }) => begins === lines[0]!.begins);
}

/** Dice as they were thrown; those of closed rows are out of the game. */
function throwDice(stand: Stand, thrown: readonly number[], from: number, into: Dice): void {
  for (let die = 0; die < into.length; die++) {
    into[die] = die > 1 && stand[die - 2] === 0 ? 0 : thrown[from + die]! + 1;
  }
}
