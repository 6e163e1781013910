import type { Database } from '../database/database.ts';
import { sweepChallenges } from '../identity/challenges.ts';
import { sweepSessions } from '../identity/session.ts';
import { inTurn } from '../in-turn.ts';
import type { Log } from '../log/log.ts';
import { forgetMatch, unplayedSince } from '../log/retention.ts';
import { sweepMuted } from '../people/groups.ts';
import { countFinished, countUnfinished } from '../statistics/faces.ts';
import type { Tables } from '../tables/service.ts';

export interface Parts {
  readonly database: Database;
  readonly log: Log;
  readonly tables: Tables;
  readonly clock: () => number;
  readonly onFault: (error: Error) => void;
  /** After how many days a match that nobody plays is deleted; undefined is never. */
  readonly keepUnfinished?: number | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How often finished matches are counted, and everything else is done, in milliseconds. */
export const EVERY = { count: MINUTE, tidy: HOUR };

/** Periodic chores of every process, idempotent: a second run finds them done. */
export function startChores(parts: Parts): { stop(): Promise<void> } {
  const inOrder = inTurn();
  let isStopped = false;
  const every = (time: number, work: () => Promise<unknown>) =>
    setInterval(() => {
      inOrder(async () => isStopped || work()).catch(parts.onFault);
    }, time).unref();
  const timers = [
    every(EVERY.count, () => countFinished(parts)),
    every(EVERY.tidy, () => tidyUp(parts)),
  ];
  return {
    async stop() {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
      await inOrder(async () => undefined);
    },
  };
}

/** What is due every hour. What is about to be deleted has been counted before. */
export async function tidyUp(parts: Parts): Promise<void> {
  const { database, tables, clock } = parts;
  await tables.sweep();
  await sweepSessions(database, clock());
  await sweepChallenges(database, clock());
  await sweepMuted(database, clock());
  await countUnfinished(parts);
  await forgetUnfinished(parts);
  await database.scrub();
}

async function forgetUnfinished({ database, tables, clock, keepUnfinished }: Parts) {
  if (keepUnfinished === undefined) return;
  const before = clock() - keepUnfinished * DAY;
  for (const { match, table } of await unplayedSince(database, before)) {
    if (await forgetMatch(database, match, before)) await tables.abandon(table, match);
  }
}
