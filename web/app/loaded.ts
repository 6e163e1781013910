import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

/** Something loading: pending, loaded or failed. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly value: Value };

/**
 * Loads something for as long as it is wanted, and returns how to want it no more. `drop` gets
 * what is not wanted any more, also when it only comes then.
 */
export function fetchFor<Value>(
  load: () => Promise<Value>,
  show: (loaded: Loaded<Value>) => void,
  drop: (value: Value) => void = () => undefined,
): () => void {
  let isWanted = true;
  let leave = (): void => undefined;
  show({ kind: 'loading' });
  load().then(
    (value) => {
      if (!isWanted) return drop(value);
      leave = () => drop(value);
      show({ kind: 'ready', value });
    },
    () => {
      if (isWanted) show({ kind: 'failed' });
    },
  );
  return () => {
    if (!isWanted) return;
    isWanted = false;
    leave();
  };
}

/**
 * What a screen waits for, and how to try again. `load` is called whenever `deps` change, and what
 * it brings is shown for these `deps` only: from the first render on that has others, it is gone.
 */
export function useLoaded<Value>(
  load: (() => Promise<Value>) | undefined,
  deps: readonly unknown[],
  drop?: (value: Value) => void,
): readonly [loaded: Loaded<Value>, again: () => void] {
  const [shown, setShown] = useState<Shown<Value> | undefined>(undefined);
  const stop = useRef<() => void>(() => undefined);
  const again = useCallback(() => {
    stop.current();
    const show = (loaded: Loaded<Value>): void => setShown({ of: again, loaded });
    stop.current = load ? fetchFor(load, show, drop) : () => undefined;
  }, deps);
  useEffect(() => {
    again();
    return () => stop.current();
  }, [again]);
  return [shown?.of === again ? shown.loaded : LOADING, again];
}

const LOADING = { kind: 'loading' } as const;

interface Shown<Value> {
  /** Which changes with the `deps`, and only with them. */
  readonly of: () => void;
  readonly loaded: Loaded<Value>;
}
