import type { Seat } from '#engine/contract.ts';
import { commitmentTo } from '#fair/dice.ts';
import type { Sitter, TableInfo } from '#protocol/table.ts';
import { type SeatDocument, seatOf, type TableDocument } from './document.ts';

/** Who is at a table now, as far as this process has heard. */
export interface Presence {
  readonly here: ReadonlySet<Seat>;
  /** For whom a bot plays meanwhile. */
  readonly stoodIn: ReadonlySet<Seat>;
  readonly spectators: number;
}

export const NOBODY: Presence = { here: new Set(), stoodIn: new Set(), spectators: 0 };

/** A table as everybody may see it: without players’ ids, secrets, and who was sent away. */
export function info(table: TableDocument, presence: Presence): TableInfo {
  const { id, revision, state, options, seats, host, code, match, secret, again } = table;
  return {
    id,
    revision,
    state,
    options,
    seats: seats.map((each, seat) => sitterOf(each, seat, presence)),
    host: seatOf(table, host),
    spectators: presence.spectators,
    code,
    match,
    again: again === undefined ? undefined : seatOf(table, again),
    commitment: options.dice === 'app' ? commitmentTo(secret) : undefined,
  };
}

function sitterOf(sitter: SeatDocument, seat: Seat, { here, stoodIn }: Presence): Sitter {
  if (sitter.kind === 'bot') return sitter;
  const { kind, name, stamp, language } = sitter;
  return { kind, name, stamp, language, isHere: here.has(seat), isStoodIn: stoodIn.has(seat) };
}

/** The same text for the same people, to see whether anything has to be told. */
export function presenceText({ here, stoodIn, spectators }: Presence): string {
  return JSON.stringify([[...here].sort(), [...stoodIn].sort(), spectators]);
}
