import { sql } from 'kysely';
import type { Broker } from '../broker/broker.ts';
import type { Database } from '../database/database.ts';

export type Readiness =
  | { readonly status: 'ready' }
  | { readonly status: 'starting' | 'draining' | 'away'; readonly sentence: string };

export interface Parts {
  readonly database: Database;
  readonly broker: Broker;
  /** Whether the server is shutting down. */
  readonly isDraining: () => boolean;
}

/** How long the database may take to answer, in milliseconds. */
const PATIENCE = 2000;

/** Whether this process should get new visitors. */
export function readiness({ database, broker, isDraining }: Parts): () => Promise<Readiness> {
  let wasReady = false;
  let asking: Promise<boolean> | undefined;
  /** However many ask at once, the database is asked once. */
  const isThere = (): Promise<boolean> => {
    asking ??= answers(database).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return async () => {
    if (isDraining()) return { status: 'draining', sentence: 'This server is about to stop.' };
    const missing = [
      ...((await isThere()) ? [] : ['database']),
      ...(broker.isUp ? [] : ['broker']),
    ];
    const status = wasReady ? 'away' : 'starting';
    if (missing.length > 0) return { status, sentence: sentenceFor(missing) };
    wasReady = true;
    return { status: 'ready' };
  };
}

function sentenceFor(missing: readonly string[]): string {
  return `The ${missing.join(' and the ')} cannot be reached from here.`;
}

/** Whether the database is there, and soon enough. */
export async function answers({ queries }: Database): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE).unref();
  const asked = sql`select 1`.execute(queries).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
