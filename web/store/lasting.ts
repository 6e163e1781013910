import { signal } from '@preact/signals';
import { remember, remembered } from './memo.ts';
import type { Store } from './store.ts';
import type { Summary } from './summary.ts';

/** What the browser says about its storage. */
export interface StorageState {
  /** `unknown` where the browser does not tell, as on plain http. */
  readonly promise: 'lasting' | 'evictable' | 'unknown';
  /** Bytes, as far as the browser reports them. */
  readonly used?: number | undefined;
  readonly room?: number | undefined;
}

const MEMO = 'asked-to-keep';

export const storage = signal<StorageState>({ promise: 'unknown' });

export function isPersisted(): boolean {
  return storage.peek().promise === 'lasting';
}

/** Looks again at what the browser promises and how much is used. */
export async function readStorage(): Promise<void> {
  const manager = storageManager();
  if (!manager) return;
  try {
    const [isLasting, estimate] = await Promise.all([manager.persisted(), manager.estimate()]);
    const promise = isLasting ? 'lasting' : 'evictable';
    storage.value = { promise, used: estimate.usage, room: estimate.quota };
  } catch {
    storage.value = { promise: 'unknown' }; // Refused, as in some private windows.
  }
}

/** Asks the browser to keep what is stored. Some browsers ask the player in turn. */
export async function askToKeep(): Promise<boolean> {
  const manager = storageManager();
  remember(MEMO, true);
  try {
    await manager?.persist();
  } catch {
    // Refused: the state below says so.
  }
  await readStorage();
  return isPersisted();
}

/** Asks once, when there is something to lose: after a first finished match, or at a second one. */
export async function askWhenItMatters({ summaries }: Pick<Store, 'summaries'>): Promise<void> {
  if (isPersisted() || remembered(MEMO) === true) return;
  if (isWorthKeeping(await summaries())) await askToKeep();
}

function isWorthKeeping(matches: readonly Summary[]): boolean {
  return matches.length > 1 || matches.some((match) => match.result !== undefined);
}

function storageManager(): StorageManager | undefined {
  return navigator.storage as StorageManager | undefined;
}
