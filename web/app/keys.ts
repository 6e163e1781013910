import { useEffect, useRef } from 'preact/hooks';

/** Whether a key is free to mean something: without a modifier, and not where people write. */
export function isFree({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(target as Element).closest('dialog, input:not([type="range"]), select, textarea');
}

/** Keys that work all over a screen; `press` says whether one meant something. */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  // Keys may come quicker than pictures.
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isFree(event)) return;
      if (latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
