import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'dicepad.settings';
const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      kept.set(key, value);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The settings of one tab. */
async function openTab() {
  vi.resetModules();
  return import('./settings.ts');
}

const stored = () => JSON.parse(kept.get(KEY) ?? '{}');

test('what a tab changes leaves what another one has changed', async () => {
  const one = await openTab();
  const other = await openTab();
  one.change({ theme: 'dark' });
  other.change({ volume: 0.2 });
  expect(stored()).toMatchObject({ theme: 'dark', volume: 0.2 });
  expect(other.settings.value).toMatchObject({ theme: 'dark', volume: 0.2 });
});

test('what could not be kept lasts, and is kept with the next change', async () => {
  const tab = await openTab();
  tab.change({ name: 'Lea' });
  isFull = true;
  tab.change({ name: 'Tom' });
  tab.change({ theme: 'dark' });
  expect(tab.settings.value).toMatchObject({ name: 'Tom', theme: 'dark' });
  expect(stored().name).toBe('Lea');
  isFull = false;
  tab.change({ calm: true });
  expect(stored()).toMatchObject({ name: 'Tom', theme: 'dark', calm: true });
});
