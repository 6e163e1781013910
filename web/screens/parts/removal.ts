import { type ReadonlySignal, signal } from '@preact/signals';
import type { SavedMatch, SavedPad } from '../../store/saved.ts';
import type { Store, Written } from '../../store/store.ts';
import { tellFailure } from './failure.ts';
import { reload, whenOpen } from './saved.ts';

/** What was removed and can be had back. */
export interface Removed {
  readonly id: string;
  readonly title: string;
  /** Whether it is wanted back: then it is offered until it is written. */
  readonly isHeld: boolean;
  readonly write: (store: Store) => Promise<Written>;
}

/** Long enough to read it, to find the button and to change one's mind. */
const LASTS = 10_000;

const offered = signal<readonly Removed[]>([]);
let timer: ReturnType<typeof setTimeout> | undefined;

/** What was removed last, and whatever could not be brought back. */
export const removed: ReadonlySignal<readonly Removed[]> = offered;

export function removeMatch({ id }: Pick<SavedMatch, 'id'>, title: string): Promise<void> {
  return remove(id, title, async (store) => {
    const last = await store.match(id);
    await store.removeMatch(id);
    // Another tab has removed it already, and offers to bring it back.
    return async (open) => (last ? open.mergeMatch(last) : 'stale');
  });
}

export function removePad(pad: SavedPad, title: string): Promise<void> {
  return remove(pad.id, title, async (store) => {
    const last = (await store.pad(pad.id)) ?? pad;
    await store.removePad(pad.id);
    return (open) => open.mergePad(last);
  });
}

export async function putBack(last: Removed): Promise<void> {
  const held: Removed = { ...last, isHeld: true };
  offered.value = offered.value.map((each) => (each === last ? held : each));
  const store = await whenOpen();
  const written = await held.write(store);
  // A concurrent restore has the same result.
  if (written === 'written' || written === 'stale') withdraw(held);
  else tellFailure(written);
  await reload(store);
}

async function remove(
  id: string,
  title: string,
  work: (store: Store) => Promise<Removed['write']>,
): Promise<void> {
  const store = await whenOpen();
  const write = await work(store).catch(() => undefined);
  await reload(store);
  // Offered once the list is without it, so that the offer can take over its focus.
  if (write) offer(id, title, write);
  else tellFailure('refused');
}

function offer(id: string, title: string, write: Removed['write']): void {
  const last: Removed = { id, title, isHeld: false, write };
  clearTimeout(timer);
  offered.value = [...offered.value.filter(({ isHeld }) => isHeld), last];
  timer = setTimeout(() => withdraw(last), LASTS);
}

function withdraw(last: Removed): void {
  offered.value = offered.value.filter((each) => each !== last);
}
