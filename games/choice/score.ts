import type { Note, Score, Seat } from '#engine/contract.ts';
import { best } from '#engine/winners.ts';
import { popcount } from '#kits/bits.ts';
import type { Area, Position } from './position.ts';
import { RING } from './sheets.ts';

/** T11, by the number of crosses. */
export const COLOUR_POINTS = [0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 13, 13, 13, 18, 18, 18, 25];
/** T12, by the number of marks. */
export const NUMBER_POINTS = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36];

export function crosses(area: Area): number {
  return popcount(area.taken & RING);
}

export function colourPoints(area: Area | undefined): number {
  return area === undefined ? 0 : COLOUR_POINTS[crosses(area)]!;
}

export function numberPoints(area: Area | undefined): number {
  return area === undefined ? 0 : NUMBER_POINTS[area.line.length]!;
}

export function scores(position: Position): Score[] {
  return position.sheets.map(([first, second]) => {
    const colours1 = colourPoints(first);
    const numbers1 = numberPoints(first);
    const colours2 = colourPoints(second);
    const numbers2 = numberPoints(second);
    const total = colours1 + numbers1 + colours2 + numbers2;
    return { total, parts: { colours1, numbers1, colours2, numbers2 } };
  });
}

/** T13. */
export function winners(position: Position): readonly Seat[] {
  return position.phase === 'over' ? best(scores(position).map(({ total }) => [total])) : [];
}

/** T13: equal points share the win. */
export function report(position: Position): Note[] {
  return winners(position).length > 1 ? [{ rule: 'T13', key: 'shared', args: {} }] : [];
}
