import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type Queries = Kysely<Schema>;

/** Either database, open and up to date. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For reading. It waits for a transaction of `write`, so never use it inside of one. */
  readonly queries: Queries;
  /**
   * Writes all that the work writes, or nothing: it is durable when the promise resolves. When the
   * connection breaks in the middle, a rejected promise cannot tell whether it was written.
   * The work must do nothing but ask the queries that it is given, and may be one of many in the
   * same transaction; when it throws, only what it wrote itself is undone.
   */
  write<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Lets what was deleted leave the disk, as far as that is ours to do: a PostgreSQL does so when
   * it vacuums.
   */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
