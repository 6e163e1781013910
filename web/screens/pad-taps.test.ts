import { expect, test } from 'vitest';
import { createPad } from '../store/create.ts';
import { openMemory } from '../store/memory.ts';
import type { Store, Written } from '../store/store.ts';
import { openTaps } from './pad-taps.ts';

/** A pad, and as many tabs on it as wanted. A mark `x` is refused once there is one. */
async function openPad(change: Partial<Store> = {}) {
  const store = { ...openMemory(), ...change };
  const pad = createPad('qwixx', {}, 1);
  await store.mergePad(pad);
  const isRefused = (taps: readonly string[], mark: string) => mark === 'x' && taps.includes('x');
  return { store, id: pad.id, open: () => openTaps(pad, store, isRefused) };
}

test('a tap is shown at once and kept', async () => {
  const { store, id, open } = await openPad();
  const taps = open();
  const kept = [taps.tap('a'), taps.tap('b')];
  expect(taps.shown.value).toEqual(['a', 'b']);
  expect(await Promise.all(kept)).toEqual(['written', 'written']);
  expect(taps.shown.value).toEqual(['a', 'b']);
  expect(await store.pad(id)).toMatchObject({ taps: ['a', 'b'], revision: 3 });
  await taps.undo();
  expect((await store.pad(id))?.taps).toEqual(['a']);
});

test.each(['full', 'refused'] as const)('a tap that is not kept is taken back: %s', async (why) => {
  const answers: Written[] = [why];
  const memory = openMemory();
  const { store, id, open } = await openPad({
    ...memory,
    keepPad: async (pad) => answers.shift() ?? memory.keepPad(pad),
  });
  const taps = open();
  expect(await Promise.all([taps.tap('a'), taps.tap('b')])).toEqual([why, 'written']);
  expect(taps.shown.value).toEqual(['b']);
  expect((await store.pad(id))?.taps).toEqual(['b']);
});

test('of two tabs the slower one shows what the other wrote, and drops none of it', async () => {
  const { store, id, open } = await openPad();
  const [one, other] = [open(), open()];
  await one.tap('x');
  expect(await other.tap('b')).toBe('stale');
  expect(other.shown.value).toEqual(['x']);
  expect(await other.tap('x')).toBe('stale');
  expect(await other.tap('b')).toBe('written');
  expect((await store.pad(id))?.taps).toEqual(['x', 'b']);
});

test('a pad that was deleted is lost, and not brought back by a tap', async () => {
  const { store, id, open } = await openPad();
  const taps = open();
  await store.removePad(id);
  expect(await taps.tap('a')).toBe('stale');
  expect(taps.isLost.value).toBe(true);
  expect(await store.pad(id)).toBeUndefined();
});

test('a pad whose changes can be neither written nor read is not lost', async () => {
  const { open } = await openPad({
    keepPad: async () => 'stale',
    pad: () => Promise.reject(new Error('closed')),
  });
  const taps = open();
  expect(await taps.tap('a')).toBe('refused');
  expect(taps.isLost.value).toBe(false);
  expect(taps.shown.value).toEqual([]);
});
