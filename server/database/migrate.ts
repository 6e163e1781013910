import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { UnusableDatabase } from './errors.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';

/** Any number that nothing else locks in the same PostgreSQL. */
const LOCK = 4_321_001;

/**
 * Brings a database up to date: all the way or not at all. Several processes may do so at once,
 * then one does it and the others find it done.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await database.write(async (queries) => {
    if (database.kind === 'postgres')
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(queries);
    await queries.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('applied', 'bigint', (column) => column.notNull())
      .execute();
    const present = await versionOf(queries);
    if (present > migrations.length) throw tooNew(present, migrations.length);
    for (const [index, apply] of migrations.entries()) {
      if (index < present) continue;
      await apply(queries);
      await sql`insert into migrations (version, applied) values (${index + 1}, ${Date.now()})`.execute(
        queries,
      );
    }
  });
}

/** Which of the migrations was the last. */
export async function versionOf(queries: Queries): Promise<number> {
  const { rows } = await sql<{ version: number | null }>`
    select max(version) as version from migrations`.execute(queries);
  return rows[0]?.version ?? 0;
}

function tooNew(present: number, known: number): UnusableDatabase {
  return new UnusableDatabase(
    `The database has version ${present}, and this dicepad knows only ${known}. Run the newer dicepad that last used it, or restore an older backup.`,
  );
}
