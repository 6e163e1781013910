import { type ReadonlySignal, signal } from '@preact/signals';
import type { Played } from '#protocol/played.ts';
import { type Api, api } from './api.ts';
import { type Device, socketPath, THIS_DEVICE } from './device.ts';
import { isAway, keepRunning, type Running, running } from './running.ts';
import { runningAt } from './running-follow.ts';

/** A match that is over. */
export type Finished = Played & { readonly finished: number };

const finished = signal<readonly Finished[]>([]);

/** All finished matches of the player, as far as the server was asked; newest first. */
export const finishedOnline: ReadonlySignal<readonly Finished[]> = finished;

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

function isFinished(played: Played): played is Finished {
  return played.finished !== null;
}
