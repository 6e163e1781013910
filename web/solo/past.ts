import type { Summary } from '../store/summary.ts';
import { earlierPoints } from './earlier.ts';

/** What one person has scored before, alone, in the same game on the same sheet. */
export interface Past {
  readonly last: number;
  readonly best: number;
  readonly mean: number;
  readonly count: number;
}

type Listed = Omit<Summary, 'rolls'>;

/** How a match stands to those before it; nothing where it is the first. */
export function pastOf(all: readonly Listed[], now: Listed): Past | undefined {
  const before = earlierPoints(all, now, 0, now.changed);
  if (before.length === 0) return undefined;
  return {
    last: before.at(-1)!,
    best: Math.max(...before),
    mean: before.reduce((sum, total) => sum + total, 0) / before.length,
    count: before.length,
  };
}
