import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { describeBoth } from '#testing/databases/both.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { offerCarry } from './carry.ts';
import { deletePlayer, FORMER_PLAYER, namesOf, withoutFormer } from './former.ts';
import { makePlayer } from './make.ts';
import { addSession, findVisit } from './session.ts';
import { EMMA, everythingIn, NOW, playersIn } from './testing.ts';
import { makeToken } from './tokens.ts';

const HOUR = 3_600_000;
describeBoth('%s', (database) => {
  const { make, find } = playersIn(database);

  async function matchOf(seats: readonly (string | undefined)[], names: readonly string[]) {
    const id = randomBytes(6).toString('hex');
    await database.write(async (queries) => {
      const setup = JSON.stringify({ players: names, options: { Sheet: 'A' }, dice: 'app' });
      const rest = { table_id: 't', game: 'toy', secret: 's', version: 0, length: 0, active: NOW };
      await queries
        .insertInto('matches')
        .values({ id, setup, ...rest, finished: NOW, created: NOW })
        .execute();
      for (const [seat, player_id] of seats.entries()) {
        if (player_id === undefined) continue;
        await queries
          .insertInto('match_players')
          .values({ match_id: id, seat, player_id })
          .execute();
      }
    });
    return { id, players: names };
  }

  const setupOf = async (id: string) => {
    const rows = database.queries.selectFrom('matches').select('setup').where('id', '=', id);
    return JSON.parse((await rows.executeTakeFirstOrThrow()).setup);
  };

  describe('deleting oneself', () => {
    const name = 'Rumpelstilz';
    const rare = () => makePlayer(database, { name, stamp: 'hare' }, NOW);

    test('leaves no name, session, token, link or passkey', async () => {
      const { player, secret } = await rare();
      const { token } = (await makeToken(database, player.id, NOW))!;
      await offerCarry(database, player.id, NOW);
      await database.write((queries) =>
        queries
          .insertInto('credentials')
          .values({
            id: player.id,
            player_id: player.id,
            public_key: 'k',
            counter: 0,
            transports: '',
            created: NOW,
            seen: NOW,
          })
          .execute(),
      );
      await matchOf([player.id], [name]);
      await deletePlayer(database, player.id, NOW);
      expect(await find(secret)).toBeUndefined();
      expect(await findVisit(database, 'token', token, NOW)).toBeUndefined();
      expect(await everythingIn(database)).not.toContain(name);
      for (const table of ['sessions', 'credentials', 'match_players'] as const) {
        const rows = database.queries.selectFrom(table).selectAll();
        expect(await rows.where('player_id', '=', player.id).execute()).toEqual([]);
      }
    });

    test('keeps the match, with a former player in the seat', async () => {
      const [gone, emma] = [await rare(), await make(EMMA)];
      const match = await matchOf(
        [emma.player.id, undefined, gone.player.id],
        ['Emma', 'Bot', name],
      );
      expect(await namesOf(database.queries, match)).toEqual(['Emma', 'Bot', name]);
      await deletePlayer(database, gone.player.id, NOW);
      const names = ['Emma', 'Bot', FORMER_PLAYER];
      expect(await namesOf(database.queries, match)).toEqual(names);
      expect(await setupOf(match.id)).toEqual({
        players: names,
        options: { Sheet: 'A' },
        dice: 'app',
      });
    });

    test('by all players of a match at once leaves none of their names', async () => {
      const three = await Promise.all([rare(), rare(), rare()]);
      const ids = three.map(({ player }) => player.id);
      const names = ids.map((_, seat) => `${name} ${seat}`);
      const matches = await Promise.all([1, 2, 3, 4].map(() => matchOf(ids, names)));
      await Promise.all(ids.map((id) => deletePlayer(database, id, NOW)));
      const former = [FORMER_PLAYER, `${FORMER_PLAYER} 2`, `${FORMER_PLAYER} 3`];
      for (const match of matches) {
        expect(await namesOf(database.queries, match)).toEqual(former);
        expect((await setupOf(match.id)).players.toSorted()).toEqual(former);
      }
    });

    test('hides the name even in a match that was begun at the same moment', async () => {
      const { player } = await rare();
      await deletePlayer(database, player.id, NOW);
      const match = await matchOf([player.id], [name]);
      expect(await namesOf(database.queries, match)).toEqual([FORMER_PLAYER]);
    });

    test('ends even a session that is begun at the same moment', async () => {
      const { player } = await rare();
      await deletePlayer(database, player.id, NOW);
      const late = await database.write((queries) =>
        addSession(queries, 'session', player.id, NOW),
      );
      expect(await find(late)).toBeUndefined();
      await deletePlayer(database, player.id, NOW);
    });

    test('twice is deleting oneself once', async () => {
      const { player } = await rare();
      await deletePlayer(database, player.id, NOW);
      const before = await everythingIn(database);
      await deletePlayer(database, player.id, NOW + HOUR);
      await deletePlayer(database, 'nobody', NOW);
      expect(await everythingIn(database)).toBe(before);
    });
  });
});

test('of the embedded database, not even the bytes of a deleted name stay on the disk', async () => {
  const folder = temporaryFolder();
  const database = await openDatabase({ folder });
  onTestFinished(() => database.close());
  const onDisk = (): string =>
    readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'latin1'))
      .join();
  const { player } = await makePlayer(database, { name: 'Rumpelstilz', stamp: 'hare' }, NOW);
  // Rows around it, and several versions of the row itself.
  for (let count = 0; count < 50; count++) await makePlayer(database, EMMA, NOW);
  await database.scrub();
  await database.write((queries) =>
    queries.updateTable('players').set({ seen: 1 }).where('id', '=', player.id).execute(),
  );
  expect(onDisk()).toContain('Rumpelstilz');
  await deletePlayer(database, player.id, NOW);
  expect(onDisk()).not.toContain('Rumpelstilz');
});

test('a backup that reads meanwhile is not waited for; the bytes go when it is done', async () => {
  const folder = temporaryFolder();
  const database = await openDatabase({ folder });
  onTestFinished(() => database.close());
  const { player } = await makePlayer(database, { name: 'Rumpelstilz', stamp: 'hare' }, NOW);
  const reader = new DatabaseSync(path.join(folder, 'dicepad.db'), { readOnly: true });
  reader.exec('begin');
  reader.prepare('select * from players').all();
  await deletePlayer(database, player.id, NOW);
  const journal = () => readFileSync(path.join(folder, 'dicepad.db-wal'), 'latin1');
  expect(journal()).toContain('Rumpelstilz');
  reader.close();
  await database.scrub();
  expect(journal()).toBe('');
});

test('names stay different when former players are many, or somebody has called themselves so', () => {
  expect(withoutFormer(['A', 'B', 'C'], [0, 2])).toEqual([
    FORMER_PLAYER,
    'B',
    `${FORMER_PLAYER} 2`,
  ]);
  expect(withoutFormer([FORMER_PLAYER, 'B'], [1])).toEqual([FORMER_PLAYER, `${FORMER_PLAYER} 2`]);
  expect(withoutFormer([FORMER_PLAYER, 'B'], [0])).toEqual([FORMER_PLAYER, 'B']);
});
