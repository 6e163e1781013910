import type { Database, Queries } from '#server/database/database.ts';

/** A match that is gone, and where it was played. */
export interface Gone {
  readonly match: string;
  readonly table: string;
}

const MOST_AT_ONCE = 200;

/** Unfinished matches that nobody has played since a time, with their tables. */
export async function unplayedSince(
  { queries }: Database,
  before: number,
): Promise<readonly Gone[]> {
  return (
    queries
      .selectFrom('matches')
      .select(['id as match', 'table_id as table'])
      .where('finished', 'is', null)
      // What was played last before then was begun before then, and that has an index.
      .where('created', '<', before)
      .where('active', '<', before)
      .orderBy('created')
      .limit(MOST_AT_ONCE)
      .execute()
  );
}

/** Deletes a match, unless it was played or finished meanwhile. Whether it is gone. */
export async function forgetMatch(
  database: Database,
  match: string,
  before: number,
): Promise<boolean> {
  return database.write(async (queries) => {
    const row = await queries
      .deleteFrom('matches')
      .where('id', '=', match)
      .where('finished', 'is', null)
      .where('active', '<', before)
      .returning('id')
      .executeTakeFirst();
    if (row) await forgetParts(queries, match);
    return row !== undefined;
  });
}

async function forgetParts(queries: Queries, match: string): Promise<void> {
  for (const table of ['lines', 'sealed', 'match_players'] as const) {
    await queries.deleteFrom(table).where('match_id', '=', match).execute();
  }
}
