import type { Database } from './database.ts';
import { openEmbedded, readEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

export interface Place {
  /** Where the embedded database lies. */
  readonly folder: string;
  /** Of a PostgreSQL, which is then used instead. */
  readonly url?: string | undefined;
}

interface Wish extends Place {
  /** Whether migrations are skipped: the caller that fills it runs them. */
  readonly isBlank?: boolean;
}

type Readable = Pick<Database, 'kind' | 'queries' | 'close'>;

/** Opens a database read-only, while others may use it. */
export function readDatabase({ folder, url }: Place): Readable {
  return url === undefined ? readEmbedded(folder) : openPostgres(url);
}

/** Opens a database and brings it up to date. */
export async function openDatabase({ folder, url, isBlank }: Wish): Promise<Database> {
  const database = url === undefined ? openEmbedded(folder) : openPostgres(url);
  try {
    if (!isBlank) await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
