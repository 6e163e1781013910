import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshPostgres } from '#testing/databases/fresh.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { sqlLog } from '../log/sql.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { openPostgres } from './postgres.ts';

const BEFORE = MIGRATIONS.slice(0, 1);

describe.each([
  ['embedded', async () => openEmbedded(temporaryFolder())],
  ['PostgreSQL', async () => openPostgres(await freshPostgres())],
])('from version 1, %s', (_, open) => {
  test('matches, passkeys and counts are still there, and matches have their full time', async () => {
    const database = await open();
    onTestFinished(() => database.close());
    await migrate(database, BEFORE);
    const { queries } = database;
    const setup = JSON.stringify({ players: ['Lea'], options: {}, dice: 'app' });
    for (const [id, finished] of [
      ['open', null],
      ['done', 7],
    ] as const) {
      await sql`insert into matches (id, table_id, game, setup, secret, version, length, finished, created)
        values (${id}, 't', 'toy', ${setup}, 's', 1, 1, ${finished}, 5)`.execute(queries);
      await sql`insert into lines (match_id, seq, json)
        values (${id}, 0, '{"kind":"roll","text":"1"}')`.execute(queries);
    }
    await sql`insert into credentials (id, player_id, public_key, counter, transports)
      values ('c', 'p', 'k', 3, '[]')`.execute(queries);
    await sql`insert into faces (die, face, count) values ('app 1 2', '1', 9)`.execute(queries);
    const began = Date.now();
    await migrate(database);

    const rows = await queries.selectFrom('matches').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { id: 'done', active: 7, counted: 0, is_counted: 0, created: 5 },
      { id: 'open', counted: 0, is_counted: 0, created: 5 },
    ]);
    expect(rows[1]!.active).toBeGreaterThanOrEqual(began);
    const log = sqlLog(database, () => 99);
    expect((await log.read('open'))?.lines).toEqual([{ kind: 'roll', text: '1' }]);
    expect(await log.write('open', 1, { lines: [{ kind: 'roll', text: '2' }] })).toBe('written');
    const credential = queries.selectFrom('credentials').selectAll();
    expect(await credential.executeTakeFirst()).toMatchObject({ counter: 3, created: 0, seen: 0 });
    expect(await queries.selectFrom('faces').selectAll().execute()).toHaveLength(1);
  });
});
