import type { Hint } from '#bots/hint.ts';
import type { Seat } from '#engine/contract.ts';

/** What is to be thought about. */
export interface Task {
  readonly game: string;
  readonly position: unknown;
  readonly seat: Seat;
}

/** What is known by now. */
export interface Told {
  readonly kind: 'told';
  readonly hint: Hint;
  readonly isDone: boolean;
}

/** The same, or that nothing could be found out. */
export type News = Told | { readonly kind: 'failed' };
