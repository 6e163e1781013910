import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const KEY = 'dicepad.waiting';
const HERE = { table: 't', game: 'qwixx' };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page as it is after a reload. */
async function load() {
  vi.resetModules();
  return import('./waiting.ts');
}

test('a table that waits is known after a reload, with the match that is played meanwhile', async () => {
  const { waitAt, waiting } = await load();
  expect(waiting.value).toBeUndefined();
  waitAt({ ...HERE, match: 'm' });
  expect((await load()).waiting.value).toEqual({ ...HERE, match: 'm' });
});

test('it is forgotten when the waiting ends', async () => {
  const { waitAt } = await load();
  waitAt(HERE);
  waitAt(undefined);
  expect(kept.has(KEY)).toBe(false);
  expect((await load()).waiting.value).toBeUndefined();
});

test('to wait at the same table again changes nothing', async () => {
  const { waitAt, waiting } = await load();
  waitAt(HERE);
  const before = waiting.value;
  waitAt({ ...HERE });
  expect(waiting.value).toBe(before);
});

test.each(['{', '[]', '{"table":1,"game":"qwixx"}', '{"table":"t"}'])(
  'what is no table that waits is none: %s',
  async (text) => {
    kept.set(KEY, text);
    expect((await load()).waiting.value).toBeUndefined();
  },
);

test('where the browser keeps nothing, it lasts as long as the page', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { waitAt, waiting } = await load();
  waitAt(HERE);
  expect(waiting.value).toEqual(HERE);
});
