import { follows, isAhead } from './revision.ts';
import type { SavedMatch, SavedPad } from './saved.ts';
import type { Store, Written } from './store.ts';

/** A store for browsers that keep nothing: it lasts as long as the page, and says so. */
export function openMemory(): Store {
  const matches = new Map<string, SavedMatch>();
  const pads = new Map<string, SavedPad>();
  const keep = (match: SavedMatch, allowed: typeof follows): Written => {
    if (!allowed(match, matches.get(match.id))) return 'stale';
    matches.set(match.id, match);
    return 'written';
  };
  return {
    kind: 'fleeting',
    matches: async () => latestFirst(matches),
    match: async (id) => matches.get(id),
    keepMatch: async (match) => keep(match, follows),
    mergeMatch: async (match) => keep(match, isAhead),
    removeMatch: async (id) => {
      matches.delete(id);
    },
    pads: async () => latestFirst(pads),
    pad: async (id) => pads.get(id),
    keepPad: async (pad) => {
      pads.set(pad.id, pad);
      return 'written';
    },
    removePad: async (id) => {
      pads.delete(id);
    },
    damaged: async () => [],
    watch: () => () => undefined,
  };
}

function latestFirst<Saved extends { readonly changed: number }>(
  kept: ReadonlyMap<string, Saved>,
): Saved[] {
  return [...kept.values()].sort((one, other) => other.changed - one.changed);
}
