import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedMatch, SavedPad } from './saved.ts';

/** What the browser's database holds. */
export interface Schema extends DBSchema {
  matches: { key: string; value: SavedMatch; indexes: { changed: number } };
  pads: { key: string; value: SavedPad; indexes: { changed: number } };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'dicepad';

/** Each takes the database one version further; a new version is a new line. */
const UPGRADES: readonly ((database: Database) => void)[] = [
  (database) => {
    database.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
    database.createObjectStore('pads', { keyPath: 'id' }).createIndex('changed', 'changed');
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
      upgrade(fresh, version) {
        for (const upgrade of UPGRADES.slice(version)) upgrade(fresh);
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
