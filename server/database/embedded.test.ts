import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, statSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/folder.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { isDuplicate, UnusableDatabase } from './errors.ts';
import { openDatabase } from './open.ts';

const HOLDER = fileURLToPath(new URL('./holder.ts', import.meta.url));
const folder = temporaryFolder();

test('every commit reaches the disk before it is acknowledged', async () => {
  const { queries } = await opened();
  expect((await sql`pragma journal_mode`.execute(queries)).rows).toEqual([{ journal_mode: 'wal' }]);
  expect((await sql`pragma synchronous`.execute(queries)).rows).toEqual([{ synchronous: 2 }]);
});

test('a folder that does not exist is made, for its owner alone', async () => {
  const place = path.join(folder, 'new', 'data');
  await opened(place);
  expect(statSync(place).mode & 0o777).toBe(0o700);
});

test('a second process is refused and told what to do, until the first has ended', async () => {
  const place = newFolder();
  const holder = spawn(process.execPath, [HOLDER, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    holder.kill('SIGKILL');
  });
  await once(holder.stdout, 'data');
  const refused = openDatabase({ folder: place });
  await expect(refused).rejects.toThrow(UnusableDatabase);
  await expect(refused).rejects.toThrow(/Stop it.*--data.*DATABASE_URL/);
  const exit = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exit;
  await opened(place);
});

test('nor can the same process open it twice', async () => {
  const place = newFolder();
  const database = await opened(place);
  expect(() => openEmbedded(place)).toThrow(UnusableDatabase);
  await database.close();
  await opened(place);
});

test('a backup can be made while it is in use', async () => {
  const place = newFolder();
  const { queries } = await opened(place);
  await queries.insertInto('faces').values({ die: 'd', face: '1', count: 2 }).execute();
  const outside = new DatabaseSync(path.join(place, 'dicepad.db'), { readOnly: true });
  const copy = newFolder();
  await backup(outside, path.join(copy, 'dicepad.db'));
  outside.close();
  const restored = await opened(copy);
  expect(await restored.queries.selectFrom('faces').select('count').execute()).toEqual([
    { count: 2 },
  ]);
});

test('what is waiting when it is closed is written, and nothing is taken later', async () => {
  const place = newFolder();
  const database = await opened(place);
  const written = database.write((queries) =>
    queries.insertInto('faces').values({ die: 'd', face: '1', count: 2 }).execute(),
  );
  await database.close();
  await written;
  await expect(database.write(async () => undefined)).rejects.toThrow('closed');
  const again = await opened(place);
  expect(await again.queries.selectFrom('faces').selectAll().execute()).toHaveLength(1);
});

test('a key that is taken is known as such', async () => {
  const { queries, write } = await opened();
  const insert = queries.insertInto('faces').values({ die: 'd', face: '1', count: 2 });
  await insert.execute();
  const error = await write((inside) => inside.executeQuery(insert.compile())).catch(
    (each) => each,
  );
  expect(isDuplicate(error)).toBe(true);
  expect(isDuplicate(await sql`select nothing`.execute(queries).catch((each) => each))).toBe(false);
});

function newFolder(): string {
  return mkdtempSync(path.join(folder, 'data-'));
}

async function opened(place = newFolder()): Promise<Database> {
  const database = await openDatabase({ folder: place });
  onTestFinished(() => database.close());
  return database;
}
