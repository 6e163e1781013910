import type { Analysis } from '#bots/analysis/told.ts';
import type { Seat } from '#engine/contract.ts';

/** A match to be looked at. */
export interface Task {
  readonly game: string;
  /** As text. */
  readonly record: string;
  readonly seat: Seat;
  /** About how long it may take, in milliseconds. */
  readonly time: number;
}

/** How far it has come, from 0 to 1; what is known by now comes from time to time. */
export interface News {
  readonly done: number;
  readonly analysis?: Analysis;
}
