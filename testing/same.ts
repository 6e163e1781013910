import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** A copy by way of JSON. */
export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Expects that two values hold the same; quick when they do, as nearly always. */
export function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toStrictEqual(other);
}
