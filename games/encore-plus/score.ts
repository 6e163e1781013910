import type { Note, Score, Seat } from '#engine/contract.ts';
import { popcount } from '#kits/bits.ts';
import { START_COLUMN } from '#kits/grid/board.ts';
import { boardOf } from '#kits/grid/boards.ts';
import type { ColumnPoints } from '#kits/grid/claims.ts';
import { COLUMN_POINTS, colourPoints, columnPoints } from '#kits/grid/claims.ts';
import { countOpen } from '#kits/grid/paper.ts';
import { twoColours } from '#kits/grid/table.ts';
import { tieNotes, winnersOf } from '#kits/grid/ties.ts';
import { isSolo, SOLO_ROLLS } from './play.ts';
import type { Position } from './position.ts';
import { completeRows, heartPoints } from './position.ts';

export const ROW_POINTS = 5;
const UNUSED_DIE = 2;
const OPEN_STAR = -2;
const ROLL_LEFT = 2;

/** As in Encore!, but column H is worth 2 to the first. */
export const POINTS: ColumnPoints = {
  first: COLUMN_POINTS.first.map((points, column) => (column === START_COLUMN ? 2 : points)),
  later: COLUMN_POINTS.later,
};

/** P13, and P14 for the rolls left in solo. */
export function scores(position: Position): Score[] {
  return position.papers.map((paper, seat) => {
    const open = countOpen(paper, boardOf(paper.sheet).stars);
    const parts = {
      columns: columnPoints(paper, POINTS),
      rows: ROW_POINTS * popcount(completeRows(position, seat)),
      hearts: heartPoints(position, seat),
      colours: colourPoints(paper),
      jokers: paper.jokers,
      dice: UNUSED_DIE * position.specials[seat]!,
      stars: open === 0 ? 0 : OPEN_STAR * open,
      ...(isSolo(position) && { rolls: rollPoints(position) }),
    };
    return { total: Object.values(parts).reduce((sum, part) => sum + part, 0), parts };
  });
}

export function winners(position: Position): readonly Seat[] {
  return position.phase === 'over' ? winnersOf(totals(position), position.papers) : [];
}

/** The rank of a solo match, or why it is they who win where several have the most points. */
export function report(position: Position): Note[] {
  if (position.phase !== 'over') return [];
  return [...rank(position), ...tieNotes('P13', totals(position), position.papers)];
}

/** P15: the lowest total of each rank but the last, best first. */
const RANKS = [91, 85, 79, 74, 70, 66, 60, 50, 40, 30, 20, 10];

/** The rank of a solo total, from 1, the best, to 13. */
export function rankOf(total: number): number {
  const rank = RANKS.findIndex((lowest) => total >= lowest);
  return rank === -1 ? RANKS.length + 1 : rank + 1;
}

/** P15: what a finished solo match is called. */
export function rank(position: Position): Note[] {
  if (!isSolo(position)) return [];
  const [total] = totals(position) as [number];
  const place = rankOf(total);
  return [{ rule: 'P15', key: `rank${place}`, args: { rank: place, ranks: RANKS.length + 1 } }];
}

function totals(position: Position): number[] {
  return scores(position).map(({ total }) => total);
}

function rollPoints(position: Position): number {
  const over = position.phase === 'over' && twoColours(position);
  return over ? ROLL_LEFT * (SOLO_ROLLS - position.rolls) : 0;
}
