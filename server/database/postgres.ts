import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** How long to wait for a connection, and for an answer. */
const PATIENCE_MS = 10_000;
const LONGEST_QUERY_MS = 15_000;
/** A process that stops in the middle of a transaction must not keep others from a match. */
const LONGEST_PAUSE_MS = 10_000;
export const CONNECTIONS = 10;

/** Shared by any number of processes. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'dicepad',
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: LONGEST_QUERY_MS,
    idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
    types: { getTypeParser },
  });
  // The pool replaces an idle connection that breaks; the next query reports the trouble.
  pool.on('error', () => undefined);
  // A connection that breaks while in use fails the query of its borrower, and nothing else.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    queries,
    write: (work) => queries.transaction().execute(work),
    scrub: async () => undefined,
    close: async () => {
      await queries.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}

const getTypeParser: typeof pg.types.getTypeParser = (id, format) =>
  id === pg.types.builtins.INT8 && format !== 'binary'
    ? wholeNumber
    : pg.types.getTypeParser(id, format);

/** Ours are times and counts, which numbers hold exactly. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large for a number`);
  return value;
}
