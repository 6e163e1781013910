import type { Language, Seat } from '#engine/contract.ts';
import type { TableOptions } from '#protocol/table.ts';
import type { Denial } from '#protocol/why.ts';

export type SeatDocument =
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly name: string;
      readonly stamp: string;
      readonly language?: Language | undefined;
      /** The bot of the host whose seat they took in this match: it goes on if they leave. */
      readonly instead?: Bot | undefined;
    }
  | Bot;

interface Bot {
  readonly kind: 'bot';
  readonly name: string;
  readonly level: string;
  /** Whether a person has left this seat for good, in this match; the name is theirs. */
  readonly isFree?: boolean;
}

export type Person = Extract<SeatDocument, { kind: 'person' }>;

/** That somebody wants to end the match where it stands. */
interface Ending {
  readonly by: string;
  readonly agreed: readonly string[];
  /** When the question is void, by the server's clock. */
  readonly until: number;
}

/** Somebody who has asked to end a match, and when. */
interface Asked {
  readonly by: string;
  readonly at: number;
}

/** Somebody who has left a seat for good in the present match. */
interface Sat {
  readonly player: string;
  readonly seat: Seat;
}

/** A table as the database keeps it. It holds secrets: what people see of it is made by `info`. */
export interface TableDocument {
  readonly id: string;
  readonly revision: number;
  readonly state: 'lobby' | 'playing' | 'over' | 'closed';
  readonly options: TableOptions;
  /** In the order in which they sit; the first one begins. */
  readonly seats: readonly SeatDocument[];
  /** The player who may change options and begin. */
  readonly host: string;
  /**
   * Who made the table and has not left it: another host only stands in until they come back.
   * Tables that were made before this was kept have none.
   */
  readonly maker?: string | undefined;
  readonly code: string | undefined;
  readonly match: string | undefined;
  /** Where the dice of the next match come from: promised while the lobby is still open. */
  readonly secret: string;
  /** Players who were sent away, and may not come back. */
  readonly removed: readonly string[];
  /** Who wants the next match, while its lobby is open. */
  readonly again?: string | undefined;
  /** Who is ready for the next match, while its lobby is open; missing before the first one. */
  readonly ready?: readonly string[] | undefined;
  /** Who began the present match. */
  readonly began?: string | undefined;
  /** The people who are called to play again, while the lobby is open. */
  readonly called?: Called | undefined;
  /** Who wants to play in the next match, in their order. */
  readonly queue?: readonly Person[] | undefined;
  readonly ending?: Ending | undefined;
  /** Who has asked to end the present match lately. */
  readonly asked?: readonly Asked[] | undefined;
  /** Who has left the present match: they may have that seat back, and no other. */
  readonly sat?: readonly Sat[] | undefined;
  /** How often each seat was taken over in the present match; missing while none was. */
  readonly taken?: readonly number[] | undefined;
  readonly changed: number;
}

export interface Called {
  /** See `people/groups.ts`. */
  readonly group: string;
  readonly players: readonly string[];
  readonly by: string;
  readonly at: number;
  /** Who does not come, and when they said so. */
  readonly declined?: readonly { readonly player: string; readonly at: number }[] | undefined;
}

export function isDenial(value: TableDocument | Denial): value is Denial {
  return typeof value === 'string';
}

export function seatOf({ seats }: TableDocument, player: string): Seat | undefined {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.player === player);
  return seat === -1 ? undefined : seat;
}
