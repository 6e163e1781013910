import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeBoth } from '#testing/databases/both.ts';
import type { Database } from '../database/database.ts';
import { block } from '../people/blocks.ts';
import { SYMBOLS } from './code.ts';
import { OPTIONS, player, sure, tablesIn, withoutNothing } from './testing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeBoth('lobbies in %s', (database) => {
  const { time, store, tables, made } = tablesIn(database);
  const listed = async (reader?: string) => (await tables.open(reader)).map(({ id }) => id);

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

  test('a match that has begun is no lobby, even with the host present', async () => {
    const { id } = await made('Ida');
    await tables.addBot(id, 'Ida', 'greedy');
    await tables.begin(id, 'Ida');
    time.now += MINUTE;
    await tables.see((await tables.read(id))!);
    expect(await listed()).not.toContain(id);
  });

  test('somebody who was sent away is not shown the table any more', async () => {
    const { id } = await made();
    await tables.sit(id, player('Tom'));
    expect(await listed('Tom')).toContain(id);
    sure(await tables.leave(id, 'Lea', 1));
    expect(await listed('Tom')).not.toContain(id);
    expect(await listed('Zoe')).toContain(id);
  });

  test('a waiting player is skipped while a blocker is seated, and seated later', async () => {
    const { id } = await made('Oda');
    await tables.sit(id, player('Per'));
    const { match } = sure(await tables.begin(id, 'Oda'));
    for (const name of ['Rik', 'Sue']) sure(await tables.queue(id, player(name)));
    await block(database, 'Per', { player: 'Rik', name: 'Rik' }, time.now);
    await tables.end(id, match!);
    const again = sure(await tables.again(id, 'Oda'));
    expect(again.seats.map(({ name }) => name)).toEqual(['Per', 'Oda', 'Sue']);
    expect(again.queue?.map(({ name }) => name)).toEqual(['Rik']);
    await tables.forget('Per');
    const next = (await tables.read(id))!;
    expect(next.seats.map(({ name }) => name)).toEqual(['Oda', 'Sue', 'Rik']);
    expect(next.queue).toBeUndefined();
  });

  test('a player is told where they sit, in lobbies and at matches that are not over', async () => {
    const sitting = async () => (await tables.sitting('Una')).map(({ id }) => id);
    const [lobby, match, left] = [await made('Lea'), await made('Kim'), await made('Bea')];
    for (const { id } of [lobby, match, left]) await tables.sit(id, player('Una'));
    time.now += 1000;
    sure(await tables.begin(match.id, 'Kim'));
    sure(await tables.leave(left.id, 'Una', 1));
    expect(await sitting()).toEqual([match.id, lobby.id]);
    sure(await tables.leave(match.id, 'Kim', 1));
    sure(await tables.close(lobby.id, 'Lea'));
    expect(await sitting()).toEqual([]);
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

  test('a code of three symbols, as there were before, is shown to nobody and given back', async () => {
    const { id, code: _, ...rest } = await made('Old');
    const kept = `${id}-old`;
    expect(await store.make({ ...rest, id: kept, code: 'sun leaf drop 42' })).toBe(true);
    expect((await tables.read(kept))!.code).toBeUndefined();
    expect(sure(await tables.sit(kept, player('Tom'))).code).toBeUndefined();
    const row = database.queries.selectFrom('tables').select('code').where('id', '=', kept);
    expect(await row.executeTakeFirst()).toEqual({ code: null });
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
});

/** Every code there is belongs to some table. */
async function useUpCodes(database: Database): Promise<void> {
  const listed = (each: readonly string[]) => sql.join(each.map((one) => sql`(${one})`));
  await database.write((queries) =>
    sql`
      with symbols (symbol) as (values ${listed(SYMBOLS)}),
        digits (digit) as (values ${listed([...'0123456789'])}),
        codes (code) as (
          select a.symbol || ' ' || b.symbol || ' ' || c.symbol || ' ' || d.symbol || ' ' ||
            e.digit || f.digit
          from symbols a, symbols b, symbols c, symbols d, digits e, digits f
        )
      insert into tables (id, revision, state, is_public, changed, document, code)
      select 'used ' || code, 0, 'closed', 0, 0, '{}', code from codes where true
      on conflict do nothing
    `.execute(queries),
  );
}
