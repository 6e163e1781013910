import type { Move, Seat } from '#engine/contract.ts';

/** A match just before dice are thrown, or before a step is decided. */
export interface Moment {
  readonly position: unknown;
  /** How many rolls there were. */
  readonly rolls: number;
  /** Who is asked; none for a roll. */
  readonly step?: {
    readonly seats: readonly Seat[];
    /** What was decided, in the order of the seats; none while that is open. */
    readonly chosen?: readonly Move[];
  };
}
