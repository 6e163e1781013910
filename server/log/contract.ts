import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase, type Place } from '#server/database/open.ts';
import { keepsWhatItAcknowledged } from './killed.ts';
import type { Begun, Line, Log } from './log.ts';
import { sqlLog } from './sql.ts';

/** What every log must do, over a real database. */
export function logContract(place: () => Promise<Place>, kills: number): void {
  let database: Database;
  let log: Log;

  beforeAll(async () => {
    database = await openDatabase(await place());
    log = sqlLog(database);
  });
  afterAll(() => database?.close());

  test('what was begun is read again', async () => {
    const begun = await begin();
    expect(await log.read(begun.id)).toEqual({
      begun,
      version: 0,
      lines: [],
      sealed: [],
      finished: undefined,
    });
    expect(await log.version(begun.id)).toBe(0);
  });

  test('a match begins only once', async () => {
    const begun = await begin();
    await expect(log.begin({ ...begun, game: 'other' })).rejects.toThrow();
    expect((await log.read(begun.id))?.begun).toEqual(begun);
  });

  test('an unknown match is not there', async () => {
    expect(await log.read('nobody')).toBeUndefined();
    expect(await log.version('nobody')).toBeUndefined();
    expect(await log.write('nobody', 0, { lines: [roll('1')] })).toBe('conflict');
  });

  test('lines stay in their order, behind the last one', async () => {
    const { id } = await begin();
    const lines: Line[] = [
      { kind: 'chance', seat: 1, value: 'ab' },
      roll('R1 R2'),
      { kind: 'move', seat: 0, text: 'R3' },
      { kind: 'correction', at: 0, entry: { kind: 'roll', text: 'R2' }, time: 7 },
    ];
    expect(await log.write(id, 0, { lines: lines.slice(0, 3) })).toBe('written');
    expect(await log.write(id, 1, { lines: lines.slice(3) })).toBe('written');
    expect(await log.read(id)).toMatchObject({ version: 2, lines });
  });

  test('a change for another version is a conflict and writes nothing', async () => {
    const { id } = await begin();
    await log.write(id, 0, { lines: [roll('1')] });
    const before = await log.read(id);
    const change = {
      lines: [roll('2')],
      seal: { seat: 0, text: 'x', wishes: [] },
      finished: 5,
    };
    expect(await log.write(id, 0, change)).toBe('conflict');
    expect(await log.write(id, 2, change)).toBe('conflict');
    expect(await log.read(id)).toEqual(before);
  });

  test('a sealed decision replaces the one before, seat by seat', async () => {
    const { id } = await begin();
    await log.write(id, 0, { seal: { seat: 1, text: 'R7', wishes: ['a'] } });
    await log.write(id, 1, { seal: { seat: 0, text: 'P', wishes: ['b'] } });
    await log.write(id, 2, { seal: { seat: 1, text: undefined, wishes: ['a', 'c'] } });
    expect(await log.read(id)).toMatchObject({
      version: 3,
      lines: [],
      sealed: [
        { seat: 0, text: 'P', wishes: ['b'] },
        { seat: 1, text: undefined, wishes: ['a', 'c'] },
      ],
    });
  });

  test('closing a step clears what was sealed in this match and in no other', async () => {
    const [one, other] = [await begin(), await begin()];
    const seal = { seat: 0, text: 'R7', wishes: ['a'] };
    for (const { id } of [one, other]) await log.write(id, 0, { seal });
    const lines: Line[] = [{ kind: 'move', seat: 0, text: 'R7' }];
    await log.write(one.id, 1, { lines, isClosing: true, seal: { ...seal, seat: 1 } });
    expect(await log.read(one.id)).toMatchObject({ version: 2, lines, sealed: [] });
    expect(await log.read(other.id)).toMatchObject({ version: 1, sealed: [seal] });
  });

  test('a finished match says when', async () => {
    const { id } = await begin();
    const finished = Date.now();
    await log.write(id, 0, { lines: [roll('1')], isClosing: true, finished });
    await log.write(id, 1, { lines: [roll('2')] });
    expect(await log.read(id)).toMatchObject({ version: 2, finished });
  });

  test('of many who write the same version at once, exactly one wins', async () => {
    const { id } = await begin();
    for (let version = 0; version < 5; version++) {
      const texts = Array.from({ length: 10 }, (_, index) => `${version} ${index}`);
      const answers = await Promise.all(
        texts.map((text) => log.write(id, version, { lines: [roll(text)] })),
      );
      expect(answers.filter((each) => each === 'written')).toHaveLength(1);
      const winner = texts[answers.indexOf('written')]!;
      expect((await log.read(id))?.lines.slice(version)).toEqual([roll(winner)]);
    }
  });

  test('what is read is from one moment, while others write', async () => {
    const { id } = await begin();
    const writing = (async () => {
      for (let version = 0; version < 50; version++) {
        const seal = { seat: 0, text: String(version + 1), wishes: [] };
        await log.write(id, version, { lines: [roll('1'), roll('2')], seal });
      }
    })();
    for (let version = 0; version < 50; ) {
      await nextTurn(); // The embedded database answers within this one, and the writer waits.
      const kept = await log.read(id);
      version = kept!.version;
      expect(kept?.lines).toHaveLength(2 * version);
      expect(kept?.sealed[0]?.text).toBe(version === 0 ? undefined : String(version));
    }
    await writing;
  });

  test('a thousand lines, ten by ten and all at once', async () => {
    const [one, other] = [await begin(), await begin()];
    const lines = Array.from({ length: 1000 }, (_, index) => roll(String(index)));
    for (let version = 0; version < 100; version++) {
      await log.write(one.id, version, { lines: lines.slice(10 * version, 10 * version + 10) });
    }
    await log.write(other.id, 0, { lines });
    expect(await log.read(one.id)).toMatchObject({ version: 100, lines });
    expect(await log.read(other.id)).toMatchObject({ version: 1, lines });
  });

  test('any text comes back as it went in', async () => {
    const text = `Zoë “O'Neil” 🎲\n\\ %s $1 ? \u202e 日本語 ${'é'.repeat(3000)}`;
    const begun = await begin({ players: [text, '\u0000 \ud800'], options: { Sheet: text } });
    await log.write(begun.id, 0, {
      lines: [roll(text), roll('\u0000 \ud800')],
      seal: { seat: 0, text, wishes: [text, '\u0000'] },
    });
    expect(await log.read(begun.id)).toEqual({
      begun,
      version: 1,
      lines: [roll(text), roll('\u0000 \ud800')],
      sealed: [{ seat: 0, text, wishes: [text, '\u0000'] }],
      finished: undefined,
    });
  });

  test(`what was acknowledged outlives the process, killed ${kills} times`, async () => {
    await keepsWhatItAcknowledged(await place(), kills);
  });

  async function begin(wanted: Partial<Begun> = {}): Promise<Begun> {
    const begun: Begun = {
      id: randomUUID(),
      table: 'table',
      game: 'toy',
      players: ['Ada', 'Ben'],
      options: { Sheet: 'A' },
      dice: 'app',
      secret: 'c0ffee',
      created: 1_700_000_000_000,
      ...wanted,
    };
    await log.begin(begun);
    return begun;
  }
}

function roll(text: string): Line {
  return { kind: 'roll', text };
}
