import type { Seat } from '#engine/contract.ts';
import { PROTOCOL } from '#protocol/messages.ts';
import { seatOf, type TableDocument } from '../tables/document.ts';
import { CLOSE, type Connection } from './connection.ts';

/** Where the player of a device sits. */
export function seatAt(table: TableDocument, { player }: Connection): Seat | undefined {
  return player === undefined ? undefined : seatOf(table, player);
}

/** Tells a device who it is here, and what time it is. */
export function greet(connection: Connection, now: number): void {
  const { seat } = connection;
  connection.tell({ type: 'welcome', protocol: PROTOCOL, seat, now });
  if (seat !== undefined && !connection.isPlaying) connection.tell({ type: 'watching' });
}

/** Lets all devices that play a seat watch, but the one that has taken it over. */
export function yieldSeat(devices: Iterable<Connection>, seat: Seat, to?: Connection): void {
  for (const connection of devices) {
    if (connection === to || connection.seat !== seat || !connection.isPlaying) continue;
    connection.isPlaying = false;
    connection.tell({ type: 'watching' });
  }
}

/** Whoever was removed goes, and everybody when the table is closed. */
export function showOut(devices: Iterable<Connection>, { state, removed }: TableDocument): void {
  for (const connection of devices) {
    const isRemoved = connection.player !== undefined && removed.includes(connection.player);
    if (state !== 'closed' && !isRemoved) continue;
    connection.tell({ type: 'closed', reason: isRemoved ? 'removed' : 'table' });
    connection.close(CLOSE.away);
  }
}
