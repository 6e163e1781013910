import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshPostgres } from '#testing/databases/fresh.ts';
import { temporaryFolder } from '#testing/folder.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { UnusableDatabase } from './errors.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';

const folder = temporaryFolder();

const KINDS = {
  embedded: async () => openEmbedded(mkdtempSync(path.join(folder, 'data-'))),
  PostgreSQL: async () => openPostgres(await freshPostgres()),
};

describe.each(Object.entries(KINDS))('%s', (_, open) => {
  test('every version becomes the present one', async () => {
    const fresh = await opened();
    await migrate(fresh);
    const expected = await shape(fresh);
    for (const version of MIGRATIONS.keys()) {
      const older = await opened();
      await migrate(older, MIGRATIONS.slice(0, version));
      await migrate(older);
      expect(await shape(older)).toEqual(expected);
    }
  });

  test('what is up to date stays as it is, with what it holds', async () => {
    const database = await opened();
    await migrate(database);
    await database.queries.insertInto('faces').values({ die: 'd', face: '1', count: 2 }).execute();
    const [before, applied] = [await shape(database), await appliedTo(database)];
    await migrate(database);
    expect(await shape(database)).toEqual(before);
    expect(await appliedTo(database)).toEqual(applied);
    expect(applied).toHaveLength(MIGRATIONS.length);
    expect(await database.queries.selectFrom('faces').selectAll().execute()).toEqual([
      { die: 'd', face: '1', count: 2 },
    ]);
  });

  test('a database from a newer dicepad is refused and left alone', async () => {
    const database = await opened();
    await migrate(database, [...MIGRATIONS, async () => undefined]);
    const before = await appliedTo(database);
    const refused = migrate(database);
    await expect(refused).rejects.toThrow(UnusableDatabase);
    await expect(refused).rejects.toThrow(
      `version ${MIGRATIONS.length + 1}, and this dicepad knows only ${MIGRATIONS.length}`,
    );
    expect(await appliedTo(database)).toEqual(before);
  });

  test('a migration that fails leaves nothing of itself or of those before it', async () => {
    const database = await opened();
    const failing = async () => {
      throw new Error('no');
    };
    await expect(migrate(database, [...MIGRATIONS, failing])).rejects.toThrow('no');
    expect(await shape(database)).toEqual([]);
    await migrate(database);
  });

  test('many at once migrate once', async () => {
    const database = await opened();
    await Promise.all([1, 2, 3, 4].map(() => migrate(database)));
    expect(await appliedTo(database)).toHaveLength(MIGRATIONS.length);
  });

  async function opened(): Promise<Database> {
    const database = await open();
    onTestFinished(() => database.close());
    return database;
  }
});

/** All tables with their columns, and the indices. */
async function shape({ kind, queries }: Database): Promise<unknown[]> {
  const indices =
    kind === 'embedded'
      ? sql`select name, sql from sqlite_master where type = 'index' order by name`
      : sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`;
  return [...(await queries.introspection.getTables()), ...(await indices.execute(queries)).rows];
}

async function appliedTo({ queries }: Database): Promise<unknown[]> {
  return (await sql`select * from migrations order by version`.execute(queries)).rows;
}
