import { openMemory } from './memory.ts';
import type { Store } from './store.ts';

/**
 * A store for a database that does not open, though there may be matches in it. New matches last
 * as long as the page; whoever asks for any other hears that it cannot be read, not that it is
 * not there.
 */
export function openUnreadable(error: unknown): Store {
  const memory = openMemory();
  const fail = (): Promise<never> => Promise.reject(error);
  return {
    ...memory,
    kind: 'unreadable',
    matches: fail,
    match: async (id) => (await memory.match(id)) ?? fail(),
    pads: fail,
    pad: async (id) => (await memory.pad(id)) ?? fail(),
    damaged: fail,
  };
}
