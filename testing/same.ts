import { expect } from 'vitest';

/** What a value holds, as text; the order of keys does not matter. */
export function contentOf(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Expects that two values hold the same; quick when they do, as nearly always. */
export function expectSame(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(contentOf(one)).toBe(contentOf(other));
}
