import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import type { Database, Queries } from './database.ts';
import { openDatabase } from './open.ts';

const folder = temporaryFolder();
let database: Database;

beforeEach(async () => {
  await database?.close();
  database = await openDatabase({ folder: mkdtempSync(path.join(folder, 'data-')) });
});
afterAll(() => database?.close());

test('what fails fails alone; the others of its group are written', async () => {
  const results = await Promise.allSettled([
    database.write((queries) => insert(queries, 'a')),
    database.write(async (queries) => {
      await insert(queries, 'b');
      throw new Error('changed my mind');
    }),
    database.write(async (queries) => {
      await insert(queries, 'c');
      await insert(queries, 'a');
    }),
    database.write((queries) => insert(queries, 'd')),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(await faces()).toEqual(['a', 'd']);
});

test('what is not yet written is not seen', async () => {
  let isWritten = false;
  const writing = database.write(async (queries) => {
    await insert(queries, 'a');
    await insert(queries, 'b');
    isWritten = true;
  });
  for (let count = 0; count === 0; count = (await faces()).length) {
    await new Promise(setImmediate);
    if ((await faces()).length === 1) throw new Error('half of it was seen');
  }
  expect(isWritten).toBe(true);
  await writing;
});

test('a full disk rejects the whole group, and later ones are written again', async () => {
  const full = await pages();
  await sql.raw(`pragma max_page_count = ${full}`).execute(database.queries);
  const results = await Promise.allSettled([
    database.write((queries) => insert(queries, 'small')),
    database.write((queries) => insert(queries, 'x'.repeat(100_000))),
    database.write((queries) => insert(queries, 'also small')),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(String((results[0] as PromiseRejectedResult).reason)).toContain('full');
  expect(await faces()).toEqual([]);
  await sql.raw('pragma max_page_count = 1000000').execute(database.queries);
  await database.write((queries) => insert(queries, 'small'));
  expect(await faces()).toEqual(['small']);
});

async function insert(queries: Queries, face: string): Promise<void> {
  await queries.insertInto('faces').values({ die: 'd', face, count: 1 }).execute();
}

async function faces(): Promise<string[]> {
  const rows = await database.queries.selectFrom('faces').select('face').orderBy('face').execute();
  return rows.map(({ face }) => face);
}

async function pages(): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.queries);
  return rows[0]!.page_count;
}
