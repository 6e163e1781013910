import { isSavedMatch, isSavedPad } from './guard.ts';
import { mendsOf, type SavedMatch, type SavedPad } from './saved.ts';
import type { Store, Written } from './store.ts';

/** What became of something from elsewhere: new, further on than what was here, or not. */
export type Merged = 'added' | 'updated' | 'same' | Exclude<Written, 'written' | 'stale'>;

/** One kind of thing that is kept. */
interface Shelf<Of> {
  read(id: string): Promise<unknown>;
  isSound(kept: unknown): kept is Of;
  merge(value: Of): Promise<Written>;
  /** What has happened in it, step by step. */
  steps(value: Of): readonly unknown[];
  /** Whether it may be the stored match before a correction. */
  isBefore(value: Of, kept: Of): boolean;
}

export function mergeMatch(match: SavedMatch, store: Store): Promise<Merged> {
  return merge(match, {
    read: store.match,
    isSound: isSavedMatch,
    merge: store.mergeMatch,
    steps: ({ entries }) => entries,
    isBefore: (old, kept) => old.revision < kept.revision && mendsOf(old) < mendsOf(kept),
  });
}

export function mergePad(pad: SavedPad, store: Store): Promise<Merged> {
  return merge(pad, {
    read: store.pad,
    isSound: isSavedPad,
    merge: store.mergePad,
    steps: ({ taps }) => taps,
    isBefore: (old, kept) => old.revision < kept.revision,
  });
}

/**
 * Nothing stored gets lost: a version that diverged from the one here is added to it, under
 * an id that is the same each time, so that a backup taken twice does not double it.
 */
async function merge<Of extends { readonly id: string }>(
  value: Of,
  shelf: Shelf<Of>,
): Promise<Merged> {
  for (let copy = 1; ; copy++) {
    const id = copy === 1 ? value.id : `${value.id.slice(0, 56)}-${copy}`;
    const kept = await shelf.read(id);
    if (kept === undefined) return fateOf(await shelf.merge({ ...value, id }), 'added');
    if (!shelf.isSound(kept)) continue;
    const [here, there] = [shelf.steps(kept), shelf.steps(value)];
    if (begins(there, here)) return fateOf(await shelf.merge({ ...value, id }), 'updated');
    if (begins(here, there) || shelf.isBefore(value, kept)) return 'same';
  }
}

function fateOf(written: Written, done: 'added' | 'updated'): Merged {
  if (written === 'written') return done;
  return written === 'stale' ? 'same' : written;
}

function begins(whole: readonly unknown[], part: readonly unknown[]): boolean {
  return part.every((step, i) => sameStep(step, whole[i]));
}

/** Steps are flat: an entry, or a mark. Files may name the parts of one in another order. */
function sameStep(one: unknown, other: unknown): boolean {
  return plain(one) === plain(other);
}

function plain(step: unknown): string {
  return JSON.stringify(
    typeof step === 'object' && step !== null ? Object.entries(step).sort() : step,
  );
}
