import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../app/device.ts';
import { loadAllTexts } from '../../app/testing/texts.ts';
import { toasts } from '../../app/toasts.ts';
import { createPad } from '../../store/create.ts';
import { newId } from '../../store/id.ts';
import { openMemory } from '../../store/memory.ts';
import type { Store, Written } from '../../store/store.ts';
import { putBack, removed, removePad } from './removal.ts';

beforeEach(async () => {
  await loadAllTexts('en');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  toasts.value = [];
  store.value = undefined;
});

/** A device with some sheets, with a given answer before it restores one. */
async function device(count: number, answers: Written[] = [], change: Partial<Store> = {}) {
  const memory = openMemory();
  const pads = Array.from({ length: count }, () => ({ ...createPad('qwixx', {}), id: newId() }));
  for (const pad of pads) await memory.keepPad(pad);
  const mergePad: Store['mergePad'] = async (pad) => answers.shift() ?? memory.mergePad(pad);
  store.value = { ...memory, mergePad, ...change };
  return { memory, pads };
}

const titles = () => removed.value.map(({ title }) => title);

test('what was removed can be restored for a while, on any screen', async () => {
  const { memory, pads } = await device(1);
  await removePad(pads[0]!, 'one');
  expect(await memory.pads()).toEqual([]);
  vi.advanceTimersByTime(9_000);
  expect(titles()).toEqual(['one']);
  vi.advanceTimersByTime(2_000);
  expect(titles()).toEqual([]);
});

test('what is put back is as it was removed, not as a list had shown it', async () => {
  const { memory, pads } = await device(1);
  const newer = { ...pads[0]!, revision: 2, taps: ['a'] };
  await memory.keepPad(newer);
  await removePad(pads[0]!, 'one');
  await putBack(removed.value[0]!);
  expect(await memory.pads()).toEqual([newer]);
  expect(titles()).toEqual([]);
});

test('what cannot be written back stays offered, also when something else is removed', async () => {
  const { memory, pads } = await device(2, ['full']);
  await removePad(pads[0]!, 'one');
  await putBack(removed.value[0]!);
  expect(toasts.value).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  await removePad(pads[1]!, 'two');
  expect(titles()).toEqual(['one', 'two']);
  vi.advanceTimersByTime(60_000);
  expect(titles()).toEqual(['one']);
  await putBack(removed.value[0]!);
  expect(titles()).toEqual([]);
  expect(await memory.pads()).toEqual([pads[0]]);
});

test('what cannot be removed is said, and nothing is offered', async () => {
  const { pads } = await device(1, [], { removePad: () => Promise.reject(new Error('closed')) });
  await removePad(pads[0]!, 'one');
  expect(toasts.value).toHaveLength(1);
  expect(titles()).toEqual([]);
});
