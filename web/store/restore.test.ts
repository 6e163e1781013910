import { describe, expect, test } from 'vitest';
import { pebbles } from '#testing/toy.ts';
import { backupName, backupText, makeBackup } from './backup.ts';
import { createPad } from './create.ts';
import { openMemory } from './memory.ts';
import { type LoadGame, restore } from './restore.ts';
import type { SavedMatch } from './saved.ts';
import { OVER, saved, storeWith } from './testing/matches.ts';

const loadGame: LoadGame = async (id) => (id === pebbles.id ? pebbles : undefined);

describe('a backup', () => {
  test('is named after the day', () => {
    expect(backupName(new Date(2026, 0, 5, 23, 59))).toBe('dicepad-backup-2026-01-05.json');
  });

  test('is readable, and brings everything into an empty store', async () => {
    const store = await storeWith(saved(OVER), saved('roll S2\n', { id: 'two' }));
    const pad = { ...createPad('pebbles', { Sheet: 'long' }, 5), taps: ['a', 'b "}'] };
    await store.keepPad(pad);
    const text = backupText(await makeBackup(store));
    expect(text).toContain('{ "kind": "roll", "text": "S3" }');
    const other = openMemory();
    expect(await restore(text, other, loadGame)).toEqual({
      added: 3,
      updated: 0,
      same: 0,
      left: [],
    });
    expect(await other.matches()).toEqual(await store.matches());
    expect(await other.pads()).toEqual([pad]);
  });

  test('changes only what it knows more of', async () => {
    const newer = saved('roll S3\n', { revision: 4 });
    const text = backupText(await makeBackup(await storeWith(newer)));
    const behind = await storeWith(saved('', { revision: 2 }));
    expect(await restore(text, behind, loadGame)).toMatchObject({ updated: 1 });
    expect((await behind.match('one'))?.entries).toHaveLength(1);
    const ahead = await storeWith(saved(OVER, { revision: 5 }));
    expect(await restore(text, ahead, loadGame)).toMatchObject({ same: 1 });
    expect((await ahead.match('one'))?.revision).toBe(5);
  });

  test('adds a diverged version to the stored one, once', async () => {
    const other = saved('roll S2\n', { revision: 9 });
    const text = backupText(await makeBackup(await storeWith(other)));
    const store = await storeWith(saved('roll S3\n', { revision: 2 }));
    expect(await restore(text, store, loadGame)).toMatchObject({ added: 1, updated: 0 });
    expect(await restore(text, store, loadGame)).toMatchObject({ added: 0, same: 1 });
    expect((await store.match('one'))?.entries).toEqual([{ kind: 'roll', text: 'S3' }]);
    expect((await store.match('one-2'))?.entries).toEqual([{ kind: 'roll', text: 'S2' }]);
  });

  test('loses no entries to a match that is shorter, whatever its count of changes', async () => {
    const text = backupText(await makeBackup(await storeWith(saved('', { revision: 9 }))));
    const store = await storeWith(saved('roll S3\n', { revision: 2 }));
    expect(await restore(text, store, loadGame)).toMatchObject({ same: 1 });
    expect((await store.match('one'))?.entries).toHaveLength(1);
  });

  test('does not bring back what was corrected since', async () => {
    const was = { kind: 'roll', text: 'S2' } as const;
    const text = backupText(await makeBackup(await storeWith(saved('roll S2\n'))));
    const corrections = [{ at: 0, was, time: 1 }];
    const store = await storeWith(saved('roll S3\n', { revision: 2, corrections }));
    expect(await restore(text, store, loadGame)).toMatchObject({ added: 0, same: 1 });
    expect(await store.matches()).toHaveLength(1);
  });

  test('adds a diverged pad to the stored one', async () => {
    const pad = createPad('pebbles', {}, 5);
    const elsewhere = openMemory();
    await elsewhere.mergePad({ ...pad, revision: 5, taps: ['b'] });
    const text = backupText(await makeBackup(elsewhere));
    const store = openMemory();
    await store.mergePad({ ...pad, revision: 3, taps: ['a'] });
    expect(await restore(text, store, loadGame)).toMatchObject({ added: 1 });
    expect(await store.pads()).toHaveLength(2);
    await store.mergePad({ ...pad, revision: 7, taps: ['c'] });
    expect(await restore(text, store, loadGame)).toMatchObject({ added: 0, same: 1 });
  });

  test.each<[string, Partial<SavedMatch>]>([
    ['a count of changes that cannot go on', { revision: Number.MAX_SAFE_INTEGER }],
    ['a day that is none', { changed: 8.64e15 + 1 }],
  ])('is left out with %s', async (_, change) => {
    const matches = [{ ...saved(), ...change }];
    const text = JSON.stringify({ dicepad: 'backup', version: 1, matches, pads: [] });
    const restored = await restore(text, openMemory(), loadGame);
    expect(restored).toMatchObject({ added: 0, left: [{ fault: { kind: 'shape' } }] });
  });

  test('of a game that cannot be fetched now is left out with that reason', async () => {
    const text = backupText(await makeBackup(await storeWith(saved())));
    const offline: LoadGame = () => Promise.reject(new Error('offline'));
    const restored = await restore(text, openMemory(), offline);
    expect(restored).toMatchObject({ left: [{ fault: { kind: 'unloaded' } }] });
  });

  test('has its broken parts listed with a reason, and the rest is taken', async () => {
    const store = openMemory();
    const bad = [
      saved('', { id: 'two', entries: [{ kind: 'roll', text: 'nonsense' }] }),
      saved('', { id: 'three', game: 'chess' }),
      { matches: 'no' },
      null,
    ];
    const pads = [createPad('pebbles', { Sheet: 'endless' }), createPad('pebbles', {})];
    const text = JSON.stringify({
      dicepad: 'backup',
      version: 1,
      matches: [saved(), ...bad],
      pads,
    });
    const restored = await restore(text, store, loadGame);
    expect(restored).toMatchObject({
      added: 2,
      left: [
        { name: 'pebbles: Max, Emma', fault: { kind: 'entry' } },
        { name: 'chess: Max, Emma', fault: { kind: 'game', game: 'chess' } },
        { fault: { kind: 'shape' } },
        { fault: { kind: 'shape' } },
        { name: 'pebbles', fault: { kind: 'options' } },
      ],
    });
  });

  test('cannot claim a result', async () => {
    const store = openMemory();
    const liar = { ...saved(OVER), result: { totals: [0, 99], winners: [1] } };
    await restore(
      JSON.stringify({ dicepad: 'backup', version: 1, matches: [liar], pads: [] }),
      store,
      loadGame,
    );
    expect((await store.match('one'))?.result).toEqual(saved(OVER).result);
  });

  test.each([
    ['notJson', 'Game: pebbles'],
    ['notBackup', '[]'],
    ['notBackup', '{"dicepad":"backup","version":1}'],
    ['newer', '{"dicepad":"backup","version":2,"matches":[],"pads":[]}'],
  ])('is distinguished from other files: %s', async (what, text) => {
    expect(await restore(text, openMemory(), loadGame)).toBe(what);
  });
});
