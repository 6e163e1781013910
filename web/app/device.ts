import { signal } from '@preact/signals';
import type { Store } from '../store/store.ts';

/** Where this device keeps its matches; undefined until the browser's database is open. */
export const store = signal<Store | undefined>(undefined);
