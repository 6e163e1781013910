import { signal } from '@preact/signals';
import { openDatabase } from './database.ts';
import { readStorage } from './lasting.ts';
import { openMemory } from './memory.ts';
import type { Store } from './store.ts';

/** Whether an older tab holds up the database: it has to be closed or loaded again. */
export const isHeldUp = signal(false);

/** Opens the browser's database, or a store in memory where the browser refuses one. */
export async function openStore(): Promise<Store> {
  await readStorage();
  try {
    return await openDatabase((waits) => {
      isHeldUp.value = waits;
    });
  } catch {
    return openMemory(); // `fleeting` tells the player.
  }
}
