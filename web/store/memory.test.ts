import { describe, expect, test } from 'vitest';
import { createPad } from './create.ts';
import { openMemory } from './memory.ts';
import { saved, storeWith } from './testing/matches.ts';

describe('a store in memory', () => {
  test('takes only what follows the kept revision', async () => {
    const store = await storeWith(saved());
    expect(await store.keepMatch(saved('', { revision: 1 }))).toBe('stale');
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('stale');
    expect(await store.keepMatch(saved('', { revision: 2 }))).toBe('written');
    expect((await store.match('one'))?.revision).toBe(2);
  });

  test('takes no change of what was deleted, but lets it be put back', async () => {
    const store = await storeWith(saved());
    await store.removeMatch('one');
    expect(await store.keepMatch(saved('', { revision: 2 }))).toBe('stale');
    expect(await store.mergeMatch(saved('', { revision: 2 }))).toBe('written');
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('written');
  });

  test('takes only what follows the kept revision of a pad', async () => {
    const store = openMemory();
    const pad = createPad('pebbles', {});
    expect(await store.keepPad(pad)).toBe('written');
    expect(await store.keepPad({ ...pad, taps: ['a'] })).toBe('stale');
    expect(await store.keepPad({ ...pad, revision: 2, taps: ['b'] })).toBe('written');
    await store.removePad(pad.id);
    expect(await store.keepPad({ ...pad, revision: 3 })).toBe('stale');
  });

  test('shows the latest change first', async () => {
    const store = await storeWith(saved('', { changed: 1 }), saved('', { id: 'two', changed: 2 }));
    expect((await store.matches()).map(({ id }) => id)).toEqual(['two', 'one']);
  });
});
