import type { Denial } from '#protocol/why.ts';
import { seatOf, type TableDocument } from './document.ts';

/** Somebody at the table wants the next match to begin; twice is once. */
export function beReady(table: TableDocument, by: string): TableDocument | Denial {
  if (seatOf(table, by) === undefined) return 'seat';
  // Before the first match of a table nobody is asked: being there is enough.
  if (table.state !== 'lobby' || !table.ready) return 'state';
  return withReady(table, by);
}

/** People who sit down after a match have come for the next one. */
export function withReady(table: TableDocument, player: string): TableDocument {
  const { ready } = table;
  return !ready || ready.includes(player) ? table : { ...table, ready: [...ready, player] };
}
