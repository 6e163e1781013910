import type { Note, Score, Seat } from '#engine/contract.ts';
import { boardOf } from '#kits/grid/boards.ts';
import { COLUMN_POINTS, colourPoints, columnPoints } from '#kits/grid/claims.ts';
import { countOpen } from '#kits/grid/paper.ts';
import { twoColours } from '#kits/grid/table.ts';
import { tieNotes, winnersOf } from '#kits/grid/ties.ts';
import type { Position } from './play.ts';
import { isSolo, SOLO_ROLLS } from './play.ts';

const OPEN_STAR = -2;
const ROLL_LEFT = 2;

/** E16, and E18 for the rolls left in solo. */
export function scores(position: Position): Score[] {
  return position.papers.map((paper) => {
    const columns = columnPoints(paper, COLUMN_POINTS);
    const colours = colourPoints(paper);
    const { jokers } = paper;
    const open = countOpen(paper, boardOf(paper.sheet).stars);
    const stars = open === 0 ? 0 : OPEN_STAR * open;
    const parts = { columns, colours, jokers, stars };
    const total = columns + colours + jokers + stars;
    if (!isSolo(position)) return { total, parts };
    const rolls = twoColours(position) ? ROLL_LEFT * (SOLO_ROLLS - position.rolls) : 0;
    return { total: total + rolls, parts: { ...parts, rolls } };
  });
}

/** E17. */
export function winners(position: Position): readonly Seat[] {
  return position.phase === 'over' ? winnersOf(totals(position), position.papers) : [];
}

/** E17: why, where several have the most points. */
export function report(position: Position): Note[] {
  return position.phase === 'over' ? tieNotes('E17', totals(position), position.papers) : [];
}

function totals(position: Position): number[] {
  return scores(position).map(({ total }) => total);
}
