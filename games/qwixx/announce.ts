import type { Announcement, Seat } from '#engine/contract.ts';
import { MISSES_TO_END } from './play.ts';
import { LAST, type Position } from './position.ts';
import { ROW_NAMES } from './sheets.ts';

/** What the rulebook wants said aloud: the white sum, closed rows, misses and the end. */
export function announce(before: Position, after: Position): Announcement[] {
  const said: Announcement[] = [];
  if (before.phase === 'roll' && after.phase === 'white') {
    const sum = after.dice[0]! + after.dice[1]!;
    said.push({ rule: 'Q3', key: 'call', args: { seat: after.active, sum } });
  }
  for (const [row, name] of ROW_NAMES.entries()) {
    if (!(after.closed & ~before.closed & (1 << row))) continue;
    said.push({ rule: 'Q9', key: 'closed', args: { row: name, seats: closers(after, row) } });
  }
  for (const [seat, count] of after.misses.entries()) {
    if (count > before.misses[seat]!) said.push({ rule: 'Q5', key: 'miss', args: { seat, count } });
  }
  if (after.phase === 'over' && before.phase !== 'over') {
    const key = after.misses.includes(MISSES_TO_END) ? 'misses' : 'rows';
    said.push({ rule: 'Q10', key, args: {} });
  }
  return said;
}

function closers(position: Position, row: number): Seat[] {
  return position.misses.flatMap((_, seat) =>
    position.rows[seat * 4 + row]! & (1 << LAST) ? [seat] : [],
  );
}
