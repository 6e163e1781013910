import { randomUUID } from 'node:crypto';
import { effect } from '@preact/signals';
import { WebSocket as Socket } from 'ws';
import type { Person, Server } from '#server/socket/testing.ts';
import type { Send } from '../ask.ts';
import { type Device, lookAt } from '../device.ts';

/** A device of a person, or of somebody who only looks, whose network a test can cut. */
export interface TestDevice extends Device {
  readonly send: Send;
  readonly sockets: readonly Socket[];
  /** Closes all sockets; new ones fail until `mend`. */
  cut(): void;
  mend(): void;
  /** Messages go out, and nothing comes back any more. */
  muffle(): void;
}

export function deviceOf(server: () => Server, person?: Person): TestDevice {
  const headers = (): Record<string, string> => ({
    origin: server().address,
    ...(person && { cookie: person.cookie }),
  });
  const sockets: Socket[] = [];
  const hearers = new Set<(what: 'try' | 'gone') => void>();
  let isCut = false;
  const send: Send = (method, path, init) => {
    if (isCut) return Promise.reject(new Error('no network'));
    return fetch(`${server().address}${path}`, {
      ...init,
      method,
      headers: { ...init.headers, ...headers() },
    });
  };
  return {
    send,
    sockets,
    open(path) {
      const address = isCut ? 'ws://127.0.0.1:1' : server().address.replace('http', 'ws');
      const socket = new Socket(`${address}/api${path}`, { headers: headers() });
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    look: (path) => lookAt(path, send),
    clock: () => Date.now(),
    random: () => 0,
    newId: () => randomUUID(),
    onNetwork(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.terminate();
    },
    mend() {
      isCut = false;
      for (const hear of hearers) hear('try');
    },
    muffle() {
      for (const socket of sockets) socket.pause();
    },
  };
}

/** Waits until something that signals tell is so. */
export function until<Value>(what: () => Value | undefined | false): Promise<Value> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    stop = effect(() => {
      const value = what();
      if (value === undefined || value === false || isDone) return;
      isDone = true;
      resolve(value);
      stop?.();
    });
    if (isDone) stop();
  });
}
