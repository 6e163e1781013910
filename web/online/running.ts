import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '#engine/contract.ts';
import { isChair, isList, isRecord, isText } from '../store/guard.ts';
import { remember, remembered } from '../store/memo.ts';
import type { Chair } from '../store/saved.ts';

/** An online table where the player of this device sits, and whose match is not over. */
export interface Running {
  readonly table: string;
  readonly game: string;
  readonly state: 'lobby' | 'playing';
  readonly players: readonly string[];
  readonly chairs: readonly Chair[];
  readonly seat: Seat;
}

const MEMO = 'running';
/** Of so many tables; nobody sits at more. */
const MOST = 8;

const kept = signal(read() ?? []);

/** The table that was last sat at first. Kept on the device, so that it is known at once. */
export const running: ReadonlySignal<readonly Running[]> = kept;

/** Whether the server did not answer when it was asked for them. */
export const isAway = signal(false);

/** Whether there is any need to ask a server: most people never play online. */
export function hasPlayedOnline(): boolean {
  return kept.value.length > 0 || remembered('player') === true;
}

/** Takes over what another tab has kept since. */
export function reread(): void {
  show(read() ?? kept.peek());
}

export function noteRunning(one: Running): void {
  const all = known();
  const before = all.find(({ table }) => table === one.table);
  if (before && isSame(before, one)) return;
  keepRunning([one, ...all.filter((each) => each !== before)]);
}

export function dropRunning(table: string): void {
  const all = known();
  if (all.some((each) => each.table === table)) {
    keepRunning(all.filter((each) => each.table !== table));
  }
}

export function keepRunning(all: readonly Running[]): void {
  const most = all.slice(0, MOST);
  remember(MEMO, most);
  show(most);
}

function known(): readonly Running[] {
  reread();
  return kept.peek();
}

/** Only what has changed is drawn again. */
function show(all: readonly Running[]): void {
  if (!isSame(all, kept.peek())) kept.value = all;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Undefined where nothing was ever kept, or nothing can be. */
function read(): readonly Running[] | undefined {
  const found = remembered(MEMO);
  return Array.isArray(found) ? found.filter(isRunning) : undefined;
}

function isRunning(value: unknown): value is Running {
  return (
    isRecord(value) &&
    isText(value.table) &&
    isText(value.game) &&
    (value.state === 'lobby' || value.state === 'playing') &&
    isList(value.players, isText) &&
    isList(value.chairs, isChair) &&
    typeof value.seat === 'number'
  );
}
