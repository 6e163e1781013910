import { COLUMN_POINTS, columnPoints } from '#kits/grid/claims.ts';
import { goalsOf } from '../goals.ts';
import { TURNS } from '../play.ts';
import type { Position } from '../position.ts';

/** The turns that end with a goal (C7–C9). */
export const GOAL_TURNS = [10, 19, TURNS] as const;

const LAST_GOAL = GOAL_TURNS.length - 1;
const DICE = 6;

/** A goal on the way. `reached`: the team has its points; `missed`: its turn came too early. */
interface GoalMark {
  readonly turn: number;
  readonly points: number;
  readonly state: 'ahead' | 'reached' | 'missed';
}

/** What the team has together, and what the next goal asks for. */
export interface Standing {
  readonly points: number;
  readonly jokers: number;
  readonly goal: number;
  readonly turn: number;
  /** Whether jokers count for the next goal (C9). */
  readonly countsJokers: boolean;
  readonly isReached: boolean;
}

/** How many turns are over; one whose penalty is still due is not. */
export function turnsDone({ phase, rolls }: Position): number {
  return phase === 'roll' || phase === 'over' ? rolls : rolls - 1;
}

/** The turn that is being played or comes next, the last one when the match is over. */
export function turnNow(position: Position): number {
  const done = turnsDone(position);
  return position.phase === 'over' ? Math.max(done, 1) : Math.min(done + 1, TURNS);
}

export function goalMarks(position: Position): readonly GoalMark[] {
  const { points, jokers } = teamSum(position);
  const asked = goalsOf(position.goals, position.papers.length).points;
  return GOAL_TURNS.map((turn, i) => {
    const have = i === LAST_GOAL ? points + jokers : points;
    const isPast = position.rolls > turn || (position.rolls === turn && isTurnOver(position));
    const wasMissed = i === 1 && position.colourDice + position.numberDice < DICE;
    const state = wasMissed || (isPast && have < asked[i]!) ? 'missed' : undefined;
    return { turn, points: asked[i]!, state: state ?? (have < asked[i]! ? 'ahead' : 'reached') };
  });
}

export function standing(position: Position): Standing {
  const { points, jokers } = teamSum(position);
  const now = turnNow(position);
  const at = GOAL_TURNS.findIndex((turn) => now <= turn);
  const goal = goalsOf(position.goals, position.papers.length).points[at as 0 | 1 | 2];
  const countsJokers = at === LAST_GOAL;
  const have = points + (countsJokers ? jokers : 0);
  return { points, jokers, goal, turn: GOAL_TURNS[at]!, countsJokers, isReached: have >= goal };
}

function teamSum({ papers }: Position): { readonly points: number; readonly jokers: number } {
  return papers.reduce(
    (sum, paper) => ({
      points: sum.points + columnPoints(paper, COLUMN_POINTS),
      jokers: sum.jokers + paper.jokers,
    }),
    { points: 0, jokers: 0 },
  );
}

function isTurnOver({ phase }: Position): boolean {
  return phase === 'roll' || phase === 'over' || phase === 'strike' || phase === 'discard';
}
