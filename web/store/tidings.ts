/** Word between the tabs of this browser about what was written. */
export interface Tidings {
  tell(id: string): void;
  /** Returns how to stop listening. */
  listen(listener: (id: string) => void): () => void;
}

const CHANNEL = 'dicepad';

export function openTidings(): Tidings {
  const listeners = new Set<(id: string) => void>();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    for (const listener of listeners) listener(data);
  });
  return {
    tell: (id) => channel?.postMessage(id),
    listen(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
