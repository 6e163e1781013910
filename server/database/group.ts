import type { DatabaseSync } from 'node:sqlite';
import type { Queries } from './database.ts';

/**
 * How close together groups may be. What comes after a quiet time is written at once; under load
 * the disk is asked only so often, and each time for more.
 */
const PACE_MS = 3;

const SQLITE_CONSTRAINT = 19;

interface Waiting {
  /** Writes, and returns what to publish once it is durable. */
  readonly attempt: (queries: Queries) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

interface Group {
  write<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /** Resolves when everything that waits is written; nothing more is taken. */
  end(): Promise<void>;
}

/** Collects what is to be written into one transaction, since the disk makes each one wait. */
export function groupCommit(queries: Queries, sqlite: DatabaseSync): Group {
  const point = pointIn(sqlite);
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let hasEnded = false;
  let last = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      await pace(last + PACE_MS - performance.now());
      const group = waiting;
      waiting = [];
      await commit(queries, group);
      last = performance.now();
    }
    running = undefined;
  }

  return {
    write<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
      if (hasEnded) return Promise.reject(new Error('the database is closed'));
      return new Promise<Result>((resolve, reject) => {
        waiting.push({
          attempt: (inside) => attempt(inside, point, work, resolve, reject),
          reject,
        });
        running ??= run();
      });
    },
    async end() {
      hasEnded = true;
      await running;
    },
  };
}

/** Publishes nothing before the commit: durable, then true, then visible. */
async function commit(queries: Queries, group: readonly Waiting[]) {
  try {
    const answers = await queries.transaction().execute(async (inside) => {
      const answers: (() => void)[] = [];
      for (const each of group) answers.push(await each.attempt(inside));
      return answers;
    });
    for (const answer of answers) answer();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

type Point = ReturnType<typeof pointIn>;

/** A point in a transaction to which one can go back. */
function pointIn(sqlite: DatabaseSync) {
  const set = sqlite.prepare('savepoint work');
  const release = sqlite.prepare('release work');
  return {
    set: () => set.run(),
    release: () => release.run(),
    /** False when there is no transaction any more. */
    goBack(): boolean {
      if (sqlite.isTransaction) sqlite.exec('rollback to work; release work');
      return sqlite.isTransaction;
    },
  };
}

/** Throws only what spoils the whole group; what fails for reasons of its own fails alone. */
async function attempt<Result>(
  queries: Queries,
  point: Point,
  work: (queries: Queries) => Promise<Result>,
  resolve: (result: Result) => void,
  reject: (error: unknown) => void,
): Promise<() => void> {
  point.set();
  try {
    const result = await work(queries);
    point.release();
    return () => resolve(result);
  } catch (error) {
    if (isOfTheDisk(error) || !point.goBack()) throw error;
    return () => reject(error);
  }
}

/** Whether it is no fault of the query: a full disk, a broken file. */
function isOfTheDisk(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error)) return false;
  return (Number(error.errcode) & 0xff) !== SQLITE_CONSTRAINT;
}

/** At least one turn of the event loop, which brings what other sockets have to say. */
function pace(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (milliseconds > 0) setTimeout(resolve, milliseconds);
    else setImmediate(resolve);
  });
}
