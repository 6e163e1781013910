import { follows, isAhead } from './revision.ts';
import type { SavedMatch, SavedPad } from './saved.ts';
import type { Store, Written } from './store.ts';
import { latestFirst, summaryOf } from './summary.ts';

/**
 * A store over one that has no room: what cannot be written is held in memory, and written
 * together with the next change once there is room again.
 */
export function openOverlay(under: Store): Store {
  const matches = shelfOver<SavedMatch>({
    list: under.matches,
    read: under.match,
    keep: under.keepMatch,
    merge: under.mergeMatch,
    remove: under.removeMatch,
  });
  const pads = shelfOver<SavedPad>({
    list: under.pads,
    read: under.pad,
    keep: under.keepPad,
    merge: under.mergePad,
    remove: under.removePad,
  });
  return {
    ...under,
    kind: 'full',
    summaries: async () => matches.over(await under.summaries(), summaryOf),
    matches: matches.list,
    match: matches.read,
    keepMatch: matches.keep,
    mergeMatch: matches.merge,
    removeMatch: matches.remove,
    pads: pads.list,
    pad: pads.read,
    keepPad: pads.keep,
    mergePad: pads.merge,
    removePad: pads.remove,
  };
}

interface Saved {
  readonly id: string;
  readonly revision: number;
  readonly changed: number;
}

/** What a store does with one kind of thing. */
interface Shelf<Of> {
  list(): Promise<readonly Of[]>;
  read(id: string): Promise<Of | undefined>;
  keep(value: Of): Promise<Written>;
  merge(value: Of): Promise<Written>;
  remove(id: string): Promise<void>;
}

interface Over<Of> extends Shelf<Of> {
  /** What is held, as it is listed, over what is kept. */
  over<As extends { readonly id: string; readonly changed: number }>(
    kept: readonly As[],
    look: (value: Of) => As,
  ): readonly As[];
}

interface Held<Of> {
  readonly value: Of;
  /** Whether an older one is kept below: when that is gone, another tab has deleted it. */
  readonly wasKept: boolean;
}

function shelfOver<Of extends Saved>(below: Shelf<Of>): Over<Of> {
  const held = new Map<string, Held<Of>>();

  /** What is held and has not been deleted below since. */
  async function current(id: string): Promise<Held<Of> | undefined> {
    const known = held.get(id);
    if (known?.wasKept && !(await isBelow(id, true))) held.delete(id);
    return held.get(id);
  }

  /** A store that cannot be read now has deleted nothing. */
  function isBelow(id: string, otherwise: boolean): Promise<boolean> {
    return below.read(id).then(
      (kept) => kept !== undefined,
      () => otherwise,
    );
  }

  async function hold(value: Of, written: Written): Promise<Written> {
    if (written === 'full' || written === 'refused') {
      const wasKept = held.get(value.id)?.wasKept ?? (await isBelow(value.id, false));
      held.set(value.id, { value, wasKept });
      return 'written';
    }
    held.delete(value.id);
    return written;
  }

  function over<As extends { readonly id: string; readonly changed: number }>(
    kept: readonly As[],
    look: (value: Of) => As,
  ): readonly As[] {
    const ids = new Set(kept.map(({ id }) => id));
    const here = [...held.values()].filter(({ value, wasKept }) => !wasKept || ids.has(value.id));
    const others = kept.filter(({ id }) => !held.has(id));
    return latestFirst([...here.map(({ value }) => look(value)), ...others]);
  }

  return {
    list: async () => over(await below.list(), (value) => value),
    over,
    read: async (id) => (await current(id))?.value ?? below.read(id),
    async keep(value) {
      const known = await current(value.id);
      if (!known) return hold(value, await below.keep(value));
      // What is held is ahead of what is kept below by more than one change.
      return follows(value, known.value) ? hold(value, await below.merge(value)) : 'stale';
    },
    async merge(value) {
      const known = await current(value.id);
      return isAhead(value, known?.value) ? hold(value, await below.merge(value)) : 'stale';
    },
    async remove(id) {
      held.delete(id);
      await below.remove(id);
    },
  };
}
