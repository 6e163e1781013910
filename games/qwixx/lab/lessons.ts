import type { Sight } from '../bots/net.ts';

/** Sights of two sheets with what came of them, each at the same place in every list. */
export interface Lessons {
  count: number;
  readonly rows: Uint16Array;
  readonly misses: Uint8Array;
  readonly ahead: Float32Array;
  /** The points that were still to come for both, and what the first won. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly wins: Float32Array;
}

export function noLessons(room: number): Lessons {
  return {
    count: 0,
    rows: new Uint16Array(room * 4),
    misses: new Uint8Array(room),
    ahead: new Float32Array(room),
    first: new Float32Array(room),
    second: new Float32Array(room),
    wins: new Float32Array(room),
  };
}

/** Begins a lesson; what comes of it is filled in later. */
export function note(sight: Sight, lessons: Lessons): number {
  const at = lessons.count++;
  lessons.rows.set(sight.rows, at * 4);
  lessons.misses[at] = sight.misses;
  lessons.ahead[at] = sight.ahead;
  return at;
}
