import { describe, expect, test } from 'vitest';
import { createPad } from './create.ts';
import { openMemory } from './memory.ts';
import { openOverlay } from './overlay.ts';
import type { Store, Written } from './store.ts';
import { saved, storeWith } from './testing/matches.ts';

describe('a store over one without room', () => {
  /** A store that writes only what it has room for. */
  function cramped(memory: Store) {
    const state = { hasRoom: false };
    const unless = <Of>(write: (value: Of) => Promise<Written>) => {
      return async (value: Of): Promise<Written> => (state.hasRoom ? write(value) : 'full');
    };
    const under: Store = {
      ...memory,
      // As a database: what must not be written is stale, with room or without.
      keepMatch: async (match) => {
        const { revision = 0 } = (await memory.match(match.id)) ?? {};
        return match.revision === revision + 1 ? unless(memory.keepMatch)(match) : 'stale';
      },
      mergeMatch: unless(memory.mergeMatch),
      keepPad: unless(memory.keepPad),
      mergePad: unless(memory.mergePad),
    };
    return { store: openOverlay(under), state };
  }

  test('holds changes, and writes the last of them once there is room', async () => {
    const memory = await storeWith(saved());
    const { store, state } = cramped(memory);
    for (const revision of [2, 3]) await store.keepMatch(saved('', { revision }));
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('stale');
    expect((await memory.match('one'))?.revision).toBe(1);
    state.hasRoom = true;
    expect(await store.keepMatch(saved('', { revision: 4 }))).toBe('written');
    expect((await memory.match('one'))?.revision).toBe(4);
  });

  test('does not bring back what another tab has deleted meanwhile', async () => {
    const memory = await storeWith(saved(), saved('', { id: 'two' }));
    const { store, state } = cramped(memory);
    expect(await store.keepMatch(saved('', { revision: 2 }))).toBe('written');
    await memory.removeMatch('one');
    expect((await store.matches()).map(({ id }) => id)).toEqual(['two']);
    expect(await store.match('one')).toBeUndefined();
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('stale');
    state.hasRoom = true;
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('stale');
    expect(await memory.match('one')).toBeUndefined();
  });

  test('does not bring it back with the first change after there is room again', async () => {
    const memory = await storeWith(saved());
    const { store, state } = cramped(memory);
    await store.keepMatch(saved('', { revision: 2 }));
    await memory.removeMatch('one');
    state.hasRoom = true;
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('stale');
    expect(await memory.matches()).toEqual([]);
  });

  test('does not bring a pad back either', async () => {
    const memory = openMemory();
    const pad = createPad('pebbles', {}, 5);
    await memory.keepPad(pad);
    const { store, state } = cramped(memory);
    await store.keepPad({ ...pad, revision: 2, taps: ['a'] });
    await memory.removePad(pad.id);
    state.hasRoom = true;
    expect(await store.keepPad({ ...pad, revision: 3, taps: ['a', 'b'] })).toBe('stale');
    expect(await memory.pads()).toEqual([]);
  });

  test('holds what began without room, which nobody else can have deleted', async () => {
    const memory = openMemory();
    const { store, state } = cramped(memory);
    for (const revision of [1, 2]) {
      expect(await store.keepMatch(saved('', { revision }))).toBe('written');
    }
    expect(await store.matches()).toHaveLength(1);
    state.hasRoom = true;
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('written');
    expect((await memory.match('one'))?.revision).toBe(3);
  });

  test('takes a deleted match from a backup again', async () => {
    const memory = await storeWith(saved());
    const { store, state } = cramped(memory);
    await store.keepMatch(saved('', { revision: 2 }));
    await memory.removeMatch('one');
    state.hasRoom = true;
    expect(await store.mergeMatch(saved())).toBe('written');
    expect((await memory.match('one'))?.revision).toBe(1);
  });

  test('goes on with what it holds while the one below cannot be read', async () => {
    const memory = await storeWith(saved());
    let isReadable = true;
    const under: Store = {
      ...memory,
      match: async (id) => {
        if (!isReadable) throw new DOMException('', 'UnknownError');
        return memory.match(id);
      },
      keepMatch: async () => 'refused',
      mergeMatch: async () => 'refused',
    };
    const store = openOverlay(under);
    await store.keepMatch(saved('', { revision: 2 }));
    isReadable = false;
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('written');
    expect((await store.match('one'))?.revision).toBe(3);
  });
});
