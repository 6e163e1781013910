import { openMemory } from './memory.ts';
import type { SavedMatch, SavedPad } from './saved.ts';
import type { Store, Unread } from './store.ts';

/**
 * A store for a database that does not open, though there may be matches in it. New matches last
 * as long as the page, and are all that is listed; asking for any other tells that it cannot be
 * read, not that it is not there.
 */
export function openUnreadable(error: unknown, why: Unread = 'unreadable'): Store {
  const matches = new Map<string, SavedMatch>();
  const pads = new Map<string, SavedPad>();
  const memory = openMemory(matches, pads);
  const isEmpty = (): boolean => matches.size + pads.size === 0;
  const fail = (): Promise<never> => Promise.reject(error);
  return {
    ...memory,
    kind: 'unreadable',
    stopgap: { why, isEmpty },
    summaries: () => (isEmpty() ? fail() : memory.summaries()),
    matches: () => (isEmpty() ? fail() : memory.matches()),
    match: async (id) => (await memory.match(id)) ?? fail(),
    pads: () => (isEmpty() ? fail() : memory.pads()),
    pad: async (id) => (await memory.pad(id)) ?? fail(),
    damaged: async () => (isEmpty() ? fail() : []),
  };
}
