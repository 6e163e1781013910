import type { Announcement } from '#engine/contract.ts';
import { announceClaims, seatsWhere } from '#kits/grid/announce.ts';
import { coloursDone } from '#kits/grid/paper.ts';
import { ROW_LETTERS } from '#kits/grid/sheet.ts';
import { twoColours } from '#kits/grid/table.ts';
import { isSolo } from './play.ts';
import type { Position } from './position.ts';
import { ROW_BONUS } from './position.ts';
import { rank } from './score.ts';

/** What the rulebook wants said aloud: rows, first columns and colours, and the end. */
export function announce(before: Position, after: Position): Announcement[] {
  return [...announceRows(before, after), ...announceClaims(before, after), ...end(before, after)];
}

/** P10: who has completed a row. */
export function announceRows(before: Position, after: Position): Announcement[] {
  return [...ROW_LETTERS].flatMap((letter, row) => {
    const seats = after.rows.flatMap((rows, seat) =>
      rows & ~before.rows[seat]! & (1 << row) ? [seat] : [],
    );
    if (seats.length === 0) return [];
    const first = !(before.rowsGone & (1 << row));
    const args = { row: letter, seats };
    if (!first) return [{ rule: 'P10', key: 'later', args }];
    return [{ rule: 'P10', key: 'first', args: { ...args, bonus: ROW_BONUS[row]! } }];
  });
}

function end(before: Position, after: Position): Announcement[] {
  if (after.phase !== 'over' || before.phase === 'over') return [];
  const seats = seatsWhere(after, (paper) => coloursDone(paper) >= 2);
  const key = twoColours(after) ? 'end' : 'rolls';
  return [{ rule: isSolo(after) ? 'P14' : 'P13', key, args: { seats } }, ...rank(after)];
}
