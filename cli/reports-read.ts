import { UnusableDatabase } from '#server/database/errors.ts';
import { type Place, readDatabase } from '#server/database/open.ts';
import type { ReportRow } from '#server/database/schema.ts';
import { listReports } from '#server/people/reports.ts';
import { Problem } from './exit.ts';
import { plain } from './text.ts';

/** A table of what was reported, with a heading. */
export async function readReports(place: Place, most: number): Promise<readonly string[]> {
  try {
    const database = readDatabase(place);
    try {
      const rows = await listReports(database.queries, most);
      return rows.length === 0 ? [] : [HEADING, ...rows.map(lineOf)];
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof UnusableDatabase) throw new Problem(error.message);
    throw error;
  }
}

const HEADING = ['time', 'reason', 'name', 'player', 'table', 'match'].join('\t');

/** Tabs, so that other programs can read it too. */
function lineOf({ created, reason, name, reported_id, table_id, match_id }: ReportRow): string {
  const time = new Date(created).toISOString();
  const cells = [time, reason, plain(name), reported_id ?? '', table_id, match_id ?? ''];
  return cells.map((cell) => cell || '-').join('\t');
}
