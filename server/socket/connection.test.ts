import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SOCKET_FLOW } from '../limits/bucket.ts';
import { Connection } from './connection.ts';
import { Slow } from './testing/slow.ts';

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

test('a slow reader misses views, and gets the newest one when there is room', () => {
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

test('a client that reads nothing for half a minute is closed', () => {
  const { socket, time, connection } = connected();
  for (const name of ['a', 'b', 'c', 'd']) connection.show('view', view(name));
  time.now = 29_000;
  connection.beat(time.now, false);
  expect(socket.isTerminated).toBe(false);
  time.now = 30_000;
  connection.beat(time.now, false);
  expect(socket.isTerminated).toBe(true);
});

/** Beats every second for so long, from a moment on; `isThere` says whether the device answers. */
function live(
  { socket, time, connection }: ReturnType<typeof connected>,
  milliseconds: number,
  { isThere = true, isShared = true } = {},
): void {
  for (const end = time.now + milliseconds; time.now < end && !socket.isTerminated; ) {
    time.now += 1000;
    const { pings } = socket;
    connection.beat(time.now, isShared);
    if (isThere && socket.pings > pings) socket.emit('pong');
  }
}

test.each([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000])(
  'a device that is cut off without a word is given up within 15 seconds (cut after %i ms)',
  (later) => {
    const device = connected();
    live(device, 30_000 + later);
    expect(device.socket.isTerminated).toBe(false);
    const cut = device.time.now;
    live(device, 60_000, { isThere: false });
    expect(device.socket.isTerminated).toBe(true);
    // Both the cut and the end are up to a second off a beat.
    expect(device.time.now - cut).toBeLessThanOrEqual(13_000);
  },
);

test('where nobody else is at the table a device is left alone for longer', () => {
  const device = connected();
  live(device, 5000, { isShared: false });
  const { pings } = device.socket;
  live(device, 100_000, { isShared: false });
  expect(device.socket.pings - pings).toBe(4);
});

test('a device is never silent for longer than announced', () => {
  const device = connected();
  live(device, 30_000, { isShared: false });
  live(device, 20_000, { isShared: true });
  live(device, 60_000, { isShared: false });
  const { sent } = device.socket;
  const told = sent.map((text) => JSON.parse(text)).filter(({ type }) => type === 'heartbeat');
  expect(told.map(({ next }) => next)).toEqual([
    ...[25_000, 25_000, 5000, 5000, 5000, 5000, 25_000, 25_000, 25_000],
  ]);
});

test('what a device says is a sign of life too', () => {
  const device = connected();
  live(device, 6000, { isThere: false });
  device.socket.emit('message', Buffer.from('{"type":"resume"}'));
  live(device, 6000, { isThere: false });
  expect(device.socket.isTerminated).toBe(false);
  live(device, 6000, { isThere: false });
  expect(device.socket.isTerminated).toBe(true);
});

test('a process that was held up itself gives nobody up for that', () => {
  const device = connected();
  live(device, 10_000);
  const { pings } = device.socket;
  while (device.socket.pings === pings) live(device, 1000, { isThere: false });
  device.time.now += 60_000;
  device.connection.beat(device.time.now, true);
  expect(device.socket.isTerminated).toBe(false);
  live(device, 20_000, { isThere: false });
  expect(device.socket.isTerminated).toBe(true);
});
