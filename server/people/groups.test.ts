import { expect, test } from 'vitest';
import { describeBoth } from '#testing/databases/both.ts';
import { deletePlayer } from '../identity/former.ts';
import { makePlayer } from '../identity/make.ts';
import { everythingIn } from '../identity/testing.ts';
import { newId } from '../tables/random.ts';
import { block } from './blocks.ts';
import { groupsOf, muteGroup, REMEMBERED, sweepMuted, usualTables } from './groups.ts';

describeBoth('groups in %s', (database) => {
  const NOW = 1_900_000_000_000;
  const MINUTE = 60_000;

  const come = async (name: string): Promise<string> =>
    (await makePlayer(database, { name, stamp: 'owl' }, NOW)).player.id;

  interface Match {
    readonly finished?: number | null;
    readonly isPublic?: boolean;
    readonly game?: string;
  }

  /** A match of these people, over at a time or not at all. */
  async function played(people: readonly string[], match: Match = {}): Promise<string> {
    const { finished = NOW, isPublic = false, game = 'qwixx' } = match;
    const [id, table] = [newId(), newId()];
    await database.write(async (queries) => {
      await queries
        .insertInto('tables')
        .values({
          id: table,
          revision: 1,
          state: 'over',
          code: null,
          is_public: Number(isPublic),
          changed: NOW,
          document: '{}',
        })
        .execute();
      await queries
        .insertInto('matches')
        .values({
          id,
          table_id: table,
          game,
          setup: JSON.stringify({ players: people.map((_, seat) => `P${seat}`) }),
          secret: 's',
          version: 1,
          length: 1,
          finished,
          created: 1,
          active: finished ?? NOW,
        })
        .execute();
      const seats = people.map((player_id, seat) => ({ match_id: id, seat, player_id }));
      await queries.insertInto('match_players').values(seats).execute();
    });
    return table;
  }

  /** The same where somebody left their seat for good, and perhaps somebody took it over. */
  async function playedOn(table: string, left: string, came?: string): Promise<void> {
    await database.write(async (queries) => {
      const { id } = await queries
        .selectFrom('matches')
        .select('id')
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      const { seat } = await queries
        .updateTable('match_players')
        .set({ to_roll: 3 })
        .where('match_id', '=', id)
        .where('player_id', '=', left)
        .returning('seat')
        .executeTakeFirstOrThrow();
      if (came === undefined) return;
      const hand = { match_id: id, seat, nth: 1, player_id: came, name: 'N', from_roll: 4 };
      await queries.insertInto('match_players').values(hand).execute();
    });
  }

  const namesFor = async (player: string, now = NOW) =>
    (await usualTables(database, player, now)).map(({ people }) =>
      people.map(({ name }) => name).toSorted(),
    );

  test('everybody of a match finds the others, under the same id and without theirs', async () => {
    const [ana, ben, cleo] = [await come('Ana'), await come('Ben'), await come('Cleo')];
    await played([ana, ben, cleo], { finished: NOW - 5 });
    const last = await played([cleo, ana, ben], { game: 'encore' });
    const [one, other] = [
      await usualTables(database, ana, NOW),
      await usualTables(database, ben, NOW),
    ];
    expect(one).toEqual([
      { id: other[0]!.id, game: 'encore', played: NOW, people: expect.any(Array) },
    ]);
    expect(one[0]!.people.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: 'Ben', stamp: 'owl' },
      { name: 'Cleo', stamp: 'owl' },
    ]);
    for (const id of [ana, ben, cleo]) expect(JSON.stringify([one, other])).not.toContain(id);
    expect(await groupsOf(database, ana, NOW)).toMatchObject([{ table: last }]);
  });

  test('other people are another group; the latest comes first', async () => {
    const [ana, ben, cleo] = [await come('Ana'), await come('Ben'), await come('Cleo')];
    await played([ana, ben], { finished: NOW - 2 });
    await played([ana, ben, cleo], { finished: NOW - 1 });
    await played([ana]);
    await played([ana, cleo], { finished: null });
    expect(await namesFor(ana)).toEqual([['Ben', 'Cleo'], ['Ben']]);
    expect(await namesFor(cleo)).toEqual([['Ana', 'Ben']]);
  });

  test('strangers at a public table are a group after their second match', async () => {
    const [ana, ben] = [await come('Ana'), await come('Ben')];
    await played([ana, ben], { isPublic: true });
    expect(await namesFor(ana)).toEqual([]);
    await played([ana, ben], { isPublic: true });
    expect(await namesFor(ana)).toEqual([['Ben']]);
  });

  test('a match is one of those who were there at its end', async () => {
    const [ana, ben, cleo, dan] = [
      await come('Ana'),
      await come('Ben'),
      await come('Cleo'),
      await come('Dan'),
    ];
    await playedOn(await played([ana, ben, cleo]), cleo);
    expect(await namesFor(ana)).toEqual([['Ben']]);
    expect(await namesFor(cleo)).toEqual([]);
    await playedOn(await played([ana, ben, cleo], { finished: NOW + 1 }), cleo, dan);
    expect(await namesFor(ana)).toEqual([['Ben', 'Dan'], ['Ben']]);
    expect(await namesFor(cleo)).toEqual([]);
  });

  test('a player who left and came back was there once', async () => {
    const [ana, ben] = [await come('Ana'), await come('Ben')];
    await playedOn(await played([ana, ben], { isPublic: true }), ben, ben);
    expect(await namesFor(ana)).toEqual([]);
    expect(await namesFor(ben)).toEqual([]);
    await played([ana, ben], { isPublic: true });
    expect(await namesFor(ben)).toEqual([['Ana']]);
  });

  test('six groups are shown, and matches of a year count', async () => {
    const ana = await come('Ana');
    for (let each = 0; each < 8; each++) {
      await played([ana, await come(`B${each}`)], { finished: NOW + each });
    }
    expect(await namesFor(ana)).toEqual([['B7'], ['B6'], ['B5'], ['B4'], ['B3'], ['B2']]);
    expect(await namesFor(ana, NOW + REMEMBERED + 6)).toEqual([['B7'], ['B6']]);
    expect(await namesFor(ana, NOW + REMEMBERED + 8)).toEqual([]);
  });

  test('a block between any two ends it for all of them, until it is taken back', async () => {
    const [ana, ben, cleo] = [await come('Ana'), await come('Ben'), await come('Cleo')];
    await played([ana, ben, cleo]);
    await played([ana, ben]);
    await block(database, ben, { player: cleo, name: 'Cleo' }, NOW);
    expect(await namesFor(ana)).toEqual([['Ben']]);
    expect(await namesFor(ben)).toEqual([['Ana']]);
    expect(await namesFor(cleo)).toEqual([]);
  });

  test('a deleted player ends their groups and leaves nothing of them', async () => {
    const [ana, ben, cleo] = [await come('Ana'), await come('Ben'), await come('Cleo')];
    await played([ana, ben, cleo]);
    const [group] = await groupsOf(database, cleo, NOW);
    await muteGroup(database, cleo, group!.id, NOW);
    await deletePlayer(database, cleo, NOW);
    expect(await namesFor(ana)).toEqual([]);
    expect(await namesFor(ben)).toEqual([]);
    expect(await everythingIn(database)).not.toContain(group!.id);
  });

  test('muting is for oneself, twice is once, and ends with the next match together', async () => {
    const [ana, ben] = [await come('Ana'), await come('Ben')];
    await played([ana, ben]);
    const [group] = await groupsOf(database, ana, NOW);
    await muteGroup(database, ana, group!.id, NOW);
    await muteGroup(database, ana, group!.id, NOW + MINUTE);
    expect(await namesFor(ana)).toEqual([]);
    expect(await namesFor(ben)).toEqual([['Ana']]);
    await played([ana, ben], { finished: NOW + 2 * MINUTE });
    expect(await namesFor(ana, NOW + 3 * MINUTE)).toEqual([['Ben']]);
  });

  test('what was muted is forgotten when the group is', async () => {
    const count = async () =>
      (await database.queries.selectFrom('muted_groups').selectAll().execute()).length;
    await muteGroup(database, 'somebody', 'some group', NOW + 9 * MINUTE);
    const before = await count();
    await sweepMuted(database, NOW + 9 * MINUTE + REMEMBERED);
    expect(before).toBeGreaterThan(1);
    expect(await count()).toBe(1);
    await sweepMuted(database, NOW + 9 * MINUTE + REMEMBERED + 1);
    expect(await count()).toBe(0);
  });
});
