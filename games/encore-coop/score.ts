import type { Note, Score, Seat } from '#engine/contract.ts';
import { COLUMN_POINTS, columnPoints } from '#kits/grid/claims.ts';
import { isFulfilled, progress } from './missions.ts';
import { MISSES_TO_LOSE, TURNS } from './play.ts';
import type { Position } from './position.ts';

/** C6. */
export function scores(position: Position): Score[] {
  return position.papers.map((paper) => {
    const parts = { columns: columnPoints(paper, COLUMN_POINTS), jokers: paper.jokers };
    return { total: parts.columns + parts.jokers, parts };
  });
}

/** C10: all win, or nobody. */
export function winners(position: Position): readonly Seat[] {
  return position.won ? [...position.papers.keys()] : [];
}

export function facts(position: Position): Readonly<Record<string, unknown>> {
  return {
    won: position.won,
    misses: position.misses.slice(),
    turn: position.rolls,
    mission: {
      number: position.mission,
      done: isFulfilled(position),
      progress: progress(position),
    },
  };
}

export function report(position: Position): Note[] {
  const { rolls, mission: number, misses } = position;
  const goals = Object.entries(progress(position)).flatMap(([goal, [have, need]]) => {
    return need > 0 ? [{ rule: 'C3', key: 'standing', args: { number, goal, have, need } }] : [];
  });
  const missed = misses.flatMap((count, seat) => {
    const args = { seat, count, most: MISSES_TO_LOSE };
    return count > 0 ? [{ rule: 'C5', key: 'standing', args }] : [];
  });
  const turn = { rule: 'C1', key: 'turn', args: { turn: rolls, turns: TURNS } };
  return [turn, ...goals, ...missed];
}
