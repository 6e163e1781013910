import type { Seat } from '#engine/contract.ts';
import type { TableInfo } from '#protocol/table.ts';
import { nameShown } from '../online/former.ts';
import { say } from './words.ts';

/** How it stands with somebody before the next match of a table. */
export type Readiness =
  | 'ready'
  /** In the lobby, and has not said so. */
  | 'notYet'
  /** Still shows the result of the last match. */
  | 'looking'
  | 'away';

/** Undefined for bots, and before the first match, when nobody is asked. */
export function readinessOf(
  { seats, host }: TableInfo,
  seat: Seat,
  own: Seat | undefined,
): Readiness | undefined {
  const sitter = seats[seat];
  if (sitter?.kind !== 'person' || sitter.isReady === undefined) return undefined;
  // The table may not know yet that this device has come in.
  const isHere = sitter.isHere || seat === own;
  if (!isHere) return sitter.isLooking ? 'looking' : 'away';
  // A host says so by starting.
  return sitter.isReady || seat === host ? 'ready' : 'notYet';
}

/** The names of those who would be left behind if the match began now, by what keeps them. */
export type Missing = ReadonlyMap<Readiness, readonly string[]>;

export function missingAt(table: TableInfo, own: Seat | undefined): Missing {
  const missing = new Map<Readiness, string[]>();
  for (const [seat, sitter] of table.seats.entries()) {
    const how = readinessOf(table, seat, own);
    if (!sitter || how === undefined || how === 'ready') continue;
    missing.set(how, [...(missing.get(how) ?? []), nameShown(sitter.name)]);
  }
  return missing;
}

/** Who everybody but `own` waits for: those who are missing, then the host. */
export function awaitedWords(table: TableInfo, own: Seat | undefined): string {
  const { seats, host } = table;
  const others = seats.map((each, seat) => (seat === own ? undefined : each));
  const names = [...missingAt({ ...table, seats: others }, undefined).values()].flat();
  if (names.length > 0) return say('lobby.waitingFor', { names });
  const name = host === undefined ? '' : nameShown(seats[host]?.name ?? '');
  return say('lobby.waiting', { name });
}

/** Who has said so between two looks at a lobby, by name. */
export function newlyReady(before: TableInfo, after: TableInfo): readonly string[] {
  const ready = ({ seats }: TableInfo) =>
    seats.flatMap((each) => (each?.kind === 'person' && each.isReady ? [each.name] : []));
  const known = ready(before);
  return ready(after).filter((name) => !known.includes(name));
}
