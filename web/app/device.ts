import { signal } from '@preact/signals';
import type { Store, Unread } from '../store/store.ts';

/** Where this device keeps its matches; undefined until the browser's database is open. */
export const store = signal<Store | undefined>(undefined);

/** Why what is kept cannot be read, as the texts name it. */
export function whyUnread(): Unread {
  return store.value?.stopgap?.why ?? 'unreadable';
}

/** The player goes on although nothing more can be kept. */
export async function playUnkept(): Promise<void> {
  const { openOverlay } = await import('../store/overlay.ts');
  if (store.value && store.value.kind !== 'full') store.value = openOverlay(store.value);
}
