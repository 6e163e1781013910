import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { UnusableDatabase } from './errors.ts';
import { groupCommit } from './group.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

const FILE = 'dicepad.db';
const LOCK_FILE = 'dicepad.lock';
/** How long to wait for a reader from outside, such as a backup. */
const PATIENCE_MS = 5_000;
const SQLITE_BUSY = 5;

/** Read-only, concurrent with any process that uses it. */
export function readEmbedded(folder: string): Pick<Database, 'kind' | 'queries' | 'close'> {
  const file = path.join(folder, FILE);
  if (!existsSync(file)) {
    throw new UnusableDatabase(`There is no ${FILE} in ${folder}. Name its folder with --data.`);
  }
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE_MS });
  const queries = new Kysely<Schema>({ dialect: sqliteDialect(sqlite) });
  return { kind: 'embedded', queries, close: () => queries.destroy() };
}

/** One file in the data folder, for one process. */
export function openEmbedded(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of [FILE, LOCK_FILE]) keepToOurselves(path.join(folder, name));
  const lock = takeLock(folder);
  try {
    const sqlite = openFile(path.join(folder, FILE));
    const queries = new Kysely<Schema>({ dialect: sqliteDialect(sqlite) });
    const group = groupCommit(queries, sqlite);
    return {
      kind: 'embedded',
      queries,
      write: group.write,
      scrub: () => queries.connection().execute(async () => emptyLog(sqlite)),
      close: async () => {
        await group.end();
        await queries.destroy();
        if (sqlite.isOpen) sqlite.close();
        if (lock.isOpen) lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * SQLite gives its extra files the permissions of the database. An existing file
 * is not opened: closing it would take the locks away that this process may have on it.
 */
function keepToOurselves(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    // What belongs to somebody else is open to us because they wanted it so.
    const found = statSync(each, { throwIfNoEntry: false });
    if (found && found.uid === process.getuid?.()) {
      chmodSync(each, 0o600);
    }
  }
}

/**
 * A lock that goes with the process, however it ends. It is on a file of its own, so that a backup
 * can still read the database.
 */
function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(path.join(folder, LOCK_FILE), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new UnusableDatabase(
      `Another dicepad is using the data in ${folder}. Stop it, or give this one a folder of its own with --data; to let several share one database, set DATABASE_URL to a PostgreSQL.`,
    );
  }
}

function openFile(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    const mode = sqlite.prepare('pragma journal_mode = wal').get();
    if (mode?.journal_mode !== 'wal') {
      throw new UnusableDatabase(
        `${file} is on a file system that the database cannot use safely. Choose a folder on a local disk with --data.`,
      );
    }
    // A Mac's disk keeps its own cache unless it is told not to: hence "fullfsync".
    sqlite.exec('pragma synchronous = full; pragma fullfsync = on');
    // What is deleted is overwritten, not just no longer found.
    sqlite.exec('pragma secure_delete = on');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/**
 * The journal still holds pages as they were. A reader from outside, such as a backup, may need
 * them: nobody waits for it, and they go another time.
 */
function emptyLog(sqlite: DatabaseSync): void {
  sqlite.exec('pragma busy_timeout = 0');
  try {
    sqlite.prepare('pragma wal_checkpoint(truncate)').get();
  } finally {
    sqlite.exec(`pragma busy_timeout = ${PATIENCE_MS}`);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
