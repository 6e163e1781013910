import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import { isSavedMatch } from './guard.ts';
import type { SavedMatch, SavedPad } from './saved.ts';
import { type Summary, summaryOf } from './summary.ts';

/** What the browser's database holds. */
export interface Schema extends DBSchema {
  matches: { key: string; value: SavedMatch; indexes: { changed: number } };
  /** One for each match that is sound. */
  summaries: { key: string; value: Summary };
  pads: { key: string; value: SavedPad; indexes: { changed: number } };
}

export type Database = IDBPDatabase<Schema>;
type Upgrading = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

const NAME = 'dicepad';

/** Each takes the database one version further; a new version is a new line. */
const UPGRADES: readonly ((database: Database, upgrading: Upgrading) => void | Promise<void>)[] = [
  (database) => {
    database.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
    database.createObjectStore('pads', { keyPath: 'id' }).createIndex('changed', 'changed');
  },
  async (database, upgrading) => {
    const summaries = database.createObjectStore('summaries', { keyPath: 'id' });
    for await (const { value } of upgrading.objectStore('matches')) {
      if (isSavedMatch(value)) await summaries.put(summaryOf(value));
    }
  },
];

/**
 * A connection that is opened again when it was lost: the browser may end it, and it is given up
 * when another tab brings a newer version. `onBlocked`: older tabs block an upgrade.
 */
export function connector(onBlocked: () => void): () => Promise<Database> {
  let open: Promise<Database> | undefined;
  const forget = (): void => {
    open = undefined;
  };
  const connect = (): Promise<Database> =>
    openDB<Schema>(NAME, UPGRADES.length, {
      async upgrade(fresh, version, _, upgrading) {
        for (const upgrade of UPGRADES.slice(version)) await upgrade(fresh, upgrading);
      },
      blocked: onBlocked,
      blocking(_version, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return () => {
    if (!open) {
      open = connect();
      open.catch(forget);
    }
    return open;
  };
}
