import { signal } from '@preact/signals';
import { reportCrash } from '../app/crashes.ts';
import { openDatabase } from './database.ts';
import { readStorage } from './lasting.ts';
import { openMemory } from './memory.ts';
import type { Store } from './store.ts';
import { openUnreadable } from './unreadable.ts';

/** Some browsers say nothing of an older tab; they only do not answer, for so many milliseconds. */
const PATIENCE = 10_000;

/** Whether an older tab holds up the database: it has to be closed or loaded again. */
export const isHeldUp = signal(false);

/** What browsers say that keep nothing here, as in some private windows. */
const REFUSALS = ['SecurityError', 'InvalidStateError', 'NotSupportedError'];

/** Opens the browser's database. Where it does not open the kind of store tells the player. */
export async function openStore(): Promise<Store> {
  await readStorage();
  const slow = setTimeout(() => wait('TimeoutError'), PATIENCE);
  try {
    return await openDatabase((waits) => {
      if (waits) wait('BlockedError');
      else isHeldUp.value = false;
    });
  } catch (error) {
    reportCrash('store', error);
    return isRefused(error) ? openMemory() : openUnreadable(error);
  } finally {
    clearTimeout(slow);
    isHeldUp.value = false;
  }
}

function wait(error: string): void {
  isHeldUp.value = true;
  reportCrash('store', new DOMException('', error));
}

/** Whether there is no database at all, so that nothing can be in it. */
export function isRefused(error: unknown): boolean {
  return !(error instanceof DOMException) || REFUSALS.includes(error.name);
}
