import type { Done, Job, JobKind } from './jobs.ts';
import { doAll } from './pool.ts';

/** A piece of long work that has been done, so that it need not be done again. */
export interface Part<Kind extends JobKind> {
  readonly job: Job<Kind>;
  readonly done: Done<Kind>;
}

/**
 * Does the parts that are not there yet, on all cores. All are reported as they come,
 * whether new or not, and returned in the order of their jobs.
 */
export async function doParts<Kind extends JobKind>(
  jobs: readonly Job<Kind>[],
  known: readonly Part<Kind>[],
  tell: (part: Part<Kind>, isNew: boolean) => void,
): Promise<Part<Kind>[]> {
  const parts = new Map(known.map((part) => [keyOf(part.job), part]));
  const open = jobs.filter((job) => {
    const part = parts.get(keyOf(job));
    if (part) tell(part, false);
    return !part;
  });
  await doAll(open, (done, index) => {
    const part = { job: open[index]!, done };
    parts.set(keyOf(part.job), part);
    tell(part, true);
  });
  return jobs.map((job) => parts.get(keyOf(job))!);
}

/** The same for the same job, in any order of its fields. */
export function keyOf(job: object): string {
  return JSON.stringify(job, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
