import type { Announcement, Seat } from '#engine/contract.ts';
import type { Paper } from './paper.ts';
import { COLOURS, COLUMN_LETTERS, COLUMNS } from './sheet.ts';
import type { Table } from './table.ts';

/** E12, E13: columns and colours that somebody completed first, with everybody who did. */
export function announceClaims(before: Table<string>, after: Table<string>): Announcement[] {
  const fresh = after.claimed & ~before.claimed;
  const said: Announcement[] = [];
  for (const [column, letter] of [...COLUMN_LETTERS].entries()) {
    if (!(fresh & (1 << column))) continue;
    said.push({
      rule: 'E12',
      key: 'first',
      args: { column: letter, seats: firsts(after, column) },
    });
  }
  for (const [i, colour] of COLOURS.entries()) {
    if (!(fresh & (1 << (COLUMNS + i)))) continue;
    const seats = firsts(after, COLUMNS + i);
    said.push({ rule: 'E13', key: 'first', args: { colour, seats } });
  }
  return said;
}

function firsts(table: Table<string>, bit: number): Seat[] {
  return seatsWhere(table, (paper) => (paper.first & (1 << bit)) !== 0);
}

export function seatsWhere(table: Table<string>, holds: (paper: Paper) => boolean): Seat[] {
  return table.papers.flatMap((paper, seat) => (holds(paper) ? [seat] : []));
}
