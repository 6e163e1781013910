import type { Bot } from '#bots/bot.ts';
import type { Move, Seat } from '#engine/contract.ts';
import type { Random } from '#kits/random.ts';
import { moves, PASS, resolve, roll } from '../play.ts';
import { clone, type Position } from '../position.ts';
import { aheadOf } from './next-roll.ts';
import { type Plan, planTurn, played, type Worth } from './planner.ts';

export interface Effort {
  /** Rolls that are tried where several others play, for each move that may be the best. */
  readonly nextRolls: number;
  /** Rolls that are looked at beyond the next one where one other plays. */
  readonly samples: number;
  /** Asked after every move or roll that was looked at: whether it is time to answer. */
  isTime?(): boolean;
}

/** A way to play the turn to its end. */
interface Line {
  /** What it begins with. */
  readonly move: Move;
  readonly end: Position;
  /** What it is worth: at a glance, then with the rolls that may follow. */
  worth: number;
}

interface Tools {
  readonly glance: Worth;
  readonly closer: Worth;
  readonly effort: Effort;
  readonly random: Random;
}

/** Lines that are looked at closely, and how far behind the best a line may still turn out best. */
const SHORTLIST = 8;
const NEAR_AT_A_GLANCE = 0.03;
const NEAR = 0.01;
const FACES = 6;

/**
 * Looks at every roll that may follow a move, then at rolls after that. Of those it samples only by
 * how much a closer look changes its mind, with the same dice for every move.
 */
export function masterBot(glance: Worth, effort: Effort): Bot<Position> {
  const closer = aheadOf(glance);
  return {
    choose(position, seat, random) {
      const tools: Tools = { glance, closer, effort, random };
      let lines = nearest(linesOf(glance, position, seat), NEAR_AT_A_GLANCE).slice(0, SHORTLIST);
      if (isClear(lines)) return lines[0]!.move;
      if (position.seats > 2) return sampleNext(tools, lines, seat);
      lines = nearest(lookCloser(tools, lines, seat), NEAR);
      if (!isClear(lines)) lookFurther(tools, lines, seat);
      return nearest(lines, NEAR)[0]!.move;
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
  return lines.every(({ move }) => move === lines[0]!.move);
}

/** Takes every roll into account that may come next; lines for which there is no time are left. */
function lookCloser({ closer, effort }: Tools, lines: readonly Line[], seat: Seat): Line[] {
  const looked: Line[] = [];
  for (const line of lines) {
    looked.push({ ...line, worth: closer(line.end, seat) });
    if (effort.isTime?.()) break;
  }
  return looked;
}

/** The ways to go on, at a glance, while the others do what is best for them. */
function linesOf(glance: Worth, position: Position, seat: Seat): Line[] {
  const lines: Line[] = [];
  const add = (move: Move, end: Position): void => {
    lines.push({ move, end, worth: glance(end, seat) });
  };
  if (position.phase === 'colour') addSeconds(position, add);
  else addFirsts(position, seat, planTurn(glance, position), add);
  return lines;
}

type Add = (move: Move, end: Position) => void;

function addFirsts(position: Position, seat: Seat, plan: Plan, add: Add): void {
  for (const move of listed(position, seat)) {
    const white = plan.white.with(seat, move);
    if (seat !== position.active) {
      add(move, played(position, { white, colour: plan.colour }));
      continue;
    }
    const after = clone(position);
    resolve(after, white);
    if (after.phase === 'over') add(move, after);
    else addSeconds(after, (_, end) => add(move, end));
  }
}

function addSeconds(position: Position, add: Add): void {
  for (const move of listed(position, position.active)) {
    const end = clone(position);
    resolve(end, [move]);
    add(move, end);
  }
}

function listed(position: Position, seat: Seat): Move[] {
  const list: Move[] = [PASS];
  return list.slice(0, moves(position, seat, list));
}

/** With many at the table the next roll is sampled: what each of them would do takes long to say. */
function sampleNext({ glance, effort, random }: Tools, lines: readonly Line[], seat: Seat): Move {
  const sums = lines.map((line) => ({ ...line, worth: 0 }));
  for (let sample = 0; sample < effort.nextRolls && !effort.isTime?.(); sample++) {
    const faces = Array.from({ length: 6 }, () => random.below(FACES));
    for (const line of sums) line.worth += glance(rolledOn(glance, line.end, faces), seat);
  }
  return nearest(sums, 0)[0]!.move;
}

/** A position one turn later, if all do what is best for them; one that is over stays. */
function rolledOn(glance: Worth, end: Position, faces: readonly number[]): Position {
  if (end.phase === 'over') return end;
  const rolled = clone(end);
  roll(rolled, faces);
  return played(rolled, planTurn(glance, rolled));
}

/** A line's worth already is the mean of glances one roll later: what is missing is the change. */
function lookFurther(tools: Tools, lines: readonly Line[], seat: Seat): void {
  const { glance, closer, effort, random } = tools;
  const changes = lines.map(() => 0);
  let count = 0;
  while (count < effort.samples && !effort.isTime?.()) {
    const faces = Array.from({ length: 6 }, () => random.below(FACES));
    for (const [i, { end }] of lines.entries()) {
      if (end.phase === 'over') continue;
      const later = rolledOn(glance, end, faces);
      changes[i]! += closer(later, seat) - glance(later, seat);
    }
    count++;
  }
  for (const [i, line] of lines.entries()) line.worth += changes[i]! / Math.max(1, count);
}
