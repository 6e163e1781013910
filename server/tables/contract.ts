import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import type { TableOptions } from '#protocol/table.ts';
import { localBroker } from '../broker/local.ts';
import type { Database, Queries } from '../database/database.ts';
import { sqlLog } from '../log/sql.ts';
import { isDenial, type TableDocument } from './document.ts';
import { Tables } from './service.ts';
import { TableStore } from './store.ts';

const OPTIONS: TableOptions = {
  game: GAMES.find(({ players }) => players.min > 1)!.id,
  options: {},
  dice: 'app',
  timer: 'off',
  hints: true,
  isPublic: true,
  standIn: 60,
};
const HOUR = 3_600_000;
/** A busy machine needs its time to start a database. */
const PATIENCE = 60_000;

/** What tables in any database do. */
export function testTables(kind: string, open: () => Promise<Database>): void {
  describe(`tables in ${kind}`, () => {
    const broker = localBroker();
    const time = { now: 1_800_000_000_000 };
    let database: Database;
    let store: TableStore;
    let tables: Tables;

    beforeAll(async () => {
      database = await open();
      store = new TableStore(database, broker);
      tables = new Tables({ store, database, clock: () => time.now });
      return () => database.close();
    }, PATIENCE);

    const player = (id: string) => ({ id, name: id, stamp: 'fox' });
    const made = async () => sure(await tables.make(player('Lea'), OPTIONS));

    test('a table is read as it was made', async () => {
      const table = await made();
      expect(await tables.read(table.id)).toEqual(withoutNothing(table));
      expect(await tables.byCode(table.code!)).toEqual(withoutNothing(table));
      expect(await tables.read('nowhere')).toBeUndefined();
    });

    test('a code belongs to one lobby at a time', async () => {
      const table = await made();
      expect(await store.make({ ...table, id: 'another' })).toBe(false);
      const other = await made();
      expect(await store.change(other.id, (each) => ({ ...each, code: table.code }), 1)).toBe(
        'taken',
      );
      sure(await tables.close(table.id, 'Lea'));
      expect(await store.make({ ...table, id: 'another' })).toBe(true);
    });

    test('changes at once are all done, in some order, and told', async () => {
      const { id } = await made();
      const heard: number[] = [];
      const stop = broker.subscribe(`table:${id}`, (revision) => heard.push(revision));
      await Promise.all(['Ada', 'Bea', 'Cem'].map((each) => tables.sit(id, player(each))));
      const table = (await tables.read(id))!;
      expect(table.seats.map(({ name }) => name).sort()).toEqual(['Ada', 'Bea', 'Cem', 'Lea']);
      expect(heard.sort()).toEqual([1, 2, 3]);
      stop();
    });

    test('what changes nothing is not written', async () => {
      const { id } = await made();
      expect(sure(await tables.sit(id, player('Lea'))).revision).toBe(0);
      expect(await tables.begin(id, 'Lea')).toBe('few');
      expect((await tables.read(id))!.revision).toBe(0);
    });

    test('what is written with a table is written with it or not at all', async () => {
      const { id } = await made();
      const row = { die: `of ${id}`, face: '1', count: 1 };
      const also = async (queries: Queries) => {
        await queries.insertInto('faces').values(row).execute();
      };
      const noted = () =>
        database.queries.selectFrom('faces').selectAll().where('die', '=', row.die).execute();
      const failing = async (queries: Queries) => {
        await also(queries);
        throw new Error('the disk is full');
      };
      const table = await tables.read(id);
      const next = { ...table!, host: 'Tom' };
      await expect(store.change(id, () => ({ table: next, also: failing }), 1)).rejects.toThrow();
      expect([await tables.read(id), await noted()]).toEqual([table, []]);
      // Somebody else is quicker: the second attempt is the one that counts.
      let attempts = 0;
      await store.change(
        id,
        async (each) => {
          if (attempts++ === 0) await store.change(id, (other) => ({ ...other, host: 'Zoe' }), 1);
          return { table: { ...each, host: 'Tom' }, also };
        },
        1,
      );
      expect([attempts, (await tables.read(id))?.host]).toEqual([2, 'Tom']);
      expect(await noted()).toEqual([row]);
    });

    test('a match that begins is in the log, with whose it is', async () => {
      const { id, secret } = await made();
      await tables.sit(id, player('Tom'));
      await tables.addBot(id, 'Lea', 'greedy');
      const { match } = sure(await tables.begin(id, 'Lea'));
      const kept = await sqlLog(database).read(match!);
      expect(kept!.begun).toMatchObject({ table: id, players: ['Lea', 'Tom', 'Pip'], secret });
      const rows = await database.queries
        .selectFrom('match_players')
        .select(['seat', 'player_id'])
        .where('match_id', '=', match!)
        .orderBy('seat')
        .execute();
      expect(rows).toEqual([
        { seat: 0, player_id: 'Lea' },
        { seat: 1, player_id: 'Tom' },
      ]);
      expect(await tables.begin(id, 'Lea')).toBe('state');
      expect(sure(await tables.end(id, match!)).state).toBe('over');
    });

    test('open tables are listed, newest first, for an hour', async () => {
      time.now += 2 * HOUR;
      const older = await made();
      time.now += 1000;
      const newer = await made();
      expect((await tables.open()).map(({ id }) => id)).toEqual([newer.id, older.id]);
      time.now += HOUR + 1;
      expect(await tables.open()).toEqual([]);
    });

    test('a lobby that nobody has touched for a day is closed, and its code is free', async () => {
      const { id, code } = await made();
      time.now += 25 * HOUR;
      const fresh = await made();
      await tables.sweep();
      expect((await tables.read(id))!.state).toBe('closed');
      expect(await tables.byCode(code!)).toBeUndefined();
      expect((await tables.read(fresh.id))!.state).toBe('lobby');
    });

    test('whoever is forgotten stands in no table', async () => {
      const { id } = await made();
      await tables.sit(id, player('Somebody_Else'));
      await tables.forget('Somebody_Else');
      expect(JSON.stringify(await tables.read(id))).not.toContain('Somebody_Else');
    });
  });
}

function sure(table: Awaited<ReturnType<Tables['sit']>>): TableDocument {
  if (!table || isDenial(table)) throw new Error(table);
  return table;
}

/** As it comes back from JSON. */
function withoutNothing(table: TableDocument): unknown {
  return JSON.parse(JSON.stringify(table));
}
