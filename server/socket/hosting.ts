import { seatOf, type TableDocument } from '../tables/document.ts';
import { seenEvery, type Tables } from '../tables/service.ts';
import type { Attendance } from './attendance.ts';
import type { Devices } from './devices.ts';

/** How long a host may be away before somebody else is host, in milliseconds. */
const LONG = 30_000;
/** The same when somebody wants another match: that a page is loading anew is no absence. */
const MOMENT = 3000;

/**
 * Sees to it that a table has a host who is there. Every process where somebody is at the table
 * does so, and the table decides: whoever comes second finds it done.
 */
export class Hosting {
  readonly #tables: Tables;
  /** When it was last noted that the host of this lobby is here. */
  #seen = 0;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** What is to be done now, if anything. */
  due({ table, attendance, all }: Devices, now: number): (() => Promise<unknown>) | undefined {
    const next = nextHost(table, attendance, now);
    if (next !== undefined) return () => this.#tables.passHost(table.id, table.host, next);
    const isHere = [...all].some(({ player }) => player === table.host);
    if (!isHere || table.state !== 'lobby' || now - this.#seen < seenEvery(table)) return undefined;
    this.#seen = now;
    return () => this.#tables.see(table);
  }
}

/** Who is host of a table instead of one who is away; undefined while nobody has to be. */
function nextHost(
  table: TableDocument,
  attendance: Pick<Attendance, 'awaySince' | 'presence'>,
  now: number,
): string | undefined {
  const { host, again, seats, state } = table;
  const seat = seatOf(table, host);
  const since = seat === undefined ? undefined : attendance.awaySince(table, seat);
  const isWanted = again !== undefined && again !== host;
  if (state === 'closed' || since === undefined) return undefined;
  if (now - since < (isWanted ? MOMENT : LONG)) return undefined;
  const { here } = attendance.presence(table);
  const people = seats.flatMap((each, at) =>
    each.kind === 'person' && here.has(at) ? [each.player] : [],
  );
  return people.find((each) => each === again) ?? people[0];
}
