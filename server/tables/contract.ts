import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import type { TableOptions } from '#protocol/table.ts';
import { localBroker } from '../broker/local.ts';
import type { Database, Queries } from '../database/database.ts';
import { sqlLog } from '../log/sql.ts';
import { SYMBOLS } from './code.ts';
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
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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
    const made = async (host = 'Lea') => sure(await tables.make(player(host), OPTIONS));
    const listed = async (reader?: string) => (await tables.open(reader)).map(({ id }) => id);

    test('a table is read as it was made', async () => {
      const table = await made();
      expect(await tables.read(table.id)).toEqual(withoutNothing(table));
      expect(await tables.byCode(table.code!)).toEqual(withoutNothing(table));
      expect(await tables.read('nowhere')).toBeUndefined();
    });

    test('a code belongs to one lobby at a time', async () => {
      const table = await made('Abe');
      expect(await store.make({ ...table, id: 'another' })).toBe(false);
      const other = await made('Bob');
      expect(await store.change(other.id, (each) => ({ ...each, code: table.code }), 1)).toBe(
        'taken',
      );
      sure(await tables.close(table.id, 'Abe'));
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

    test('open tables are listed, newest first, while their host is there and a minute longer', async () => {
      time.now += 2 * HOUR;
      const older = await made('Abe');
      time.now += 1000;
      const newer = await made('Bob');
      expect(await listed()).toEqual([newer.id, older.id]);
      for (let minute = 0; minute < 5; minute++) {
        time.now += MINUTE;
        await tables.see(older);
      }
      expect(await listed()).toEqual([older.id]);
      expect((await tables.read(older.id))!.revision).toBe(0);
      time.now += MINUTE;
      expect(await listed()).toEqual([older.id]);
      time.now += MINUTE;
      expect(await listed()).toEqual([]);
    });

    test('a match that has begun is no lobby, whoever is seen there', async () => {
      const { id } = await made('Ida');
      await tables.addBot(id, 'Ida', 'greedy');
      await tables.begin(id, 'Ida');
      time.now += MINUTE;
      await tables.see((await tables.read(id))!);
      expect(await listed()).not.toContain(id);
    });

    test('whoever was sent away is not shown the table any more', async () => {
      const { id } = await made();
      await tables.sit(id, player('Tom'));
      expect(await listed('Tom')).toContain(id);
      sure(await tables.leave(id, 'Lea', 1));
      expect(await listed('Tom')).not.toContain(id);
      expect(await listed('Zoe')).toContain(id);
    });

    test('of the lobbies of one host two stay: the oldest where nobody else sits is closed', async () => {
      const first = await made('Max');
      time.now += 1000;
      const second = await made('Max');
      await tables.sit(first.id, player('Tom'));
      const third = await made('Max');
      const states = async (...ids: readonly string[]) =>
        Promise.all(ids.map(async (id) => (await tables.read(id))!.state));
      expect(await states(first.id, second.id, third.id)).toEqual(['lobby', 'closed', 'lobby']);
      await tables.sit(third.id, player('Tom'));
      expect(await tables.make(player('Max'), OPTIONS)).toBe('tables');
      await tables.begin(third.id, 'Max');
      const fourth = await made('Max');
      expect(await states(first.id, third.id, fourth.id)).toEqual(['lobby', 'playing', 'lobby']);
      await tables.sit(fourth.id, player('Tom'));
      time.now += HOUR + 1;
      await tables.see(fourth);
      const fifth = await made('Max');
      expect(await states(first.id, fourth.id, fifth.id)).toEqual(['closed', 'lobby', 'lobby']);
    });

    test('options that are none close no other lobby', async () => {
      const both = [await made('Ben'), await made('Ben')];
      const odd = { ...OPTIONS, options: { Sheet: 'nowhere' } };
      expect(await tables.make(player('Ben'), odd)).toBe('options');
      for (const { id } of both) expect((await tables.read(id))!.state).toBe('lobby');
    });

    test('whoever has another name has it in their lobbies, not in their matches', async () => {
      const { id } = await made('Nia');
      await tables.sit(id, player('Tom'));
      const match = await made('Nia');
      await tables.addBot(match.id, 'Nia', 'greedy');
      await tables.begin(match.id, 'Nia');
      await tables.rename({ id: 'Nia', name: 'Tom', stamp: 'owl' });
      const seats = async (of: string) => (await tables.read(of))!.seats;
      expect((await seats(id))[0]).toMatchObject({ name: 'Tom 2', stamp: 'owl' });
      expect((await seats(match.id))[0]).toMatchObject({ name: 'Nia', stamp: 'fox' });
    });

    test('somebody who is there is host instead of one who is not, once', async () => {
      const { id } = await made();
      for (const each of ['Tom', 'Zoe']) await tables.sit(id, player(each));
      const asked = ['Tom', 'Zoe', 'Tom'].map((each) => tables.passHost(id, 'Lea', each));
      const hosts = (await Promise.all(asked)).map((answer) => sure(answer).host);
      const { host, revision } = (await tables.read(id))!;
      expect(hosts).toEqual([host, host, host]);
      expect(revision).toBe(3);
      expect(sure(await tables.passHost(id, host, 'stranger')).host).toBe(host);
    });

    test('a lobby where nobody has been for an hour gives its code back and stays', async () => {
      const { id, code } = await made('Eva');
      const fresh = await made('Ulf');
      time.now += HOUR + 1;
      await tables.see(fresh);
      await tables.sweep();
      expect(await tables.byCode(code!)).toBeUndefined();
      const table = (await tables.read(id))!;
      expect([table.state, table.code]).toEqual(['lobby', undefined]);
      expect((await tables.byCode(fresh.code!))?.id).toBe(fresh.id);
      // The code is another’s meanwhile; both tables go on.
      expect(await store.make({ ...fresh, id: `next ${id}`, code })).toBe(true);
      expect(sure(await tables.sit(id, player('Tom'))).code).toBeUndefined();
    });

    test('when no code is free, tables are made and played again without', async () => {
      const over = await made('Pia');
      await tables.addBot(over.id, 'Pia', 'greedy');
      const { match } = sure(await tables.begin(over.id, 'Pia'));
      await tables.end(over.id, match!);
      await useUpCodes(database);
      const table = await made('Rob');
      expect([table.state, table.code]).toEqual(['lobby', undefined]);
      expect(await tables.read(table.id)).toEqual(withoutNothing(table));
      expect(sure(await tables.again(over.id, 'Pia'))).toMatchObject({ state: 'lobby' });
      expect((await tables.read(over.id))!.code).toBeUndefined();
      await database.write((queries) =>
        queries.deleteFrom('tables').where('id', 'like', 'used %').execute(),
      );
      expect((await made('Rob')).code).toBeDefined();
    });

    test('a lobby that nobody has touched for a day is closed, and its code is free', async () => {
      const { id, code } = await made('Kai');
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

const ROWS_AT_ONCE = 1000;

/** Every code there is belongs to some table. */
async function useUpCodes(database: Database): Promise<void> {
  const words = SYMBOLS.flatMap((one) =>
    SYMBOLS.flatMap((two) => SYMBOLS.map((three) => `${one} ${two} ${three}`)),
  );
  const codes = words.flatMap((each) =>
    Array.from({ length: 100 }, (_, number) => `${each} ${String(number).padStart(2, '0')}`),
  );
  const row = { revision: 0, state: 'closed', is_public: 0, changed: 0, document: '{}' };
  for (let from = 0; from < codes.length; from += ROWS_AT_ONCE) {
    const rows = codes.slice(from, from + ROWS_AT_ONCE);
    await database.write((queries) =>
      queries
        .insertInto('tables')
        .values(rows.map((code) => ({ ...row, id: `used ${code}`, code })))
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

function sure(table: Awaited<ReturnType<Tables['sit']>>): TableDocument {
  if (!table || isDenial(table)) throw new Error(table);
  return table;
}

/** As it comes back from JSON. */
function withoutNothing(table: TableDocument): unknown {
  return JSON.parse(JSON.stringify(table));
}
