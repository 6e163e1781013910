import type { StoreNames } from 'idb';
import { connector, type Database, type Schema } from './connection.ts';
import { isSavedPad } from './guard.ts';
import { isPersisted } from './lasting.ts';
import { follows, isAhead } from './revision.ts';
import type { SavedMatch, SavedPad } from './saved.ts';
import type { Store, Written } from './store.ts';
import { latestFirst, type Summary, summaryOf } from './summary.ts';
import { openTidings, type Tidings } from './tidings.ts';

/** The browser's database as a store. Fails when the browser refuses one. */
export async function openDatabase(onBlocked: () => void): Promise<Store> {
  const connect = connector(onBlocked);
  await connect();
  const tidings = openTidings();
  const keepMatch = (match: SavedMatch, isAllowed: typeof follows) =>
    write(connect, tidings, 'matches', match, (kept) => isAllowed(match, kept));
  const keepPad = (pad: SavedPad, isAllowed: typeof follows) =>
    write(connect, tidings, 'pads', pad, (kept) => isAllowed(pad, kept));
  return {
    get kind() {
      return isPersisted() ? 'lasting' : 'evictable';
    },
    summaries: async () => latestFirst(await readSummaries(await connect())),
    matches: async () => (await whole()).wholeMatches(await connect()),
    match: async (id) => (await connect()).get('matches', id),
    keepMatch: (match) => keepMatch(match, follows),
    mergeMatch: (match) => keepMatch(match, isAhead),
    removeMatch: (id) => remove(connect, tidings, 'matches', id),
    pads: async () => latestFirst((await (await connect()).getAll('pads')).filter(isSavedPad)),
    pad: async (id) => (await connect()).get('pads', id),
    keepPad: (pad) => keepPad(pad, follows),
    mergePad: (pad) => keepPad(pad, isAhead),
    removePad: (id) => remove(connect, tidings, 'pads', id),
    damaged: async (where) => (await whole()).damaged(await connect(), where),
    watch: tidings.listen,
  };
}

const whole = () => import('./whole.ts');

type Connect = () => Promise<Database>;
type Name = Exclude<StoreNames<Schema>, 'summaries'>;

/** What changes together: with a match its summary. */
const TOGETHER = { matches: ['matches', 'summaries'], pads: ['pads'] } as const;

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
    const transaction = database.transaction(TOGETHER[name], 'readwrite', { durability: 'strict' });
    const ended = transaction.done;
    // The end of the transaction says why a request failed; the request itself only that it did.
    ended.catch(() => undefined);
    const kept = await transaction.objectStore(name).get(value.id);
    if (!isAllowed(kept)) return 'stale';
    transaction
      .objectStore(name)
      .put(value)
      .catch(() => undefined);
    if ('entries' in value) {
      transaction
        .objectStore('summaries')
        .put(summaryOf(value))
        .catch(() => undefined);
    }
    await ended;
  } catch (error) {
    return isFull(error) ? 'full' : 'refused';
  }
  tidings.tell(value.id);
  return 'written';
}

async function remove(connect: Connect, tidings: Tidings, name: Name, id: string): Promise<void> {
  const database = await connect();
  const transaction = database.transaction(TOGETHER[name], 'readwrite', { durability: 'strict' });
  const gone = TOGETHER[name].map((each) => transaction.objectStore(each).delete(id));
  await Promise.all([...gone, transaction.done]);
  tidings.tell(id);
}

/** Summaries of one read: however many there are, the page is never held up. */
const SLICE = 400;

async function readSummaries(database: Database): Promise<readonly Summary[]> {
  const { store } = database.transaction('summaries');
  const read: Summary[] = [];
  for (;;) {
    const last = read.at(-1);
    const slice = await store.getAll(last && IDBKeyRange.lowerBound(last.id, true), SLICE);
    read.push(...slice);
    if (slice.length < SLICE) return read;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
