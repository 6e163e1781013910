import { signal } from '@preact/signals';
import { openDatabase } from './database.ts';
import { readStorage } from './lasting.ts';
import { openMemory } from './memory.ts';
import type { Store } from './store.ts';
import { openUnreadable } from './unreadable.ts';

/** Whether an older tab holds up the database: it has to be closed or loaded again. */
export const isHeldUp = signal(false);

/** What browsers say that keep nothing here, as in some private windows. */
const REFUSALS = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

/** Opens the browser's database. Where it does not open the kind of store tells the player. */
export async function openStore(): Promise<Store> {
  await readStorage();
  try {
    return await openDatabase((waits) => {
      isHeldUp.value = waits;
    });
  } catch (error) {
    return isRefused(error) ? openMemory() : openUnreadable(error);
  }
}

/** Whether there is no database at all, so that nothing can be in it. */
export function isRefused(error: unknown): boolean {
  return !(error instanceof DOMException) || REFUSALS.includes(error.name);
}
