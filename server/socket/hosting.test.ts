import { expect, test } from 'vitest';
import { describeBoth } from '#testing/databases/both.ts';
import { seatOf, type TableDocument } from '../tables/document.ts';
import { OPTIONS, player, sure, tablesIn } from '../tables/testing.ts';
import { Hosting } from './hosting.ts';

const MINUTE = 60_000;

describeBoth('the host of a table in %s', (database) => {
  const { time, store, tables } = tablesIn(database);

  /** Lea’s table with Tom and Zoe at it; how it is after so long with some of them away. */
  async function table(options: object = {}) {
    // Her tables of before count as left by all.
    time.now += 120 * MINUTE;
    const { id } = sure(await tables.make(player('Lea'), { ...OPTIONS, ...options }));
    for (const name of ['Tom', 'Zoe']) sure(await tables.sit(id, player(name)));
    const hosting = new Hosting(tables);
    const now = async () => (await tables.read(id))!;
    const after = async (away: readonly string[], duration: number, reading?: string[]) => {
      await hosting.due(company(await now(), away, time.now - duration, reading), time.now)?.();
      return (await now()).host;
    };
    return { id, now, after };
  }

  test('by invitation it stays with a host who is away for less than ten minutes', async () => {
    const { after } = await table({ isPublic: false });
    expect(await after(['Lea'], 10 * MINUTE - 1)).toBe('Lea');
    expect(await after(['Lea'], 10 * MINUTE)).toBe('Tom');
  });

  test('in public for less than two', async () => {
    const { after } = await table({ isPublic: true });
    expect(await after(['Lea'], 2 * MINUTE - 1)).toBe('Lea');
    expect(await after(['Lea', 'Tom'], 2 * MINUTE)).toBe('Zoe');
  });

  test.each([true, false])('in a match for less than half a minute (public: %s)', async (is) => {
    const { id, after } = await table({ isPublic: is });
    sure(await tables.begin(id, 'Lea'));
    expect(await after(['Lea'], MINUTE / 2 - 1)).toBe('Lea');
    expect(await after(['Lea'], MINUTE / 2)).toBe('Tom');
    // A match is not handed to and fro.
    expect(await after([], 0)).toBe('Tom');
  });

  test('the maker has it again when they return, also after a stand-in’s stand-in', async () => {
    const { after, now } = await table();
    expect(await after(['Lea'], 10 * MINUTE)).toBe('Tom');
    expect(await after(['Lea', 'Tom'], 10 * MINUTE)).toBe('Zoe');
    expect(await after(['Lea'], 20 * MINUTE)).toBe('Zoe');
    expect(await after([], 0)).toBe('Lea');
    const { revision } = await now();
    expect(await after([], 0)).toBe('Lea');
    expect((await now()).revision).toBe(revision);
  });

  test('and in the next lobby of their table, when a match made another the host', async () => {
    const { id, after } = await table();
    const { match } = sure(await tables.begin(id, 'Lea'));
    expect(await after(['Lea'], MINUTE)).toBe('Tom');
    sure(await tables.end(id, match!));
    expect(await after([], 0)).toBe('Tom');
    sure(await tables.again(id, 'Tom'));
    expect(await after([], 0)).toBe('Lea');
  });

  test('a host who still reads the last result has some time, then others go on', async () => {
    const { id, after } = await table();
    const { match } = sure(await tables.begin(id, 'Lea'));
    sure(await tables.end(id, match!));
    sure(await tables.again(id, 'Zoe'));
    expect(await after([], MINUTE / 3 - 1, ['Lea', 'Tom'])).toBe('Lea');
    expect(await after([], MINUTE / 3, ['Lea', 'Tom'])).toBe('Zoe');
    expect(await after([], MINUTE, ['Tom'])).toBe('Lea');
  });

  test('a maker who left by choice does not', async () => {
    const { id, after } = await table();
    sure(await tables.leave(id, 'Lea', 0));
    sure(await tables.sit(id, player('Lea')));
    expect(await after([], 0)).toBe('Tom');
  });

  test('nor does somebody who left a match for good', async () => {
    const { id, after } = await table();
    const { match } = sure(await tables.begin(id, 'Lea'));
    expect(sure(await tables.leave(id, 'Lea', 0)).maker).toBeUndefined();
    expect(sure(await tables.take(id, player('Lea'), 0)).host).toBe('Tom');
    sure(await tables.end(id, match!));
    sure(await tables.again(id, 'Tom'));
    expect(await after([], 0)).toBe('Tom');
  });

  test('a stored table without a maker stays with its host', async () => {
    const { id, after, now } = await table();
    const { maker: _, ...old } = await now();
    const kept = `${id}-old`;
    expect(await store.make({ ...old, id: kept, code: undefined })).toBe(true);
    expect((await tables.read(kept))!.maker).toBeUndefined();
    sure(await tables.passHost(kept, 'Lea', 'Tom'));
    const hosting = new Hosting(tables);
    await hosting.due(company((await tables.read(kept))!, [], 0), time.now)?.();
    expect((await tables.read(kept))!.host).toBe('Tom');
    expect(await after([], 0)).toBe('Lea');
  });
});

/** Who is at a table, as a gathering knows it. */
function company(
  table: TableDocument,
  away: readonly string[],
  since: number,
  reading: readonly string[] = [],
) {
  const looking = reading.map((each) => seatOf(table, each)!);
  const gone = new Set([...away.map((each) => seatOf(table, each)), ...looking]);
  const here = new Set([...table.seats.keys()].filter((seat) => !gone.has(seat)));
  const attendance = {
    awaySince: (_: TableDocument, seat: number) => (gone.has(seat) ? since : undefined),
    presence: () => ({
      here,
      looking: new Set(looking),
      stoodIn: new Set<number>(),
      absent: new Set<number>(),
      spectators: 0,
    }),
  };
  return { table, attendance, all: [] };
}
