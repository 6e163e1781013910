import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { isSavedPad } from '../store/guard.ts';
import type { SavedPad } from '../store/saved.ts';
import type { Store, Written } from '../store/store.ts';

type Taps = SavedPad['taps'];
/** The taps with one more or one less; undefined where that makes no sense any more. */
type Change = (taps: Taps) => Taps | undefined;

/** A pad in use: every tap is shown at once, and taken back if it cannot be kept. */
export interface PadTaps {
  readonly shown: ReadonlySignal<Taps>;
  /** Whether the pad was deleted or damaged in another tab. */
  readonly isLost: ReadonlySignal<boolean>;
  tap(mark: string): Promise<Written>;
  undo(): Promise<Written>;
  close(): void;
}

export function openTaps(
  pad: SavedPad,
  store: Store,
  isRefused: (taps: Taps, mark: string) => boolean,
): PadTaps {
  const kept = signal(pad);
  const pending = signal<readonly Change[]>([]);
  const isLost = signal(false);
  const shown = computed(() =>
    pending.value.reduce((taps, change) => change(taps) ?? taps, kept.value.taps),
  );

  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };

  /** Takes over what another tab has written. False when it cannot be read. */
  const catchUp = async (): Promise<boolean> => {
    const reading = await store.pad(pad.id).then(
      (found) => ({ found }),
      () => undefined,
    );
    if (isSavedPad(reading?.found)) kept.value = reading.found;
    else if (reading) isLost.value = true;
    return reading !== undefined;
  };

  /** In one go, so that a tap is never seen twice or not at all. */
  const settle = (change: Change, next = kept.value): void => {
    batch(() => {
      kept.value = next;
      pending.value = pending.value.filter((each) => each !== change);
    });
  };
  const write = async (change: Change): Promise<Written> => {
    const { revision, taps } = kept.value;
    const changed = change(taps);
    if (!changed) return 'stale';
    const next = { ...kept.value, revision: revision + 1, taps: changed, changed: Date.now() };
    const written = await store.keepPad(next);
    if (written === 'written') settle(change, next);
    if (written === 'stale') return (await catchUp()) ? 'stale' : 'refused';
    return written;
  };
  const make = (change: Change): Promise<Written> => {
    pending.value = [...pending.value, change];
    return inTurn(async () => {
      const written = await write(change);
      if (written !== 'written') settle(change);
      return written;
    });
  };

  return {
    shown,
    isLost,
    tap: (mark) => make((taps) => (isRefused(taps, mark) ? undefined : [...taps, mark])),
    undo: () => make((taps) => (taps.length > 0 ? taps.slice(0, -1) : undefined)),
    close: store.watch((id) => {
      if (id === pad.id) inTurn(catchUp);
    }),
  };
}
