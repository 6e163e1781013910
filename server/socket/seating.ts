import { createHash } from 'node:crypto';
import type { Seat } from '#engine/contract.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import { seatOf, type TableDocument } from '../tables/document.ts';
import { formerSeat } from '../tables/leaving.ts';
import { CLOSE, type Connection } from './connection.ts';

/** Of a mark. */
const LENGTH = 12;

/** Where the player of a device sits. */
export function seatAt(table: TableDocument, { player }: Connection): Seat | undefined {
  return player === undefined ? undefined : seatOf(table, player);
}

/** Which place in the queue for the next match the player of a device has, counted from 1. */
export function placeAt({ queue }: TableDocument, { player }: Connection): number | undefined {
  const at = queue?.findIndex((each) => each.player === player) ?? -1;
  return at === -1 ? undefined : at + 1;
}

/** The seat that the player of a device, who has none, has left in the present match. */
export function formerAt(table: TableDocument, connection: Connection): Seat | undefined {
  const { player } = connection;
  const isSeated = player === undefined || seatAt(table, connection) !== undefined;
  return isSeated ? undefined : formerSeat(table, player);
}

/** Sends a device its seat, and the time. */
export function greet(connection: Connection, now: number): void {
  const { seat, place, former } = connection;
  connection.tell({ type: 'welcome', protocol: PROTOCOL, seat, place, former, now });
  if (seat !== undefined && !connection.isPlaying) connection.tell({ type: 'watching' });
}

/**
 * Tells a device by which marks it can know the others at the table again, elsewhere and under other
 * names. Ids of players are long and random: a hash of two leads back to nobody, and is another one
 * for every reader. Visitors who are no players know others only at this table.
 */
export function tellMarks(connection: Connection, { id, seats }: TableDocument): void {
  const { player: reader = id } = connection;
  const marks = seats.map((each) =>
    each.kind === 'person' && each.player !== reader ? hashOf(`${reader} ${each.player}`) : null,
  );
  const told = marks.some((each) => each !== null) ? marks.join() : '';
  if (told === connection.marks) return;
  connection.marks = told;
  connection.tell({ type: 'marks', marks });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, LENGTH);
}

/** Lets all devices that play a seat watch, but the one that has taken it over. */
export function yieldSeat(devices: Iterable<Connection>, seat: Seat, to?: Connection): void {
  for (const connection of devices) {
    if (connection === to || connection.seat !== seat || !connection.isPlaying) continue;
    connection.isPlaying = false;
    connection.tell({ type: 'watching' });
  }
}

/** A removed player is told only that, not how the table looks without them. */
export function sendAway(devices: Iterable<Connection>, { removed }: TableDocument): void {
  for (const connection of devices) {
    const isRemoved = connection.player !== undefined && removed.includes(connection.player);
    if (isRemoved) showOut(connection, 'removed');
  }
}

/** Everybody goes when the table is closed. */
export function closeDoors(devices: Iterable<Connection>, { state }: TableDocument): void {
  if (state !== 'closed') return;
  for (const connection of devices) showOut(connection, 'table');
}

function showOut(connection: Connection, reason: 'removed' | 'table'): void {
  connection.tell({ type: 'closed', reason });
  connection.close(CLOSE.away);
}
