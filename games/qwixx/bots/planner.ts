import type { Bot } from '#bots/bot.ts';
import type { Move, Seat } from '#engine/contract.ts';
import { moves, PASS, resolve } from '../play.ts';
import { clone, type Position } from '../position.ts';
import { rowOf } from '../sheets.ts';

/** What a position between two turns, or at the end, is worth to a seat: more is better. */
export type Worth = (position: Position, seat: Seat) => number;

/** What everybody does in one turn. */
export interface Plan {
  /** The first action of each seat. */
  readonly white: Move[];
  /** The second action of the active seat. */
  colour: Move;
}

const MOST_MOVES = 16;

/**
 * Plays for the worth of the position at the end of the turn. First actions are chosen at once, so
 * it also thinks for the others, as if they valued positions like itself.
 */
export function plannerBot(worth: Worth): Bot<Position> {
  return {
    choose(position, seat) {
      if (position.phase === 'colour') return secondAction(worth, position).move;
      return planTurn(worth, position).white[seat]!;
    },
  };
}

/** The others answer a pass of the active seat, it answers them, and they answer its plan. */
export function planTurn(worth: Worth, position: Position): Plan {
  const plan: Plan = { white: new Array<Move>(position.seats).fill(PASS), colour: PASS };
  planOthers(worth, position, plan);
  planActive(worth, position, plan);
  planOthers(worth, position, plan);
  return plan;
}

/** The position at the end of a turn in which all keep to a plan. */
export function played(position: Position, { white, colour }: Plan): Position {
  const after = clone(position);
  resolve(after, white);
  if (after.phase !== 'colour') return after;
  // Somebody's first action may have closed the row that the second was meant for.
  const isOpen = colour !== PASS && !((after.closed >> rowOf(colour - 1)) & 1);
  resolve(after, [isOpen ? colour : PASS]);
  return after;
}

interface Best {
  readonly move: Move;
  readonly worth: number;
}

/** The best second action. */
export function secondAction(worth: Worth, position: Position): Best {
  const list = new Array<Move>(MOST_MOVES);
  const count = moves(position, position.active, list);
  let best: Best = { move: PASS, worth: Number.NEGATIVE_INFINITY };
  for (let i = 0; i < count; i++) {
    const after = clone(position);
    resolve(after, [list[i]!]);
    const value = worth(after, position.active);
    if (value > best.worth) best = { move: list[i]!, worth: value };
  }
  return best;
}

function planActive(worth: Worth, position: Position, plan: Plan): void {
  const { active } = position;
  const { white } = plan;
  const list = new Array<Move>(MOST_MOVES);
  const count = moves(position, active, list);
  let most = Number.NEGATIVE_INFINITY;
  let first = PASS;
  for (let i = 0; i < count; i++) {
    white[active] = list[i]!;
    const after = clone(position);
    resolve(after, white);
    const best =
      after.phase === 'over'
        ? { move: PASS, worth: worth(after, active) }
        : secondAction(worth, after);
    if (best.worth <= most) continue;
    most = best.worth;
    first = list[i]!;
    plan.colour = best.move;
  }
  white[active] = first;
}

function planOthers(worth: Worth, position: Position, plan: Plan): void {
  const { white } = plan;
  const list = new Array<Move>(MOST_MOVES);
  for (let seat = 0; seat < position.seats; seat++) {
    if (seat === position.active) continue;
    const count = moves(position, seat, list);
    let most = Number.NEGATIVE_INFINITY;
    let best = PASS;
    for (let i = 0; i < count && count > 1; i++) {
      white[seat] = list[i]!;
      const value = worth(played(position, plan), seat);
      if (value <= most) continue;
      most = value;
      best = list[i]!;
    }
    white[seat] = best;
  }
}
