import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Kept } from '#testing/databases/kept.ts';
import { startPostgres } from '#testing/databases/postgres.ts';
import type { Database } from './database.ts';
import { isDuplicate } from './errors.ts';
import { openDatabase } from './open.ts';

let server: Kept;
let database: Database;

beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase({ folder: '', url: server.url });
});
afterAll(async () => {
  await database?.close();
  await server?.close();
});

test('whole numbers come back as numbers, and never rounded', async () => {
  const most = Number.MAX_SAFE_INTEGER;
  const { rows } = await sql`select ${most}::bigint as most, 1::integer as one`.execute(
    database.queries,
  );
  expect(rows).toEqual([{ most, one: 1 }]);
  await expect(
    sql`select 9007199254740993::bigint as more`.execute(database.queries),
  ).rejects.toThrow('too large');
});

test('a key that is taken is known as such', async () => {
  const insert = database.queries.insertInto('faces').values({ die: 'd', face: '1', count: 2 });
  await insert.execute();
  expect(isDuplicate(await insert.execute().catch((error) => error))).toBe(true);
  expect(isDuplicate(new Error('other'))).toBe(false);
});

test('queries fail while the server is down, and work again once it is back', async () => {
  const ask = () => database.write((queries) => sql`select 1`.execute(queries));
  await Promise.all(Array.from({ length: 5 }, ask));
  await server.stop();
  await expect(ask()).rejects.toThrow();
  await server.start();
  await vi.waitFor(ask, { timeout: 30_000 });
  expect(await database.queries.selectFrom('faces').select('count').execute()).toEqual([
    { count: 2 },
  ]);
});
