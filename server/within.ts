import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for all of the work, but no longer than so many milliseconds. */
export async function within(most: number, work: readonly Promise<unknown>[]): Promise<void> {
  const late = new AbortController();
  const limit = sleep(most, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
  await Promise.race([Promise.all(work), limit]);
  late.abort();
}
