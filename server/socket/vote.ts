import type { Seat } from '#engine/contract.ts';
import type { TableDocument } from '../tables/document.ts';
import { isDenial } from '../tables/document.ts';
import { endTogether } from '../tables/leaving.ts';
import type { Tables } from '../tables/service.ts';
import type { Attendance } from './attendance.ts';

/**
 * What is to be done now about a question to end the match, if anything. Every process where
 * somebody is at the table looks, and the table decides: the second one finds it done. A
 * person counts as absent only when a bot plays for them, so that nobody is passed over because
 * their page is loading, or because this process has not heard of them yet.
 */
export function voteDue(
  table: TableDocument,
  attendance: Pick<Attendance, 'awayUntil'>,
  tables: Pick<Tables, 'endTogether' | 'dropEnding'>,
  now: number,
): (() => Promise<unknown>) | undefined {
  const { id, match, ending } = table;
  if (!ending || match === undefined) return undefined;
  if (ending.until <= now) return () => tables.dropEnding(id);
  const absent = [...table.seats.keys()].filter((seat) => isAbsent(seat));
  if (isDenial(endTogether(table, match, absent, now))) return undefined;
  return () => tables.endTogether(id, match, absent);

  function isAbsent(seat: Seat): boolean {
    const until = attendance.awayUntil(table, seat);
    return until !== undefined && until <= now;
  }
}
