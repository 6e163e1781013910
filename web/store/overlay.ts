import { follows, isAhead } from './revision.ts';
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
    keepMatch: (match) => keep(matches, match, under.keepMatch, under.mergeMatch),
    mergeMatch: (match) => merge(matches, match, under.mergeMatch),
    async removeMatch(id) {
      matches.delete(id);
      await under.removeMatch(id);
    },
    pads: async () => merged(pads, await under.pads()),
    pad: async (id) => pads.get(id) ?? under.pad(id),
    keepPad: (pad) => keep(pads, pad, under.keepPad, under.mergePad),
    mergePad: (pad) => merge(pads, pad, under.mergePad),
    async removePad(id) {
      pads.delete(id);
      await under.removePad(id);
    },
  };
}

interface Saved {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
}

type Write<Of> = (value: Of) => Promise<Written>;
type Held<Of> = Map<string, Of>;

/** What is held is ahead of what is kept below by more than one change. */
async function keep<Of extends Saved>(
  held: Held<Of>,
  value: Of,
  below: Write<Of>,
  mergeBelow: Write<Of>,
): Promise<Written> {
  const known = held.get(value.id);
  if (known && !follows(value, known)) return 'stale';
  return hold(held, value, await (known ? mergeBelow(value) : below(value)));
}

async function merge<Of extends Saved>(
  held: Held<Of>,
  value: Of,
  below: Write<Of>,
): Promise<Written> {
  if (!isAhead(value, held.get(value.id))) return 'stale';
  return hold(held, value, await below(value));
}

function hold<Of extends Saved>(held: Held<Of>, value: Of, written: Written): Written {
  if (written === 'full' || written === 'refused') {
    held.set(value.id, value);
    return 'written';
  }
  held.delete(value.id);
  return written;
}

function merged<Of extends Saved>(held: Held<Of>, kept: readonly Of[]): Of[] {
  const others = kept.filter(({ id }) => !held.has(id));
  return [...held.values(), ...others].sort((one, other) => other.changed - one.changed);
}
