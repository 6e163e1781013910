import type { Database, Queries } from '#server/database/database.ts';
import type { ReportRow } from '#server/database/schema.ts';
import { newId } from '../tables/random.ts';

/** What can be said about somebody: a closed list, for free words would be read by nobody. */
export const REASONS = ['name', 'stalling', 'leaving', 'cheating', 'other'] as const;
type Reason = (typeof REASONS)[number];

export interface Reported {
  readonly reporter: string;
  readonly reported: string;
  readonly name: string;
  readonly table: string;
  readonly match: string | undefined;
  readonly reason: Reason;
}

/** Keeps it for the operator. The same report twice is kept once. */
export async function report(database: Database, said: Reported, now: number): Promise<void> {
  const { reporter, reported, name, table, match, reason } = said;
  await database.write(async (queries) => {
    const known = await queries
      .selectFrom('reports')
      .select('id')
      .where('reporter_id', '=', reporter)
      .where('reported_id', '=', reported)
      .where('table_id', '=', table)
      .where('reason', '=', reason)
      .executeTakeFirst();
    if (known) return;
    await queries
      .insertInto('reports')
      .values({
        id: newId(),
        reporter_id: reporter,
        reported_id: reported,
        table_id: table,
        match_id: match ?? null,
        name,
        reason,
        created: now,
      })
      .execute();
  });
}

/** The newest first. */
export function listReports(queries: Queries, most: number): Promise<readonly ReportRow[]> {
  return queries
    .selectFrom('reports')
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}
