import type { Seat } from '#engine/contract.ts';
import type { Saying } from '#games/face.ts';
import { COLOURS, COLUMNS, columnName } from '../sheet.ts';
import type { Table } from '../table.ts';
import { colourToGo, columnToGo, starsToGo } from './progress.ts';
import { colourPoints } from './worth.ts';

/** A column that lacks no more than this is worth a line. */
const NEARLY = 3;

/** Where a seat stands: colours, jokers, stars, and columns that are nearly complete. */
export function gridStatus(table: Table<string>, seat: Seat): readonly Saying[] {
  const paper = table.papers[seat]!;
  const columns = Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => {
    const left = columnToGo(paper, column);
    return left > 0 && left <= NEARLY;
  });
  return [
    ...COLOURS.map((_, colour) => colourLine(table, seat, colour)),
    { key: 'status.jokers', args: { count: paper.jokers } },
    { key: 'status.stars', args: { count: starsToGo(paper) } },
    ...columns.map((column): Saying => {
      const args = { column: columnName(column), count: columnToGo(paper, column) };
      return { key: 'status.column', args };
    }),
  ];
}

function colourLine(table: Table<string>, seat: Seat, colour: number): Saying {
  const count = colourToGo(table.papers[seat]!, colour);
  const name = { colour: COLOURS[colour]! };
  if (count === 0) return { key: 'status.colourDone', args: name };
  const args = { ...name, count, ...colourPoints(table, seat, colour) };
  return { key: args.later > 0 ? 'status.colourFirst' : 'status.colour', args };
}
