import type { Language, Options, Seat } from '#engine/contract.ts';

/** How long a choice may take before the stand-in bot makes it. */
type Timer = 'off' | 'gentle' | 'fast';

/** What is settled for a table, while its lobby is open. */
export interface TableOptions {
  readonly game: string;
  /** Headers of the game: sheet, mission, sides. */
  readonly options: Options;
  readonly dice: 'app' | 'real';
  readonly timer: Timer;
  /** Whether people may ask a bot what it would do. */
  readonly hints: boolean;
  /** Whether anybody may find it and sit down. */
  readonly isPublic: boolean;
  /** Seconds after which a bot plays for somebody who is away. */
  readonly standIn: number;
}

/** Who sits somewhere. Nobody is known by more than name and stamp. */
export type Sitter =
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly stamp: string;
      readonly language: Language | undefined;
      /** Whether one of their devices is connected now, and shows the present lobby or match. */
      readonly isHere: boolean;
      /** Whether they are connected, but still look at the result of an earlier match. */
      readonly isLooking: boolean;
      /** Whether they want the next match to begin; undefined where nobody is asked. */
      readonly isReady?: boolean | undefined;
      /** Whether a bot plays for them meanwhile. */
      readonly isStoodIn: boolean;
      /** Whether they have not been there for a while: nobody waits for their word. */
      readonly isAbsent?: boolean | undefined;
    }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: string;
      /** Whether somebody of this name has left the seat for good: a bot plays on for them. */
      readonly isFree?: boolean;
    };

/** That somebody wants to end the match where it stands: all people who are there are asked. */
export interface Ending {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** When the question is void, by the server's clock. */
  readonly until: number;
}

/** Somebody who shall have a seat in the next match. */
interface Waiting {
  readonly name: string;
  readonly stamp: string;
}

/** A table as everybody at it may see it, whole. */
export interface TableInfo {
  readonly id: string;
  /** Grows with every change: an older one never replaces a newer. */
  readonly revision: number;
  readonly state: 'lobby' | 'playing' | 'over' | 'closed';
  readonly options: TableOptions;
  readonly seats: readonly (Sitter | undefined)[];
  readonly host: Seat | undefined;
  readonly spectators: number;
  /** What can be said aloud to join; latecomers find a match by it for a while. */
  readonly code: string | undefined;
  readonly match: string | undefined;
  /** Who wants another match after the last one, while the lobby is open. */
  readonly again: Seat | undefined;
  /** Who began the present match. */
  readonly began?: Seat | undefined;
  /** Who waits for the next match, in their order; missing while nobody does. */
  readonly queue?: readonly Waiting[] | undefined;
  readonly ending?: Ending | undefined;
  /** The hash of the secret from which the dice of the match will come. */
  readonly commitment: string | undefined;
}

/** A table where somebody sits, and where. */
export interface OwnSeat {
  readonly table: TableInfo;
  readonly seat: Seat;
}
