import type { StoreNames } from 'idb';
import { connector, type Database, type Schema } from './connection.ts';
import { isSavedMatch, isSavedPad } from './guard.ts';
import { isPersisted } from './lasting.ts';
import { follows, isAhead } from './revision.ts';
import type { Store, Written } from './store.ts';
import { openTidings, type Tidings } from './tidings.ts';

/** The browser's database as a store. Fails when the browser refuses one. */
export async function openDatabase(onBlocked: () => void): Promise<Store> {
  const connect = connector(onBlocked);
  await connect();
  const tidings = openTidings();
  const keep = <Of extends Name>(name: Of, value: Schema[Of]['value'], isAllowed: typeof follows) =>
    write(connect, tidings, name, value, (kept) => isAllowed(value, kept));
  return {
    get kind() {
      return isPersisted() ? 'lasting' : 'evictable';
    },
    matches: async () => (await latestFirst(connect, 'matches')).filter(isSavedMatch),
    match: async (id) => (await connect()).get('matches', id),
    keepMatch: (match) => keep('matches', match, follows),
    mergeMatch: (match) => keep('matches', match, isAhead),
    removeMatch: (id) => remove(connect, tidings, 'matches', id),
    pads: async () => (await latestFirst(connect, 'pads')).filter(isSavedPad),
    pad: async (id) => (await connect()).get('pads', id),
    keepPad: (pad) => keep('pads', pad, follows),
    mergePad: (pad) => keep('pads', pad, isAhead),
    removePad: (id) => remove(connect, tidings, 'pads', id),
    damaged: async (where) => {
      const isWhole = where === 'matches' ? isSavedMatch : isSavedPad;
      return (await latestFirst(connect, where)).filter((each) => !isWhole(each));
    },
    watch: tidings.listen,
  };
}

type Connect = () => Promise<Database>;
type Name = StoreNames<Schema>;

/** Reads and writes in one transaction, so that no other tab comes between. */
async function write<Of extends Name>(
  connect: Connect,
  tidings: Tidings,
  name: Of,
  value: Schema[Of]['value'],
  isAllowed: (kept: Schema[Of]['value'] | undefined) => boolean,
): Promise<Written> {
  try {
    const database = await connect();
    const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
    const ended = transaction.done;
    // The end of the transaction says why a request failed; the request itself only that it did.
    ended.catch(() => undefined);
    const kept = await transaction.store.get(value.id);
    if (!isAllowed(kept)) return 'stale';
    transaction.store.put(value).catch(() => undefined);
    await ended;
  } catch (error) {
    return isFull(error) ? 'full' : 'refused';
  }
  tidings.tell(value.id);
  return 'written';
}

async function remove(connect: Connect, tidings: Tidings, name: Name, id: string): Promise<void> {
  const database = await connect();
  const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.delete(id), transaction.done]);
  tidings.tell(id);
}

async function latestFirst<Of extends Name>(
  connect: Connect,
  name: Of,
): Promise<Schema[Of]['value'][]> {
  const kept = await (await connect()).getAll(name);
  return kept.sort((one, other) => other.changed - one.changed);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
