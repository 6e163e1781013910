import { expect, test } from 'vitest';
import { describeBoth } from '#testing/databases/both.ts';
import type { Queries } from '../database/database.ts';
import { sqlLog } from '../log/sql.ts';
import { player, sure, tablesIn, withoutNothing } from './testing.ts';

describeBoth('tables in %s', (database) => {
  const { broker, store, tables, made } = tablesIn(database);

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

  test('concurrent changes are all applied, in some order, and published', async () => {
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

  test('a changed name changes in lobbies, not in matches', async () => {
    const { id } = await made('Nia');
    await tables.sit(id, player('Tom'));
    const match = await made('Nia');
    await tables.addBot(match.id, 'Nia', 'greedy');
    await tables.begin(match.id, 'Nia');
    await tables.rename({ id: 'Nia', name: 'Tom', stamp: 'cat' });
    const seats = async (of: string) => (await tables.read(of))!.seats;
    expect((await seats(id))[0]).toMatchObject({ name: 'Tom 2', stamp: 'cat' });
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

  test('a deleted player is named at no table', async () => {
    const { id } = await made();
    await tables.sit(id, player('Somebody_Else'));
    await tables.forget('Somebody_Else');
    expect(JSON.stringify(await tables.read(id))).not.toContain('Somebody_Else');
  });
});
