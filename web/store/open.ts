import { reportCrash } from '../app/crashes.ts';
import { openDatabase } from './database.ts';
import { readStorage } from './lasting.ts';
import { openMemory } from './memory.ts';
import type { Store, Unread } from './store.ts';
import { openUnreadable } from './unreadable.ts';

/** A browser that does not answer for so many milliseconds may never do. */
const PATIENCE = 10_000;

/** What browsers say that keep nothing here, as in some private windows. */
const REFUSALS = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

/**
 * Opens the browser's database and hands it to `use`. One that is held up or does not answer is
 * first replaced by a store in memory, so that people can play. Should it open after all, it is
 * used unless that would lose what was played meanwhile.
 */
export async function openStore(use: (store: Store) => void): Promise<void> {
  let isWaiting = true;
  let meanwhile: Store | undefined;
  const goWithout = (why: Unread, error: string): void => {
    if (!isWaiting || meanwhile) return;
    const reason = new DOMException('', error);
    reportCrash('store', reason);
    meanwhile = openUnreadable(reason, why);
    use(meanwhile);
  };
  const slow = setTimeout(() => goWithout('silent', 'TimeoutError'), PATIENCE);
  const opened = await open(() => goWithout('heldUp', 'BlockedError'));
  clearTimeout(slow);
  isWaiting = false;
  if (meanwhile?.stopgap?.isEmpty() !== false) use(opened);
}

/** If the database does not open, the kind of store shows it to the player. */
async function open(onBlocked: () => void): Promise<Store> {
  try {
    await readStorage();
    return await openDatabase(onBlocked);
  } catch (error) {
    reportCrash('store', error);
    return isRefused(error) ? openMemory() : openUnreadable(error);
  }
}

/** Whether there is no database at all, so that nothing can be in it. */
export function isRefused(error: unknown): boolean {
  if (!globalThis.indexedDB) return true;
  return error instanceof DOMException && REFUSALS.includes(error.name);
}
