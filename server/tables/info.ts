import type { Seat } from '#engine/contract.ts';
import { commitmentTo } from '#fair/dice.ts';
import type { Ending, Sitter, TableInfo } from '#protocol/table.ts';
import { type SeatDocument, seatOf, type TableDocument } from './document.ts';

/** Who is at a table now, as far as this process knows. */
export interface Presence {
  readonly here: ReadonlySet<Seat>;
  /** Who is connected, but still looks at the result of an earlier match. */
  readonly looking: ReadonlySet<Seat>;
  /** The players a bot stands in for. */
  readonly stoodIn: ReadonlySet<Seat>;
  /** Whose word nobody waits for. */
  readonly absent: ReadonlySet<Seat>;
  readonly spectators: number;
}

export const NOBODY: Presence = {
  here: new Set(),
  looking: new Set(),
  stoodIn: new Set(),
  absent: new Set(),
  spectators: 0,
};

/** A table as everybody may see it: without players’ ids, secrets, and who was sent away. */
export function info(table: TableDocument, presence: Presence): TableInfo {
  const { id, revision, state, options, seats, host, code, match, secret, queue } = table;
  const seatFor = (player: string | undefined) =>
    player === undefined ? undefined : seatOf(table, player);
  return {
    id,
    revision,
    state,
    options,
    seats: seats.map((each, seat) => sitterOf(each, seat, presence, table.ready)),
    host: seatOf(table, host),
    spectators: presence.spectators,
    code,
    match,
    again: seatFor(table.again),
    began: seatFor(table.began),
    queue: queue?.map(({ name, stamp }) => ({ name, stamp })),
    ending: endingOf(table),
    commitment: options.dice === 'app' ? commitmentTo(secret) : undefined,
  };
}

function endingOf(table: TableDocument): Ending | undefined {
  if (!table.ending) return undefined;
  const { by, agreed, until } = table.ending;
  const seats = agreed.map((player) => seatOf(table, player)).filter((seat) => seat !== undefined);
  const proposer = seatOf(table, by);
  return proposer === undefined ? undefined : { by: proposer, agreed: seats, until };
}

function sitterOf(
  sitter: SeatDocument,
  seat: Seat,
  { here, looking, stoodIn, absent }: Presence,
  ready: TableDocument['ready'],
): Sitter {
  if (sitter.kind === 'bot') return sitter;
  const { kind, player, name, stamp, language } = sitter;
  return {
    kind,
    name,
    stamp,
    language,
    isHere: here.has(seat),
    isLooking: looking.has(seat),
    isReady: ready?.includes(player),
    isStoodIn: stoodIn.has(seat),
    isAbsent: absent.has(seat),
  };
}

/** The same text for the same people, to see whether anything has to be sent. */
export function presenceText({ here, looking, stoodIn, absent, spectators }: Presence): string {
  const sets = [here, looking, stoodIn, absent].map((seats) => [...seats].sort());
  return JSON.stringify([...sets, spectators]);
}
