import { signal } from '@preact/signals';
import { openOverlay } from '../store/overlay.ts';
import type { Store } from '../store/store.ts';

/** Where this device keeps its matches; undefined until the browser's database is open. */
export const store = signal<Store | undefined>(undefined);

/** The player goes on although nothing more can be kept. */
export function playUnkept(): void {
  if (store.value && store.value.kind !== 'full') store.value = openOverlay(store.value);
}
