import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readRecord } from '#engine/record/read.ts';
import { verify } from '#fair/verify.ts';
import { GAMES } from '#games/index.ts';
import { freshPostgres } from '#testing/databases/fresh.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { recordOf } from '../api/record.ts';
import { namesOf } from '../identity/former.ts';
import { findVisit } from '../identity/session.ts';
import { sqlLog } from '../log/sql.ts';
import { revive } from '../play/live.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';

/**
 * Databases of each version, with rows as a server writes them: two people have played one match to
 * its end and another one halfway, and wait in a lobby. The first two were made afterwards, by the
 * second version: 1 has its tables and what they can hold of those rows. A new version adds
 * its file, and leaves the others as they are. Both databases read them.
 */
const RELEASED = new URL('./released/', import.meta.url);
const LEA = 'SON6_T95GJeZtCESefkvmmgnIS3JVF3ZnsGchn85Y80';
const [OVER, OPEN] = ['65Xbk6ULjyxNFUx69SOoyw', 'Jx0C_qBZaTJ4-zvH_03qyA'];
const LONG = 120_000;

test('every version has its database', () => {
  const versions = MIGRATIONS.map((_, index) => `${index + 1}.sql`);
  expect(readdirSync(RELEASED).toSorted()).toEqual(versions.toSorted());
});

describe.each([
  ['embedded', async () => openEmbedded(temporaryFolder())],
  ['PostgreSQL', async () => openPostgres(await freshPostgres())],
] as const)('%s', (_, open) => {
  const opened = async (): Promise<Database> => {
    const database = await open();
    onTestFinished(() => database.close());
    return database;
  };

  test.each(MIGRATIONS.map((_, index) => index + 1))(
    'what was kept by version %i is there, and goes on',
    async (version) => {
      const [database, fresh] = [await opened(), await opened()];
      const before = await fill(database, version);
      await migrate(database);
      await migrate(fresh);
      const tables = (each: Database) => each.queries.introspection.getTables();
      expect(await tables(database)).toEqual(await tables(fresh));
      for (const [table, count] of before) {
        expect([table, await rowsIn(database, table)]).toEqual([table, count]);
      }

      const { queries } = database;
      const log = sqlLog(database, () => 99);
      const over = (await log.read(OVER))!;
      const reading = readRecord(recordOf(over, await namesOf(queries, over.begun)), GAMES);
      expect(reading.ok && reading.match.players).toEqual(['Lea', 'Tom']);
      expect(reading.ok && verify(reading.match).kind).toBe('right');

      const half = (await log.read(OPEN))!;
      expect(revive(half).match.entries.length).toBeGreaterThanOrEqual(9);
      expect(await log.write(OPEN, half.version, {})).toBe('written');

      const { created } = await queries
        .selectFrom('players')
        .select('created')
        .orderBy('created')
        .executeTakeFirstOrThrow();
      expect((await findVisit(database, 'session', LEA, created))?.player.name).toBe('Lea');
    },
    LONG,
  );
});

/** Returns how many rows each table has now. */
async function fill(database: Database, version: number): Promise<Map<string, number>> {
  const text = readFileSync(new URL(`${version}.sql`, RELEASED), 'utf8');
  const counts = new Map<string, number>();
  await database.write(async (queries) => {
    for (const statement of text.split(/;\n/).filter((each) => each !== '')) {
      await sql.raw(statement).execute(queries);
      const table = /^insert into (\w+)/.exec(statement)?.[1];
      if (table && table !== 'migrations') counts.set(table, (counts.get(table) ?? 0) + 1);
    }
  });
  expect(counts.size).toBeGreaterThanOrEqual(8);
  return counts;
}

async function rowsIn({ queries }: Database, table: string): Promise<number> {
  const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(queries);
  return rows.length;
}
