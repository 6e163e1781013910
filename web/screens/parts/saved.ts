import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { store } from '../../app/device.ts';
import type { SavedPad } from '../../store/saved.ts';
import type { Store } from '../../store/store.ts';
import type { Summary } from '../../store/summary.ts';

/** Everything that is kept, for lists. */
export type Saved =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'read';
      readonly matches: readonly Summary[];
      readonly pads: readonly SavedPad[];
    };

/** Stays from screen to screen, so that a list stands there at once when one comes back. */
const saved = signal<Saved>({ state: 'loading' });

/** What is kept, read again whenever another tab changes something. */
export function useSaved(): Saved {
  const open = store.value;
  useEffect(() => {
    if (!open) return undefined;
    reload(open);
    return open.watch(() => reload(open));
  }, [open]);
  return saved.value;
}

/** To be called after a change made here. */
export async function reload(from: Store): Promise<void> {
  try {
    const [matches, pads] = await Promise.all([from.summaries(), from.pads()]);
    saved.value = { state: 'read', matches, pads };
  } catch {
    saved.value = { state: 'failed' }; // The screen says so, with a way out.
  }
}

/** The store, once it is open. */
export function whenOpen(): Promise<Store> {
  return new Promise((resolve) => {
    const stop = store.subscribe((open) => {
      if (!open) return;
      resolve(open);
      queueMicrotask(() => stop());
    });
  });
}
