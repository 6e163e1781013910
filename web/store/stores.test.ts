import { describe, expect, test } from 'vitest';
import { isRefusal } from '#engine/contract.ts';
import { enter, openMatch, replay } from '#engine/match.ts';
import { readRecord } from '#engine/record/read.ts';
import { writeRecord } from '#engine/record/write.ts';
import { setUp } from '#engine/setup.ts';
import { pebbles } from '#testing/toy.ts';
import { backupName, backupText, makeBackup } from './backup.ts';
import { createMatch, createPad, matchFromRecord, newId, tidyName } from './create.ts';
import { isSavedMatch, isSavedPad } from './guard.ts';
import { openMemory } from './memory.ts';
import { isRefused } from './open.ts';
import { openOverlay } from './overlay.ts';
import { type LoadGame, restore } from './restore.ts';
import { reviveMatch } from './revive.ts';
import type { SavedMatch } from './saved.ts';
import type { Store } from './store.ts';
import { openUnreadable } from './unreadable.ts';

const OVER = 'roll S3\n1 take all\n2 leave\nroll S2\n1 take all\n2 leave\n';

const loadGame: LoadGame = async (id) => (id === pebbles.id ? pebbles : undefined);

/** A saved match of Max and Emma with these lines. */
function saved(lines = '', change: Partial<SavedMatch> = {}): SavedMatch {
  const reading = readRecord(`Game: pebbles\nPlayers: Max, Emma\n\n${lines}`, [pebbles]);
  if (!reading.ok) throw new Error(`line ${reading.line}: ${reading.refusal.key}`);
  return { ...matchFromRecord(reading.match, 1000), id: 'one', ...change };
}

function json(value: unknown): string {
  return JSON.stringify(value);
}

async function storeWith(...matches: readonly SavedMatch[]): Promise<Store> {
  const store = openMemory();
  for (const match of matches) expect(await store.mergeMatch(match)).toBe('written');
  return store;
}

describe('a new match', () => {
  const sitters = [
    { name: '  Max ', kind: 'person', stamp: 'fox' },
    { name: 'Pip', kind: 'bot', stamp: 'bot', language: 'fr' },
  ] as const;

  test('is what its game makes of it, and has the shape of a saved one', () => {
    const match = createMatch(pebbles, { sitters, options: { sheet: 'LONG' }, dice: 'app' }, 7);
    expect(match).toMatchObject({
      revision: 1,
      game: 'pebbles',
      players: ['Max', 'Pip'],
      options: { Sheet: 'long' },
      chairs: [
        { kind: 'person', stamp: 'fox' },
        { kind: 'bot', stamp: 'bot', language: 'fr' },
      ],
      created: 7,
    });
    expect(isSavedMatch(JSON.parse(json(match)))).toBe(true);
  });

  test('is refused with the rule that its players break', () => {
    const twins = [sitters[0], { ...sitters[0], name: 'Max' }];
    const refused = createMatch(pebbles, { sitters: twins, options: {}, dice: 'app' });
    expect(refused).toMatchObject({ rule: 'F1', key: 'sameName' });
  });

  test('gets an id of its own', () => {
    expect(new Set(Array.from({ length: 200 }, newId)).size).toBe(200);
    expect(newId()).toMatch(/^[a-z2-9]{12}$/);
  });

  test('has tidy names', () => {
    expect(tidyName('  Ada \t  Love ')).toBe('Ada Love');
  });
});

describe('a saved match is revived', () => {
  test('as it was, with the decisions of its open step', () => {
    const revived = reviveMatch(saved('roll S2\n2 leave\n'), pebbles);
    if ('broken' in revived) throw new Error(revived.broken.kind);
    expect(writeRecord(revived.match)).toContain('roll S2\n2 leave\n');
    expect(revived.match.sealed.size).toBe(1);
  });

  test('from a finished record with its result', () => {
    const match = saved(OVER);
    expect(match.result?.totals).toHaveLength(2);
    expect(match.result?.winners).toEqual([0]);
    expect(saved('roll S2\n').result).toBeUndefined();
  });

  test('with the dice that its record tells of', () => {
    const text = 'Game: pebbles\nPlayers: Max, Emma\nDice: real\n\nroll S2\n';
    const reading = readRecord(text, [pebbles]);
    if (!reading.ok) throw new Error(reading.refusal.key);
    const real = matchFromRecord(reading.match);
    expect(real.dice).toBe('real');
    const revived = reviveMatch(real, pebbles);
    if ('broken' in revived) throw new Error(revived.broken.kind);
    expect(writeRecord(revived.match)).toBe(text);
    expect(saved().dice).toBe('app');
  });

  test.each<[string, Partial<SavedMatch>]>([
    ['shape', { revision: -1 }],
    ['shape', { game: 'chess' }],
    ['setup', { players: ['Max', 'Max'] }],
    ['setup', { options: { Weather: 'fine' } }],
    ['entry', { entries: [{ kind: 'roll', text: 'S9' }] }],
    ['entry', { entries: [{ kind: 'move', seat: 5, text: 'leave' }] }],
    ['entry', { sealed: [{ seat: 0, text: 'leave' }] }],
  ])('or is told to be broken: %s %j', (kind, change) => {
    expect(reviveMatch(saved('', change), pebbles)).toMatchObject({ broken: { kind } });
  });

  test('and an entry that is broken is named by its place', () => {
    const { entries } = saved('roll S2\n1 leave\n2 leave\n');
    const twice = saved('', { entries: [...entries, { kind: 'move', seat: 0, text: 'leave' }] });
    expect(reviveMatch(twice, pebbles)).toMatchObject({
      broken: { kind: 'entry', at: 3, refusal: { rule: 'F3' } },
    });
  });

  test('to what the engine replays from the same entries', () => {
    const match = saved(OVER);
    const setup = setUp(pebbles, match.players, match.options);
    if (isRefusal(setup)) throw new Error(setup.key);
    expect(reviveMatch(match, pebbles)).toEqual({ match: replay(setup, match.entries) });
    const fresh = openMatch(setup);
    for (const entry of match.entries) expect(enter(fresh, entry)).toBeUndefined();
  });
});

