import { seatOf, type TableDocument } from '../tables/document.ts';
import { seenEvery, type Tables } from '../tables/service.ts';
import type { Attendance } from './attendance.ts';
import type { Connection } from './connection.ts';

/**
 * How long a host may be away before somebody else is host, in milliseconds: in a lobby long enough
 * to write to those who shall come, in another app. Strangers do not wait that long.
 */
export const LONG = { invited: 600_000, open: 120_000, match: 30_000 };
/** The same for a rematch: a page that is reloading is no absence. */
const MOMENT = 3000;
/** The same while the host still reads the last result: longer, but not forever. */
const READING = 20_000;

/** What has to be known of the devices at a table. */
export interface Company {
  readonly table: TableDocument;
  readonly attendance: Pick<Attendance, 'awaySince' | 'presence'>;
  readonly all: Iterable<Pick<Connection, 'player' | 'isHere'>>;
}

/**
 * Sees to it that a table has a host who is there. Every process where somebody is at the table
 * does so, and the table decides: the second one finds it done.
 */
export class Hosting {
  readonly #tables: Tables;
  /** When it was last noted that the host of this lobby is here. */
  #seen = 0;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** What is to be done now, if anything. */
  due({ table, attendance, all }: Company, now: number): (() => Promise<unknown>) | undefined {
    const { here } = attendance.presence(table);
    const people = table.seats.flatMap((each, at) =>
      each.kind === 'person' && here.has(at) ? [each.player] : [],
    );
    const next = returned(table, people) ?? nextHost(table, people, attendance, now);
    if (next !== undefined) return () => this.#tables.passHost(table.id, table.host, next);
    const isHere = [...all].some((each) => each.isHere && each.player === table.host);
    if (!isHere || table.state !== 'lobby' || now - this.#seen < seenEvery(table)) return undefined;
    this.#seen = now;
    return () => this.#tables.see(table);
  }
}

/** The maker of the table, if they are back and somebody else is host of their lobby. */
function returned(
  { state, host, maker }: TableDocument,
  people: readonly string[],
): string | undefined {
  if (state !== 'lobby' || host === maker) return undefined;
  return people.find((each) => each === maker);
}

/** Who is host of a table instead of one who is away; undefined while nobody has to be. */
function nextHost(
  table: TableDocument,
  people: readonly string[],
  attendance: Company['attendance'],
  now: number,
): string | undefined {
  const { host, again, state } = table;
  const seat = seatOf(table, host);
  const since = seat === undefined ? undefined : attendance.awaySince(table, seat);
  if (state === 'closed' || seat === undefined || since === undefined) return undefined;
  const isReading = attendance.presence(table).looking.has(seat);
  if (now - since < longest(table, isReading)) return undefined;
  return people.find((each) => each === again) ?? people[0];
}

function longest({ state, options, host, again }: TableDocument, isReading: boolean): number {
  if (isReading && state === 'lobby') return READING;
  if (again !== undefined && again !== host) return MOMENT;
  if (state !== 'lobby') return LONG.match;
  return options.isPublic ? LONG.open : LONG.invited;
}
