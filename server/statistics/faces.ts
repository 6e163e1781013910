import type { Database, Queries } from '../database/database.ts';
import type { Kept, Log } from '../log/log.ts';
import { rollsOf, type Tally, tallyOf } from './count.ts';

/**
 * Counting is derived from the log, behind the moves, and not done with them: the few rows of the
 * counts would be wanted by all matches at once, and each would have to wait for the disk of the
 * others. What was counted is noted with the counts in one transaction, so nothing counts twice,
 * whichever process counts and whenever it is killed.
 */
export interface Parts {
  readonly database: Database;
  readonly log: Log;
  readonly onFault: (error: Error) => void;
}

const MOST_AT_ONCE = 200;

/** What stands in `is_counted`. */
const OPEN = 0;
const DONE = 1;
const BROKEN = 2;

interface Due {
  readonly id: string;
  /** How many lines were counted before. */
  readonly counted: number;
}

/** Counts finished matches. Several processes may do so at once. Returns how many were due. */
export async function countFinished(parts: Parts): Promise<number> {
  const due = await parts.database.queries
    .selectFrom('matches')
    .select(['id', 'counted'])
    .where('is_counted', '=', OPEN)
    .where('finished', 'is not', null)
    .orderBy('finished')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const each of due) await count(parts, each);
  return due.length;
}

/** Counts what was rolled so far in matches that may never be finished. */
export async function countUnfinished(parts: Parts): Promise<void> {
  const due = await parts.database.queries
    .selectFrom('matches')
    .select(['id', 'counted'])
    .where('finished', 'is', null)
    .whereRef('length', '>', 'counted')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const each of due) await count(parts, each);
}

async function count({ database, log, onFault }: Parts, { id, counted }: Due): Promise<void> {
  const kept = await log.read(id);
  if (!kept) return;
  let state = kept.finished === undefined ? OPEN : DONE;
  let tally: Tally = new Map();
  try {
    if (isSettled(kept)) tally = tallyOf(kept, newFrom(kept, counted));
  } catch (error) {
    onFault(error as Error);
    state = BROKEN;
  }
  await database.write(async (queries) => {
    const ours = await queries
      .updateTable('matches')
      .set({ counted: kept.lines.length, is_counted: state })
      .where('id', '=', id)
      .where('counted', '=', counted)
      .where('is_counted', '=', OPEN)
      .returning('id')
      .executeTakeFirst();
    if (ours) await addAll(queries, tally);
  });
}

/** Entered rolls may still be corrected during the match. */
function isSettled({ begun, finished }: Kept): boolean {
  return begun.dice === 'app' || finished !== undefined;
}

/** The first roll that was not counted. */
function newFrom({ begun, lines }: Kept, counted: number): number {
  return begun.dice === 'app' ? rollsOf({ lines: lines.slice(0, counted) }) : 0;
}

/** In order, so that two who count at once do not wait for each other in a circle. */
async function addAll(queries: Queries, tally: Tally): Promise<void> {
  const rows = [...tally].flatMap(([die, faces]) =>
    [...faces].map(([face, count]) => ({ die, face, count })),
  );
  rows.sort((one, other) => (`${one.die} ${one.face}` < `${other.die} ${other.face}` ? -1 : 1));
  for (const row of rows) {
    await queries
      .insertInto('faces')
      .values(row)
      .onConflict((is) =>
        is.columns(['die', 'face']).doUpdateSet((set) => ({
          count: set('faces.count', '+', row.count),
        })),
      )
      .execute();
  }
}
