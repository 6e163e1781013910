import type { Options } from '#engine/contract.ts';

/** Matches, or pairs of matches, by their numbers: each has its own dice. */
interface Numbered {
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** Pairs of matches of two bots. */
export interface FightJob extends Numbered {
  readonly game: string;
  readonly bots: readonly [string, string];
  readonly options: Options;
  readonly seats: number;
  /** The file of a bot's table, if it is not in its usual place. */
  readonly table?: string;
}

/** Matches of a team. */
export interface TeamJob extends Numbered {
  readonly bot: string;
  readonly seats: number;
  readonly mission: number;
  readonly goals: string;
}

/** Matches of one bot in all seats, of which only the totals are wanted. */
export interface TotalsJob extends Numbered {
  readonly game: string;
  readonly bot: string;
  readonly options: Options;
  readonly seats: number;
}

/** Matches that are written down; the bots change seats from match to match. */
export interface RecordsJob extends Numbered {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: Options;
}
