import { effect } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { TableInfo } from '#protocol/table.ts';
import { chairOf, sittersOf } from './chair.ts';
import type { Connection } from './connection.ts';
import { dropRunning, noteRunning, type Running } from './running.ts';

/** Lets the device know a table for as long as its player sits there. Returns how to stop. */
export function followRunning({ id, table, seat, state, reason }: Connection): () => void {
  return effect(() => {
    if (state.value === 'closed') {
      // Left by the player themselves, or by an app that is too old: the seat is still theirs.
      if (reason.value && reason.value !== 'version') dropRunning(id);
      return;
    }
    if (!table.value || (state.value !== 'here' && state.value !== 'watching')) return;
    const sits = seat.value === undefined ? undefined : runningAt(table.value, seat.value);
    if (sits) noteRunning(sits);
    else dropRunning(id);
  });
}

/** What a device keeps of a table where its player sits, until its match is over. */
export function runningAt(table: TableInfo, seat: Seat): Running | undefined {
  const { id, state, options } = table;
  if (state !== 'lobby' && state !== 'playing') return undefined;
  const sitters = sittersOf(table);
  const players = sitters.map(({ name }) => name);
  return { table: id, game: options.game, state, players, chairs: sitters.map(chairOf), seat };
}
