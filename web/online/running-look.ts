import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import type { Played } from '#protocol/played.ts';
import type { TableInfo } from '#protocol/table.ts';
import { settings } from '../app/settings.ts';
import { tidyName } from '../store/create.ts';
import { type Api, api } from './api.ts';
import { chairOf, sittersOf } from './chair.ts';
import type { Connection } from './connection.ts';
import {
  dropRunning,
  isAway,
  keepRunning,
  MOST,
  noteRunning,
  type Running,
  running,
} from './running.ts';

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

/** Asks the server where the player sits: on another device it may have been elsewhere. */
export async function lookAtRunning(from: Pick<Api, 'myMatches' | 'table'> = api): Promise<void> {
  const reply = await from.myMatches();
  if (reply.kind === 'denied' && reply.why === 'nobody') return forget();
  isAway.value = reply.kind !== 'done';
  if (reply.kind !== 'done') return;
  finished.value = reply.value.filter(isFinished);
  const open = reply.value.filter((each) => !isFinished(each)).map(({ table }) => table);
  const before = running.peek();
  const tables = [...new Set([...before.map(({ table }) => table), ...open])].slice(0, MOST);
  const looked = await Promise.all(
    tables.map((table) => look(from, table, before, open.includes(table))),
  );
  const found = looked.filter((each) => each !== undefined);
  const now = running.peek();
  const isIn = (all: readonly Running[], { table }: Running) =>
    all.some((each) => each.table === table);
  // What was sat at or left meanwhile is known better than the answers do.
  keepRunning([
    ...now.filter(({ table }) => !tables.includes(table)),
    ...found.filter((each) => isIn(now, each) || !isIn(before, each)),
  ]);
}

/** This device is nobody any more, or somebody else. */
export function forget(): void {
  isAway.value = false;
  finished.value = [];
  keepRunning([]);
}

async function look(
  from: Pick<Api, 'table'>,
  id: string,
  before: readonly Running[],
  isPlaying: boolean,
): Promise<Running | undefined> {
  const known = before.find(({ table }) => table === id);
  const reply = await from.table(id);
  if (reply.kind !== 'done') return reply.kind === 'denied' ? undefined : known;
  const seat = seatIn(
    reply.value,
    known?.seat === undefined ? ownName() : known.players[known.seat],
  );
  return seat !== undefined || isPlaying ? runningAt(reply.value, seat) : undefined;
}

function runningAt(table: TableInfo, seat: Seat | undefined): Running | undefined {
  const { id, state, options } = table;
  if (state !== 'lobby' && state !== 'playing') return undefined;
  const sitters = sittersOf(table);
  const players = sitters.map(({ name }) => name);
  return { table: id, game: options.game, state, players, chairs: sitters.map(chairOf), seat };
}

/** At a table nobody has the name of another. */
function seatIn(table: TableInfo, own: string | undefined): Seat | undefined {
  const seat = sittersOf(table).findIndex(({ kind, name }) => kind === 'person' && name === own);
  return seat === -1 ? undefined : seat;
}

function ownName(): string {
  return tidyName(settings.value.name);
}

function isFinished(played: Played): played is Finished {
  return played.finished !== null;
}
