import type { TableDocument } from '../tables/document.ts';
import { isDenial } from '../tables/document.ts';
import { endTogether } from '../tables/leaving.ts';
import type { Tables } from '../tables/service.ts';
import type { Attendance } from './attendance.ts';

/**
 * What is to be done now about a question to end the match, if anything. Every process where
 * somebody is at the table looks, and the table decides: the second one finds it done. It does not
 * wait for people who are not there, however long their seat is kept.
 */
export function voteDue(
  table: TableDocument,
  attendance: Pick<Attendance, 'isAbsent'>,
  tables: Pick<Tables, 'endTogether' | 'dropEnding'>,
  now: number,
): (() => Promise<unknown>) | undefined {
  const { id, match, ending } = table;
  if (!ending || match === undefined) return undefined;
  if (ending.until <= now) return () => tables.dropEnding(id);
  const absent = [...table.seats.keys()].filter((seat) => attendance.isAbsent(table, seat, now));
  if (isDenial(endTogether(table, match, absent, now))) return undefined;
  return () => tables.endTogether(id, match, absent);
}
