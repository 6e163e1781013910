import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Played } from '#protocol/played.ts';
import type { TableInfo } from '#protocol/table.ts';
import { type Api, api } from './api.ts';
import { chairOf, sittersOf } from './chair.ts';
import type { Connection } from './connection.ts';
import { type Device, socketPath, THIS_DEVICE } from './device.ts';
import { dropRunning, isAway, keepRunning, noteRunning, type Running, running } from './running.ts';

/** A match that is over. */
export type Finished = Played & { readonly finished: number };

const finished = signal<readonly Finished[]>([]);

/** All finished matches of the player, as far as the server was asked; newest first. */
export const finishedOnline: ReadonlySignal<readonly Finished[]> = finished;

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

/**
 * Asks the server where the player sits: on another device it may have been elsewhere. Gives the
 * tables from which they were removed meanwhile; each is forgotten, so that this is told once.
 */
export async function lookAtRunning(
  from: Pick<Api, 'myMatches' | 'myTables'> = api,
  knock: Device['look'] = THIS_DEVICE.look,
): Promise<readonly Running[]> {
  const before = running.peek();
  const [played, tables] = await Promise.all([from.myMatches(), from.myTables()]);
  if (played.kind === 'denied' && played.why === 'nobody') forget();
  else isAway.value = played.kind !== 'done' || tables.kind !== 'done';
  if (played.kind !== 'done' || tables.kind !== 'done') return [];
  finished.value = played.value.filter(isFinished);
  const found = tables.value.flatMap(({ table, seat }) => runningAt(table, seat) ?? []);
  const now = running.peek();
  const isIn = (all: readonly Running[], { table }: Running) =>
    all.some((each) => each.table === table);
  // What was sat at or left meanwhile is known better than the answers do.
  keepRunning([
    ...now.filter((each) => !isIn(before, each) && !isIn(found, each)),
    ...found.filter((each) => isIn(now, each) || !isIn(before, each)),
  ]);
  const gone = now.filter((each) => isIn(before, each) && !isIn(found, each));
  const whys = await Promise.all(gone.map(({ table }) => knock(socketPath(table))));
  return gone.filter((_, i) => whys[i] === 'removed');
}

/** This device is nobody any more, or somebody else. */
export function forget(): void {
  isAway.value = false;
  finished.value = [];
  keepRunning([]);
}

function runningAt(table: TableInfo, seat: Seat): Running | undefined {
  const { id, state, options } = table;
  if (state !== 'lobby' && state !== 'playing') return undefined;
  const sitters = sittersOf(table);
  const players = sitters.map(({ name }) => name);
  return { table: id, game: options.game, state, players, chairs: sitters.map(chairOf), seat };
}

function isFinished(played: Played): played is Finished {
  return played.finished !== null;
}
