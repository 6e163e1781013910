import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

export interface Place {
  /** Where the embedded database lies. */
  readonly folder: string;
  /** Of a PostgreSQL, which is then used instead. */
  readonly url?: string | undefined;
}

/** Opens a database and brings it up to date. */
export async function openDatabase({ folder, url }: Place): Promise<Database> {
  const database = url === undefined ? openEmbedded(folder) : openPostgres(url);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