describe('what comes from outside is a saved match only if', () => {
  const good = saved(OVER);

  test('every part has its shape', () => {
    expect(isSavedMatch(JSON.parse(json(good)))).toBe(true);
    for (const key of Object.keys(good).filter((each) => each !== 'result')) {
      expect(isSavedMatch({ ...good, [key]: undefined }), key).toBe(false);
      expect(isSavedMatch({ ...good, [key]: { odd: 1 } }), key).toBe(false);
    }
  });

  test.each<[string, unknown]>([
    ['an unknown stamp', { chairs: good.chairs.map((chair) => ({ ...chair, stamp: 'toString' })) }],
    ['too few chairs', { chairs: good.chairs.slice(1) }],
    ['an unknown language', { chairs: good.chairs.map((chair) => ({ ...chair, language: 'xx' })) }],
    ['an id with a path', { id: '../x' }],
    ['a winner who is not there', { result: { totals: [1, 2], winners: [2] } }],
    ['an endless total', { result: { totals: [1, Number.NaN], winners: [] } }],
    ['a negative seat', { entries: [{ kind: 'move', seat: -1, text: 'leave' }] }],
  ])('it has not %s', (_, change) => {
    expect(isSavedMatch({ ...good, ...(change as object) })).toBe(false);
  });

  test.each([null, 1, 'match', [], [good]])('it is an object at all: %j', (value) => {
    expect(isSavedMatch(value)).toBe(false);
    expect(isSavedPad(value)).toBe(false);
  });
});

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

describe('a store over one without room', () => {
  test('holds changes, and writes the last of them once there is room', async () => {
    const memory = await storeWith(saved());
    let hasRoom = false;
    const under: Store = {
      ...memory,
      keepMatch: async (match) => (hasRoom ? memory.keepMatch(match) : 'full'),
      mergeMatch: async (match) => (hasRoom ? memory.mergeMatch(match) : 'full'),
    };
    const store = openOverlay(under);
    for (const revision of [2, 3]) await store.keepMatch(saved('', { revision }));
    expect(await store.keepMatch(saved('', { revision: 3 }))).toBe('stale');
    expect((await memory.match('one'))?.revision).toBe(1);
    hasRoom = true;
    expect(await store.keepMatch(saved('', { revision: 4 }))).toBe('written');
    expect((await memory.match('one'))?.revision).toBe(4);
  });
});

describe('a database that does not open', () => {
  test.each([
    ['a refusal: nothing can be in it', new DOMException('', 'SecurityError'), true],
    ['missing: nothing can be in it', new TypeError('indexedDB is undefined'), true],
    ['newer than this app', new DOMException('', 'VersionError'), false],
    ['damaged', new DOMException('', 'UnknownError'), false],
  ])('may be %s', (_, error, refused) => {
    expect(isRefused(error)).toBe(refused);
  });

  test('lets new matches be played, and says of others that they cannot be read', async () => {
    const store = openUnreadable(new DOMException('', 'UnknownError'));
    await store.keepMatch(saved());
    expect(await store.match('one')).toBeDefined();
    await expect(store.match('two')).rejects.toThrow();
    await expect(store.matches()).rejects.toThrow();
  });
});

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

  test('brings what went another way beside what is kept, once', async () => {
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

  test('brings a pad that went another way beside the one that is kept', async () => {
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
    const text = json({ dicepad: 'backup', version: 1, matches, pads: [] });
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
    const text = json({ dicepad: 'backup', version: 1, matches: [saved(), ...bad], pads });
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
      json({ dicepad: 'backup', version: 1, matches: [liar], pads: [] }),
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
  ])('is told from other files: %s', async (what, text) => {
    expect(await restore(text, openMemory(), loadGame)).toBe(what);
  });
});
