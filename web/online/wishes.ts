import { type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage, Outcome, Wish } from '#protocol/messages.ts';
import type { Granted } from './connection.ts';
import type { Device } from './device.ts';
import type { Line } from './line.ts';

/** Longer than any server takes: the line is dead, though nobody has said so. In milliseconds. */
const PATIENCE = 6000;
/** A server that was asked too fast is given that long. */
const PAUSE = 1000;

export interface Wishes {
  readonly unanswered: ReadonlySignal<number>;
  ask(wish: Wish, step: number): Promise<Granted>;
  answer(id: string, outcome: Outcome): void;
  /** Sends whatever is unanswered, under the names that it had: what was granted stays once. */
  send(): void;
  sendLater(): void;
  /** The line is gone: nothing is sent before `send`. */
  hold(): void;
  /** Nobody will answer. */
  drop(): void;
}

interface Pending {
  readonly message: ClientMessage;
  readonly resolve: (granted: Granted) => void;
}

/** What was asked of a match and is not answered yet. */
export function openWishes(device: Device, line: Line): Wishes {
  const pending = new Map<string, Pending>();
  const unanswered = signal(0);
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (): void => {
    unanswered.value = pending.size;
    clearTimeout(timer);
    if (isOpen && pending.size > 0) timer = setTimeout(() => line.renew(), PATIENCE);
  };
  const send = (): void => {
    isOpen = true;
    for (const { message } of pending.values()) line.send(message);
    settle();
  };

  return {
    unanswered,
    ask(wish, step) {
      const id = device.newId();
      const message = { ...wish, id, step };
      const granted = new Promise<Granted>((resolve) => pending.set(id, { message, resolve }));
      if (isOpen) line.send(message);
      settle();
      return granted;
    },
    answer(id, outcome) {
      pending.get(id)?.resolve(outcome);
      pending.delete(id);
      settle();
    },
    send,
    sendLater() {
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE);
    },
    hold() {
      isOpen = false;
      settle();
    },
    drop() {
      for (const { resolve } of pending.values()) resolve({ kind: 'lost' });
      pending.clear();
      settle();
    },
  };
}
