import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Shut } from './device.ts';
import { type Ends, openLine } from './line.ts';
import { fakeDevice } from './testing/socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened(ends: Partial<Ends> = {}, shut?: Shut) {
  const { device, ...hands } = fakeDevice(shut);
  const heard: string[] = [];
  const line = openLine('t1', device, {
    isScreen: false,
    isWatching: () => false,
    onText: (text) => heard.push(text),
    onLost: () => heard.push('lost'),
    onShut: (why) => heard.push(why),
    ...ends,
  });
  return { line, heard, ...hands };
}

test('a lost socket is followed by another after a pause that grows, and no further than that', async () => {
  const { sockets } = opened();
  const pauses: number[] = [];
  for (let tries = 0; tries < 9; tries++) {
    const before = Date.now();
    const { length } = sockets;
    sockets.at(-1)!.close();
    while (sockets.length === length) await vi.advanceTimersByTimeAsync(100);
    pauses.push(Date.now() - before);
  }
  expect(pauses.slice(0, 5)).toEqual([400, 800, 1600, 3200, 6400]);
  expect(pauses.slice(-2)).toEqual([15_000, 15_000]);
});

test('after a good while the pause is a short one again', async () => {
  const { sockets } = opened();
  for (let tries = 0; tries < 5; tries++) {
    sockets.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(15_000);
  }
  sockets.at(-1)!.accept();
  await vi.advanceTimersByTimeAsync(20_000);
  const { length } = sockets;
  sockets.at(-1)!.close();
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(length + 1);
});

test('when the network is back or the page is seen again it is tried at once', () => {
  const { sockets, tell } = opened();
  sockets[0]!.close();
  expect(sockets).toHaveLength(1);
  tell('try');
  expect(sockets).toHaveLength(2);
});

test('without a network the socket is given up before it notices', () => {
  const { sockets, heard, tell } = opened();
  sockets[0]!.accept();
  tell('gone');
  expect(heard).toEqual(['{}', 'lost']);
  expect(sockets[0]!.readyState).toBe(3);
});

test('a silent table is asked, and given up when it does not answer', async () => {
  const { sockets, heard } = opened();
  sockets[0]!.accept();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(sockets[0]!.sent).toEqual(['{"type":"resume"}']);
  sockets[0]!.say('{}');
  await vi.advanceTimersByTimeAsync(40_000);
  expect(sockets[0]!.sent).toHaveLength(2);
  expect(heard).not.toContain('lost');
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard.at(-1)).toBe('lost');
});

test('a table with a known ping interval is missed soon after it goes silent', async () => {
  const { line, sockets, heard } = opened();
  sockets[0]!.accept();
  line.expect(5000);
  await vi.advanceTimersByTimeAsync(8999);
  expect(sockets[0]!.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets[0]!.sent).toEqual(['{"type":"resume"}']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(heard.at(-1)).toBe('lost');
});

test('a pace holds for one socket: the next may be to another server', async () => {
  const { line, sockets } = opened();
  sockets[0]!.accept();
  line.expect(5000);
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(400);
  sockets[1]!.accept();
  await vi.advanceTimersByTimeAsync(39_999);
  expect(sockets[1]!.sent).toEqual([]);
});

test('a socket that never opens is given up', async () => {
  const { sockets, heard } = opened();
  await vi.advanceTimersByTimeAsync(8000);
  expect(heard).toEqual(['lost']);
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(2);
});

test('a device that watches says so when it comes back, and asks for nothing meanwhile', async () => {
  const { sockets, paths } = opened({ isWatching: () => true });
  sockets[0]!.accept();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(sockets[0]!.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(400);
  expect(paths).toEqual(['/tables/t1/socket?watching', '/tables/t1/socket?watching']);
});

test('a screen comes as one, whenever it comes', async () => {
  const { sockets, paths } = opened({ isScreen: true });
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(400);
  expect(paths).toEqual(['/tables/t1/socket?screen', '/tables/t1/socket?screen']);
});

test('a connection that is closed for good is reported', async () => {
  const { line, sockets, heard } = opened({}, 'missing');
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['lost', 'missing']);
  line.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test('an abandoned socket is ignored, and not missed when it ends', async () => {
  const { sockets, heard, tell } = opened();
  const [old] = sockets;
  old!.accept();
  tell('gone');
  tell('try');
  sockets[1]!.accept();
  heard.length = 0;
  old!.say('late');
  old!.dispatchEvent(new Event('close'));
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(2);
});

test('a short success does not shorten the pause', async () => {
  const { sockets } = opened();
  for (let tries = 0; tries < 2; tries++) {
    sockets.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(2000);
  }
  sockets.at(-1)!.accept();
  await vi.advanceTimersByTimeAsync(9999);
  sockets.at(-1)!.close();
  await vi.advanceTimersByTimeAsync(1599);
  expect(sockets).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(4);
});

test('devices come back at different times', async () => {
  const { device, sockets } = fakeDevice();
  const ends = { isScreen: false, isWatching: () => false, onText: vi.fn(), onShut: vi.fn() };
  openLine('t1', { ...device, random: () => 0.25 }, { ...ends, onLost: vi.fn() });
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(299);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets).toHaveLength(2);
});

test('a page that is seen again asks a table that seems to be there', () => {
  const { sockets, tell } = opened();
  tell('try');
  expect([sockets.length, sockets[0]!.sent]).toEqual([1, []]);
  sockets[0]!.accept();
  tell('try');
  expect(sockets[0]!.sent).toEqual(['{"type":"resume"}']);
});

test('without a network nothing more is lost, and a socket that opens may take its time', async () => {
  const { sockets, heard, tell } = opened();
  tell('try');
  await vi.advanceTimersByTimeAsync(7999);
  expect(heard).toEqual([]);
  sockets[0]!.close();
  tell('gone');
  expect(heard).toEqual(['lost']);
});

test('a socket that held for ten seconds was a good one', async () => {
  const { sockets } = opened();
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(400);
  sockets[1]!.accept();
  await vi.advanceTimersByTimeAsync(10_000);
  sockets[1]!.close();
  await vi.advanceTimersByTimeAsync(400);
  expect(sockets).toHaveLength(3);
});

test('nothing is sent into a socket that is not open, or is gone', () => {
  const { line, sockets } = opened();
  line.resume();
  line.send({ type: 'resume' });
  expect(sockets[0]!.sent).toEqual([]);
  sockets[0]!.accept();
  line.resume();
  expect(sockets[0]!.sent).toEqual(['{"type":"resume"}']);
  sockets[0]!.close();
  line.resume();
  expect(sockets[0]!.sent).toHaveLength(1);
});

test('after it is closed a line does nothing more, whatever comes', async () => {
  const { line, sockets, heard, tell } = opened({}, 'missing');
  sockets[0]!.accept();
  line.close();
  expect(sockets[0]!.readyState).toBe(3);
  heard.length = 0;
  line.renew();
  tell('try');
  tell('gone');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sockets.length, heard]).toEqual([1, []]);
});

test('a door is looked at only when it has not let anybody in', async () => {
  const { sockets, heard } = opened({}, 'missing');
  sockets[0]!.accept();
  sockets[0]!.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['{}', 'lost']);
});

test('leaving while access is checked ends all callbacks', async () => {
  const { line, sockets, heard } = opened({}, 'missing');
  sockets[0]!.close();
  line.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['lost']);
});
