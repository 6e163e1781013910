import { follows } from './revision.ts';
import type { SavedMatch, SavedPad } from './saved.ts';
import type { Store, Written } from './store.ts';

/**
 * A store over one that has no room: what cannot be written is held in memory, and written
 * together with the next change once there is room again.
 */
export function openOverlay(under: Store): Store {
  const matches = new Map<string, SavedMatch>();
  const pads = new Map<string, SavedPad>();
  return {
    ...under,
    kind: 'full',
    matches: async () => merged(matches, await under.matches()),
    match: async (id) => matches.get(id) ?? under.match(id),
    async keepMatch(match) {
      const held = matches.get(match.id);
      if (held && !follows(match, held)) return 'stale';
      return hold(matches, match, await (held ? under.mergeMatch(match) : under.keepMatch(match)));
    },
    async mergeMatch(match) {
      const held = matches.get(match.id);
      if (held && held.revision >= match.revision) return 'stale';
      return hold(matches, match, await under.mergeMatch(match));
    },
    async removeMatch(id) {
      matches.delete(id);
      await under.removeMatch(id);
    },
    pads: async () => merged(pads, await under.pads()),
    pad: async (id) => pads.get(id) ?? under.pad(id),
    keepPad: async (pad) => hold(pads, pad, await under.keepPad(pad)),
    async removePad(id) {
      pads.delete(id);
      await under.removePad(id);
    },
  };
}

interface Saved {
  readonly id: string;
  readonly changed: number;
}

function hold<Of extends Saved>(held: Map<string, Of>, value: Of, written: Written): Written {
  if (written === 'full' || written === 'refused') {
    held.set(value.id, value);
    return 'written';
  }
  held.delete(value.id);
  return written;
}

function merged<Of extends Saved>(held: ReadonlyMap<string, Of>, kept: readonly Of[]): Of[] {
  const others = kept.filter(({ id }) => !held.has(id));
  return [...held.values(), ...others].sort((one, other) => other.changed - one.changed);
}
