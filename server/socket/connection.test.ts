import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SOCKET_FLOW } from '../limits/bucket.ts';
import { Connection } from './connection.ts';

/** A socket whose other end reads when the test says so. */
class Slow extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  pings = 0;
  isTerminated = false;
  #waiting: (() => void)[] = [];

  send(text: string, _: object, onSent: () => void): void {
    this.sent.push(text);
    this.bufferedAmount += text.length;
    this.#waiting.push(onSent);
  }

  drain(): void {
    this.bufferedAmount = 0;
    for (const onSent of this.#waiting.splice(0)) onSent();
  }

  ping(): void {
    this.pings++;
  }

  terminate(): void {
    this.isTerminated = true;
  }

  close(): void {
    this.readyState = 3;
  }
}

function connected() {
  const socket = new Slow();
  const time = { now: 0 };
  const parts = { clock: () => time.now, flow: SOCKET_FLOW };
  const connection = new Connection(socket as unknown as WebSocket, 'Lea', parts);
  const listener = { hear: async () => undefined, gone: () => undefined };
  connection.listen(Promise.resolve(listener), () => undefined);
  return { socket, time, connection };
}

const view = (name: string) => `${name} ${'x'.repeat(100_000)}`;

test('whoever reads slowly misses views, and gets the newest one when there is room', () => {
  const { socket, connection } = connected();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) connection.show('view', view(name));
  expect(socket.sent.map((text) => text[0])).toEqual(['a', 'b', 'c']);
  socket.drain();
  expect(socket.sent.map((text) => text[0])).toEqual(['a', 'b', 'c', 'f']);
  socket.drain();
  connection.show('view', view('g'));
  expect(socket.sent.at(-1)![0]).toBe('g');
});

test('what is held back is never shown behind something newer', () => {
  const { socket, connection } = connected();
  for (const name of ['a', 'b', 'c', 'd']) connection.show('view', view(name));
  socket.bufferedAmount = 0;
  connection.show('view', view('e'));
  socket.drain();
  expect(socket.sent.map((text) => text[0])).toEqual(['a', 'b', 'c', 'e']);
});

test('a table that was held back is shown before the view of its match', () => {
  const { socket, connection } = connected();
  for (const name of ['a', 'b', 'c', 'd']) connection.show('view', view(name));
  connection.show('table', view('t'));
  connection.show('view', view('e'));
  socket.drain();
  expect(socket.sent.map((text) => text[0])).toEqual(['a', 'b', 'c', 't', 'e']);
  socket.drain();
  expect(socket.sent).toHaveLength(5);
});

test('answers are never skipped', () => {
  const { socket, connection } = connected();
  for (const name of ['a', 'b', 'c', 'd']) connection.show('view', view(name));
  connection.tell({ type: 'answer', id: 'w', outcome: { kind: 'done' } });
  expect(socket.sent.at(-1)).toContain('"answer"');
});

test('whoever reads nothing for half a minute is given up', () => {
  const { socket, time, connection } = connected();
  for (const name of ['a', 'b', 'c', 'd']) connection.show('view', view(name));
  time.now = 29_000;
  connection.beat(time.now);
  expect(socket.isTerminated).toBe(false);
  time.now = 30_000;
  connection.beat(time.now);
  expect(socket.isTerminated).toBe(true);
});

test('a silent device is asked, and given up when it does not answer', () => {
  const { socket, time, connection } = connected();
  for (time.now = 0; time.now < 60_000; time.now += 5000) connection.beat(time.now);
  expect(socket.pings).toBe(2);
  socket.emit('pong');
  time.now = 100_000;
  connection.beat(time.now);
  expect(socket.isTerminated).toBe(false);
  time.now = 120_000;
  connection.beat(time.now);
  expect(socket.isTerminated).toBe(true);
});
