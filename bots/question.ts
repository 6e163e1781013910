import type { Seat } from '#engine/contract.ts';

/** A question to a bot: what would it do in this position, at this seat? */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly position: unknown;
  readonly seat: Seat;
  /** Which bot of the game; the usual one where nobody has chosen. */
  readonly level: string | undefined;
  /** Its luck, so that an answer can be had again. */
  readonly seed: string;
  /** Whether it stands in for a person, whose jokers and dice it does not spend. */
  readonly isCareful?: boolean;
}

export interface Reply {
  readonly id: number;
  /** The move as a record writes it; none when the bot could not be loaded or has failed. */
  readonly text: string | undefined;
}
