import type { Faces, Move, Next, Seat } from '#engine/contract.ts';
import { COLUMN_POINTS, claim, columnPoints } from '#kits/grid/claims.ts';
import { PASS } from '#kits/grid/moves.ts';
import { crossFor, decides, listCrossings, openRoll, passDice, settle } from '#kits/grid/table.ts';
import { COLOUR_DIE, NUMBER_DIE } from '#kits/grid/tray.ts';
import { goalsOf } from './goals.ts';
import { isFulfilled, lookAtMission } from './missions.ts';
import {
  listDiscards,
  listStrikes,
  resolveDiscard,
  resolveStrike,
  strikesDue,
} from './penalties.ts';
import type { Position } from './position.ts';

export const LEADER: Seat = 0; // C1
export const TURNS = 27; // C1
const STRIKE_TURN = 10; // C7
const DISCARD_TURN = 19; // C8
export const MISSES_TO_LOSE = 3; // C5

const LEADER_DECIDES: Next = { for: 'seats', seats: [LEADER] };

export function next(position: Position): Next {
  switch (position.phase) {
    case 'roll':
      return { for: 'dice', dice: diceOf(position) };
    case 'strike':
    case 'discard':
      return LEADER_DECIDES;
    default:
      return decides(position);
  }
}

export function diceOf({ colourDice, numberDice }: Position) {
  return [...new Array(colourDice).fill(COLOUR_DIE), ...new Array(numberDice).fill(NUMBER_DIE)];
}

export function roll(position: Position, faces: Faces): void {
  openRoll(position, faces, position.colourDice, position.numberDice);
}

export function moves(position: Position, seat: Seat, into: Move[]): number {
  if (position.phase === 'strike') return listStrikes(position, into);
  if (position.phase === 'discard') return listDiscards(into);
  into[0] = PASS;
  return listCrossings(position, seat, into, 1);
}

export function resolve(position: Position, chosen: readonly Move[]): void {
  if (position.phase === 'strike') {
    resolveStrike(position, chosen[0]!);
    passDice(position);
  } else if (position.phase === 'discard') {
    resolveDiscard(position, chosen[0]!);
    passDice(position);
  } else if (settle(position, chosen, choose)) {
    finishRoll(position);
  } else if (thirdMiss(position)) {
    position.phase = 'over'; // C5
  }
}

function choose(position: Position, seat: Seat, move: Move): void {
  if (move === PASS)
    position.misses[seat]!++; // C5
  else crossFor(position, seat, move);
}

/** The order of C5, C7–C10 when everybody has chosen. */
function finishRoll(position: Position): void {
  const { papers, rolls } = position;
  const fresh = papers.reduce((all, paper) => all | (paper.done & ~(paper.first | paper.later)), 0);
  position.claimed = claim(papers, position.claimed);
  lookAtMission(position, fresh);
  const last = rolls === TURNS;
  if (last && !thirdMiss(position) && !reaches(position, 2)) noteMisses(position); // C9
  if (thirdMiss(position)) {
    position.phase = 'over';
  } else if (isFulfilled(position) && (last || !position.toTheLast)) {
    position.won = true;
    position.phase = 'over';
  } else if (last) {
    position.phase = 'over';
  } else if (rolls === STRIKE_TURN && !reaches(position, 0) && strikesDue(position) > 0) {
    position.phase = 'strike';
  } else if (rolls === DISCARD_TURN && !reaches(position, 1)) {
    position.phase = 'discard';
  } else {
    passDice(position);
  }
}

/** Whether the group has the points of an intermediate goal; only the last counts jokers (C9). */
function reaches(position: Position, goal: 0 | 1 | 2): boolean {
  const points = position.papers.reduce((sum, paper) => {
    return sum + columnPoints(paper, COLUMN_POINTS) + (goal === 2 ? paper.jokers : 0);
  }, 0);
  return points >= goalsOf(position.goals, position.papers.length).points[goal];
}

function noteMisses(position: Position): void {
  for (const seat of position.misses.keys()) position.misses[seat]!++;
}

export function thirdMiss({ misses }: Position): boolean {
  return misses.some((count) => count >= MISSES_TO_LOSE);
}
