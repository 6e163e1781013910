import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { THIS_DEVICE } from './device.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const frame = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a socket is opened to the server that the page came from, as safe as the page', () => {
  const opened: string[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        opened.push(address);
      }
    },
  );
  for (const origin of ['http://localhost:4321', 'https://http.example']) {
    vi.stubGlobal('location', { origin });
    THIS_DEVICE.open('/tables/t/socket');
  }
  expect(opened).toEqual([
    'ws://localhost:4321/api/tables/t/socket',
    'wss://http.example/api/tables/t/socket',
  ]);
});

test('network and visibility changes are reported until nobody listens', () => {
  const heard: string[] = [];
  const stop = THIS_DEVICE.onNetwork((what) => heard.push(what));
  const tell = (): void => {
    frame.dispatchEvent(new Event('offline'));
    frame.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('visibilitychange'));
  };
  tell();
  expect(heard).toEqual(['gone', 'try', 'try']);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  page.hidden = false;
  expect(heard).toHaveLength(3);
  stop();
  tell();
  expect(heard).toHaveLength(3);
});

test('a door is looked at by a plain request to it', async () => {
  const fetched = vi.fn(async (_path: string, _init: object) =>
    Response.json({ why: 'missing' }, { status: 404 }),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await THIS_DEVICE.look('/tables/t/socket')).toBe('missing');
  expect(fetched.mock.calls).toEqual([['/api/tables/t/socket', { method: 'GET', headers: {} }]]);
});

test('time goes on, luck lies between 0 and 1, and names are new ones', () => {
  vi.useFakeTimers({ now: 1234 });
  expect(THIS_DEVICE.clock()).toBe(1234);
  vi.useRealTimers();
  const luck = Array.from({ length: 20 }, () => THIS_DEVICE.random());
  expect(luck.every((each) => each >= 0 && each < 1)).toBe(true);
  expect(new Set(luck).size).toBeGreaterThan(1);
  expect(THIS_DEVICE.newId()).not.toBe(THIS_DEVICE.newId());
});
