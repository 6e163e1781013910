import { newId } from '../store/id.ts';
import { ask, sendHere } from './ask.ts';

/**
 * Why there is no way back: sent away by the host, there is no such table (any more), or the server
 * speaks as this version of the app does not understand.
 */
export type Shut = 'removed' | 'table' | 'missing' | 'version';

/** What a connection needs of the device that it runs on; tests have devices of their own. */
export interface Device {
  open(path: string): WebSocket;
  /** Whether a door that did not open is shut for good. */
  look(path: string): Promise<Shut | undefined>;
  clock(): number;
  random(): number;
  /** A new name for a wish. */
  newId(): string;
  /** Hears when it is worth trying at once, and when there is no network. Returns how to stop. */
  onNetwork(hear: (what: 'try' | 'gone') => void): () => void;
}

export const THIS_DEVICE: Device = {
  open: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api${path}`),
  look: (path) => lookAt(path, sendHere),
  clock: () => Date.now(),
  random: () => Math.random(),
  newId,
  onNetwork(hear) {
    const leaving = new AbortController();
    const { signal } = leaving;
    const onVisible = (): void => {
      if (!document.hidden) hear('try');
    };
    addEventListener('online', () => hear('try'), { signal });
    addEventListener('offline', () => hear('gone'), { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    return () => leaving.abort();
  },
};

/** Where a table is followed. */
export function socketPath(table: string): string {
  return `/tables/${encodeURIComponent(table)}/socket`;
}

/** A socket does not tell why it was refused; a plain request to the same door does. */
export async function lookAt(path: string, send: typeof sendHere): Promise<Shut | undefined> {
  const reply = await ask(send, 'GET', path, async () => undefined);
  if (reply.kind !== 'denied') return undefined;
  return reply.why === 'removed' || reply.why === 'missing' ? reply.why : undefined;
}
