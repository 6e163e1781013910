import { afterEach, beforeEach, vi } from 'vitest';

/** Gives every test of a file an empty `localStorage`, and returns what is kept in it. */
export function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return kept;
}
