import { follows, isAhead } from './revision.ts';
import type { SavedMatch, SavedPad } from './saved.ts';
import type { Store, Written } from './store.ts';
import { latestFirst, summaryOf } from './summary.ts';

interface Saved {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
}

/** A store for browsers that keep nothing: it lasts as long as the page, and says so. */
export function openMemory(
  matches = new Map<string, SavedMatch>(),
  pads = new Map<string, SavedPad>(),
): Store {
  return {
    kind: 'fleeting',
    summaries: async () => latestFirst(matches.values()).map(summaryOf),
    matches: async () => latestFirst(matches.values()),
    match: async (id) => matches.get(id),
    keepMatch: async (match) => keep(matches, match, follows),
    mergeMatch: async (match) => keep(matches, match, isAhead),
    removeMatch: async (id) => {
      matches.delete(id);
    },
    pads: async () => latestFirst(pads.values()),
    pad: async (id) => pads.get(id),
    keepPad: async (pad) => keep(pads, pad, follows),
    mergePad: async (pad) => keep(pads, pad, isAhead),
    removePad: async (id) => {
      pads.delete(id);
    },
    damaged: async () => [],
    watch: () => () => undefined,
  };
}

function keep<Of extends Saved>(
  kept: Map<string, Of>,
  value: Of,
  isAllowed: typeof follows,
): Written {
  if (!isAllowed(value, kept.get(value.id))) return 'stale';
  kept.set(value.id, value);
  return 'written';
}
