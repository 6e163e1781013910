import { type DBSchema, type IDBPObjectStore, openDB } from 'idb';
import type { Found } from './facts.ts';
import type { Looks } from './luck.ts';

/**
 * What was found in a match, so that each is replayed and looked at once. No names are in here, and
 * all of it can be found again: losing it costs time.
 */
export interface Kept {
  readonly id: string;
  /** Of the match: what was found in an older one does not count. */
  readonly revision: number;
  /** Undefined where the record is damaged. */
  readonly found?: Found;
  readonly looks?: Looks;
}

export interface Cache {
  all(): Promise<readonly Kept[]>;
  keep(facts: readonly Kept[]): Promise<void>;
  forget(ids: readonly string[]): Promise<void>;
}

interface Schema extends DBSchema {
  facts: { key: string; value: Kept };
}

type Facts = IDBPObjectStore<Schema, ['facts'], 'facts', 'readwrite'>;

/** Beside the matches, so that a fault in here never harms them. */
const NAME = 'dicepad-household';
/** Another version finds something else: what older ones found is thrown away. */
const VERSION = 1;

/** Keeps nothing where the browser refuses a database. */
export async function openCache(): Promise<Cache> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade(fresh) {
      for (const name of fresh.objectStoreNames) fresh.deleteObjectStore(name);
      fresh.createObjectStore('facts', { keyPath: 'id' });
    },
    blocking(_version, _wanted, event) {
      (event.target as IDBDatabase).close();
    },
  }).catch(() => undefined);
  if (!database) return NOTHING;
  const write = async (work: (facts: Facts) => readonly Promise<unknown>[]): Promise<void> => {
    const { store, done } = database.transaction('facts', 'readwrite', { durability: 'relaxed' });
    await Promise.all([...work(store), done]);
  };
  return {
    all: () => database.getAll('facts'),
    // Refused, or no room: the next time is as slow as this one.
    keep: (facts) => write((store) => facts.map((each) => store.put(each))).catch(() => undefined),
    forget: (ids) => write((store) => ids.map((id) => store.delete(id))).catch(() => undefined),
  };
}

const NOTHING: Cache = {
  all: async () => [],
  keep: async () => undefined,
  forget: async () => undefined,
};
