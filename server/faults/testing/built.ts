import { beforeAll } from 'vitest';
import { ensureBuilt } from '#server/build/build.ts';
import { TIMEOUT } from '#testing/long.ts';

/** A busy machine needs its time for many starts of the real program. */
export const LONGEST = 4 * TIMEOUT;

/** Builds the app before the tests of a file, so that no start of the program waits for it. */
export function buildFirst(): void {
  beforeAll(async () => {
    await ensureBuilt(() => undefined);
  });
}
