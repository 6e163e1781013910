import type { Options, Seat } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';

/** What a match was begun with. It never changes. */
export interface Begun {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly options: Options;
  readonly dice: 'app' | 'real';
  /** Where the rolls come from; it leaves the server only when the match is over. */
  readonly secret: string;
  readonly created: number;
}

/** One line of the log. It only ever grows: a correction is a line too, about an earlier entry. */
export type Line =
  | Entry
  | {
      readonly kind: 'correction';
      readonly at: number;
      readonly entry?: Entry;
      readonly time: number;
    }
  /** Chance that a seat adds to the dice, before the first roll. */
  | { readonly kind: 'chance'; readonly seat: Seat; readonly value: string }
  /** That a seat asked a bot what it would do, for the first time. */
  | { readonly kind: 'hint'; readonly seat: Seat }
  /** Which entries, counted from 0, were decided by a bot in place of a person. */
  | { readonly kind: 'standIn'; readonly at: readonly number[] }
  /** All who were there agreed to end the match here. The last line. */
  | { readonly kind: 'ended'; readonly time: number };

/** A decision of the open step. It can be replaced, and becomes lines when the step closes. */
export interface Sealed {
  readonly seat: Seat;
  /** Undefined when it was taken back: then only its wishes are remembered. */
  readonly text: string | undefined;
  /**
   * The wishes that made it, so that a repeated message is known; behind `HANDED_ON` where somebody
   * has taken the seat over since.
   */
  readonly wishes: readonly string[];
}

/** No device has an id with a space. */
export const HANDED_ON = 'handed on';

/** All that is known of a match. */
export interface Kept {
  readonly begun: Begun;
  /** Counts everything that was written. */
  readonly version: number;
  readonly lines: readonly Line[];
  readonly sealed: readonly Sealed[];
  readonly finished: number | undefined;
}

/** What is written in one go, or not at all. */
export interface Change {
  /** Lines behind the last one. A closed step brings all its lines at once. */
  readonly lines?: readonly Line[];
  /** Replaces what the seat had sealed in this step. */
  readonly seal?: Sealed;
  /** Whether the step is closed: what was sealed goes, and `seal` with it. */
  readonly isClosing?: boolean;
  readonly finished?: number;
}

/**
 * The truth about matches. A change is durable when its promise resolves, and applies only to the
 * version it was made for (optimistic lock): the loser reads and tries again. When the database
 * fails, a promise rejects; the change may have been written all the same, so read before retrying.
 */
export interface Log {
  /** `players` are those whose seats they are; undefined is a bot. */
  begin(match: Begun, players?: readonly (string | undefined)[]): Promise<void>;
  read(id: string): Promise<Kept | undefined>;
  /** The version alone, to see whether there is news. */
  version(id: string): Promise<number | undefined>;
  write(id: string, version: number, change: Change): Promise<'written' | 'conflict'>;
}
