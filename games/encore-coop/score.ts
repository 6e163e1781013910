import type { Score, Seat } from '#engine/contract.ts';
import { COLUMN_POINTS, columnPoints } from '#kits/grid/claims.ts';
import { isFulfilled, progress } from './missions.ts';
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
