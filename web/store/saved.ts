import type { Language, Options, Seat } from '#engine/contract.ts';
import type { Entry } from '#engine/match.ts';
import type { StampName } from '#ui/stamps.ts';

/** Who sits at a table on this device. */
export interface Chair {
  readonly kind: 'person' | 'bot';
  readonly stamp: StampName;
  /** How a bot plays. Those of matches from before there were levels have none. */
  readonly level?: string;
  /** The player's own language; the device's when it is left out. */
  readonly language?: Language;
}

/** That an entry was corrected, for all at the table to see. */
export interface Correction {
  /** Where it stood among the entries, and what stood there. */
  readonly at: number;
  readonly was: Entry;
  readonly time: number;
}

/**
 * That confirmed decisions were taken back, at a table with one person or by a team: like a hint, it
 * is no secret. What was rolled since then comes again, so that nobody takes back to roll better.
 */
export interface TakenBack {
  /** How often each seat did. */
  readonly counts: readonly number[];
  /** How many entries were left the last time: what was decided before them stays. */
  readonly at: number;
  /**
   * What dice showed, by turn, throw and die: it comes again however often. Matches from before it
   * was kept so have none.
   */
  readonly seen?: Readonly<Record<string, string>>;
}

/** What is stored in addition for a match of an online table. */
export interface PlayedOnline {
  /** Where this device sat. */
  readonly seat: Seat;
  /** What the record says of its dice: by it every roll can be made again, also without a server. */
  readonly remarks: readonly (readonly [name: string, value: string])[];
}

/** A match as the browser's database keeps it: what was set up, and its entries. */
export interface SavedMatch {
  readonly id: string;
  /** Counts every change, so that two tabs never write over each other. */
  readonly revision: number;
  readonly game: string;
  readonly players: readonly string[];
  readonly options: Options;
  readonly chairs: readonly Chair[];
  /** Rolled by the app, or entered from real ones. */
  readonly dice: 'app' | 'real';
  readonly entries: readonly Entry[];
  /** Decisions of the open step. */
  readonly sealed: readonly { readonly seat: Seat; readonly text: string }[];
  readonly corrections: readonly Correction[];
  readonly takenBack?: TakenBack;
  /** Who has asked a bot what it would do. */
  readonly hinted?: readonly Seat[];
  readonly created: number;
  readonly changed: number;
  /** Once it is over: for lists, without replaying. */
  readonly result?: { readonly totals: readonly number[]; readonly winners: readonly Seat[] };
  readonly online?: PlayedOnline;
  /** That the people of this device want no cover between them. */
  readonly curtain?: 'off';
  /** Begun again in the middle of another match: it counts nowhere. */
  readonly isRetry?: true;
}

/** A sheet without dice (see `Pad` in `games/face.ts`), as its taps. It has no record. */
export interface SavedPad {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly options: Options;
  readonly taps: readonly string[];
  readonly created: number;
  readonly changed: number;
}

/** What of a match says that choices were taken back. */
interface MaybeTakenBack {
  readonly takenBack?: Pick<TakenBack, 'counts'>;
}

/** How often something was taken back in a match, by anybody. */
export function takenBackOf({ takenBack }: MaybeTakenBack): number {
  return (takenBack?.counts ?? []).reduce((sum, count) => sum + count, 0);
}

/** Whether a seat's points can be a best: played from the start, without a hint, nothing taken back. */
export function countsAsRecord(
  saved: Pick<SavedMatch, 'isRetry' | 'hinted'> & MaybeTakenBack,
  seat: Seat,
): boolean {
  return !saved.isRetry && takenBackOf(saved) === 0 && !saved.hinted?.includes(seat);
}

/** How often entries were changed or taken out again, by correcting or by taking back. */
export function mendsOf(saved: Pick<SavedMatch, 'corrections' | 'takenBack'>): number {
  return saved.corrections.length + takenBackOf(saved);
}
