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
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string };

export type Person = Extract<SeatDocument, { kind: 'person' }>;

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
   * Who made the table and has not left it: whoever is host instead is so until they come back.
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
  readonly changed: number;
}

export function isDenial(value: TableDocument | Denial): value is Denial {
  return typeof value === 'string';
}

export function seatOf({ seats }: TableDocument, player: string): Seat | undefined {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.player === player);
  return seat === -1 ? undefined : seat;
}
