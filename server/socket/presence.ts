import type { Seat } from '#engine/contract.ts';

/**
 * Who is at a table by way of one process. Processes tell each other with every change, and again
 * every `REFRESH`; one that has not been heard of for `TRUST` is taken to have nobody there. So
 * the people of a process that was killed seem present for a while, and nothing else goes wrong.
 */
export interface Company {
  /** Random, for as long as a process runs. */
  readonly process: number;
  readonly seats: ReadonlySet<Seat>;
  /** Seats with a device there that still shows the result of an earlier match. */
  readonly looking: ReadonlySet<Seat>;
  /** Seats that a device has just taken over, from whatever other device played them. */
  readonly claims: ReadonlySet<Seat>;
  readonly spectators: number;
  /** Whether the sender is new and wants to hear of the others. */
  readonly isAsking: boolean;
}

export const REFRESH = 20_000;
export const TRUST = 50_000;

/** As many as a mask has bits; no game seats more. */
export const MOST_SEATS = 6;
const MASK = 2 ** MOST_SEATS;
/** The broker carries one number: 20 + 3 × 6 + 12 + 1 bits of the 53 that are exact. */
const FIELDS = [2 ** 20, MASK, MASK, MASK, 2 ** 12, 2] as const;
const [PROCESSES, , , , SPECTATORS] = FIELDS;
const SIZE = FIELDS.reduce((product, size) => product * size, 1);
export const MOST_PROCESSES: number = PROCESSES;

export function written({ process, spectators, isAsking, ...sets }: Company): number {
  const counted = Math.min(spectators, SPECTATORS - 1);
  const masks = [sets.seats, sets.looking, sets.claims].map(maskOf);
  const values = [process, ...masks, counted, Number(isAsking)];
  return values.reduce((sum, value, field) => sum * FIELDS[field]! + value, 0);
}

/**
 * Undefined for what no process has sent, such as that news may have been missed. One of another
 * version may mean something else: what is read is wrong then, but never beyond the seats.
 */
export function readCompany(sent: number): Company | undefined {
  if (!Number.isInteger(sent) || sent < 0 || sent >= SIZE) return undefined;
  let rest = sent;
  const values = FIELDS.toReversed().map((size) => {
    const value = rest % size;
    rest = Math.floor(rest / size);
    return value;
  });
  const [asking = 0, spectators = 0, claims = 0, looking = 0, seats = 0, process = 0] = values;
  const sets = { seats: seatsIn(seats), looking: seatsIn(looking), claims: seatsIn(claims) };
  return { process, ...sets, spectators, isAsking: asking === 1 };
}

function maskOf(seats: ReadonlySet<Seat>): number {
  return [...seats].reduce((mask, seat) => mask | (1 << seat), 0);
}

function seatsIn(mask: number): ReadonlySet<Seat> {
  return new Set(Array.from({ length: MOST_SEATS }, (_, i) => i).filter((i) => mask & (1 << i)));
}
