import { randomBytes } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open.ts';
import { freshPostgres } from '#testing/databases/postgres.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { offerCarry, takeCarry } from './carry.ts';
import { deletePlayer, FORMER_PLAYER, namesOf, withoutFormer } from './former.ts';
import { makePlayer } from './make.ts';
import { changePlayer } from './player.ts';
import { hashOf, newSecret } from './secret.ts';
import { addSession, findVisit, LIFE, sweepSessions } from './session.ts';
import { listTokens, MOST_TOKENS, makeToken, revokeToken } from './tokens.ts';

const MAX = { name: 'Max', stamp: 'fox', language: 'de' } as const;
const EMMA = { name: 'Emma', stamp: 'owl' } as const;
const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const PATIENCE_MS = 60_000;

const folder = temporaryFolder();

describe.each([
  ['embedded', () => openDatabase({ folder })],
  ['postgres', async () => openDatabase({ folder, url: await freshPostgres() })],
] as const)('%s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, PATIENCE_MS);
  afterAll(() => database.close());

  const make = (profile: typeof MAX | typeof EMMA = MAX) => makePlayer(database, profile, NOW);
  const find = (secret: string, now = NOW) => findVisit(database, 'session', secret, now);
  const sessionOf = (secret: string) =>
    database.queries
      .selectFrom('sessions')
      .selectAll()
      .where('hash', '=', hashOf(secret))
      .executeTakeFirst();

  async function matchOf(seats: readonly (string | undefined)[], names: readonly string[]) {
    const id = randomBytes(6).toString('hex');
    await database.write(async (queries) => {
      const setup = JSON.stringify({ players: names, options: { Sheet: 'A' }, dice: 'app' });
      const rest = { table_id: 't', game: 'toy', secret: 's', version: 0, length: 0 };
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

  /** Every text of every table. */
  async function everything(): Promise<string> {
    const { queries } = database;
    const tables = ['players', 'sessions', 'credentials', 'matches', 'match_players'] as const;
    const all = tables.map((table) => queries.selectFrom(table).selectAll().execute());
    return JSON.stringify(await Promise.all(all));
  }

  describe('sessions', () => {
    test('a player is known by the secret of their device, of which only a hash is kept', async () => {
      const { player, secret } = await make();
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(await find(secret)).toEqual({ player, kind: 'session', hash: hashOf(secret) });
      expect(player).toMatchObject(MAX);
      expect(await everything()).not.toContain(secret);
    });

    test('a forged secret is nobody, and so is the hash of a true one', async () => {
      const { secret } = await make();
      const forged = ['', ' ', 'x', newSecret(), hashOf(secret), secret.slice(1), `${secret}=`];
      for (const each of [...forged, "' or 1=1 --", 'x'.repeat(8000), '\u0000']) {
        expect(await find(each), each).toBeUndefined();
      }
    });

    test('wrong secrets of any kind are the same work as right ones', async () => {
      const { player, secret } = await make();
      const asked: string[] = [];
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => {
          asked.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const counted = { ...database, queries: database.queries.withPlugin(counting) };
      const token = (await makeToken(database, player.id, NOW))!.token;
      const old = await database.write((queries) =>
        addSession(queries, 'session', player.id, NOW - LIFE.session),
      );
      const gone = await make();
      await deletePlayer(database, gone.player.id, NOW);
      for (const each of [secret, '', 'x', newSecret(), token, old, gone.secret]) {
        asked.length = 0;
        await findVisit(counted, 'session', each, NOW);
        expect(asked, each).toEqual(['SelectQueryNode']);
      }
    });

    test('a session ends after a year without use, and use renews it', async () => {
      const { secret } = await make();
      expect(await find(secret, NOW + LIFE.session - 1)).toBeDefined();
      expect(await find(secret, NOW + LIFE.session + HOUR)).toBeDefined();
      expect(await find(secret, NOW + 2 * LIFE.session + HOUR)).toBeUndefined();
    });

    test('a visit is noted at most once an hour', async () => {
      const { player, secret } = await make();
      await find(secret, NOW + HOUR - 1);
      expect((await sessionOf(secret))?.seen).toBe(NOW);
      await find(secret, NOW + HOUR);
      const expires = NOW + HOUR + LIFE.session;
      expect(await sessionOf(secret)).toMatchObject({ seen: NOW + HOUR, expires });
      const players = database.queries.selectFrom('players').select('seen');
      const { seen } = await players.where('id', '=', player.id).executeTakeFirstOrThrow();
      expect(seen).toBe(NOW + HOUR);
    });

    test('what has expired is swept away, and nothing else', async () => {
      const [old, young] = [await make(), await make()];
      await find(young.secret, NOW + HOUR);
      await sweepSessions(database, NOW + LIFE.session);
      expect(await sessionOf(old.secret)).toBeUndefined();
      expect(await sessionOf(young.secret)).toBeDefined();
    });
  });

  test('name, stamp and language can be changed', async () => {
    const { player, secret } = await make();
    const changed = await changePlayer(database, player.id, EMMA);
    expect(changed).toEqual({ ...EMMA, id: player.id, language: 'de' });
    expect((await find(secret))?.player).toEqual(changed);
    await deletePlayer(database, player.id, NOW);
    expect(await changePlayer(database, player.id, EMMA)).toBeUndefined();
  });

  describe('tokens', () => {
    test('open the door of tools and no other, until they are revoked', async () => {
      const { player, secret } = await make();
      const made = (await makeToken(database, player.id, NOW))!;
      expect(await find(made.token)).toBeUndefined();
      expect(await findVisit(database, 'token', secret, NOW)).toBeUndefined();
      const visit = await findVisit(database, 'token', made.token, NOW + HOUR);
      expect(visit?.player).toEqual(player);
      expect(await listTokens(database, player.id, NOW + HOUR)).toEqual([
        { id: made.id, created: NOW, seen: NOW + HOUR },
      ]);
      expect(await revokeToken(database, player.id, made.id)).toBe(true);
      expect(await revokeToken(database, player.id, made.id)).toBe(false);
      expect(await findVisit(database, 'token', made.token, NOW)).toBeUndefined();
      expect(await find(secret)).toBeDefined();
    });

    test('are neither seen nor revoked by another player, and sessions are no tokens', async () => {
      const [max, emma] = [await make(), await make(EMMA)];
      const made = (await makeToken(database, max.player.id, NOW))!;
      expect(await listTokens(database, emma.player.id, NOW)).toEqual([]);
      expect(await revokeToken(database, emma.player.id, made.id)).toBe(false);
      expect(await revokeToken(database, max.player.id, hashOf(max.secret))).toBe(false);
      expect(await findVisit(database, 'token', made.token, NOW)).toBeDefined();
    });

    test('are not without number', async () => {
      const { player } = await make();
      for (let count = 0; count < MOST_TOKENS; count += 1) {
        expect(await makeToken(database, player.id, NOW)).toBeDefined();
      }
      expect(await makeToken(database, player.id, NOW)).toBeUndefined();
      expect(await makeToken(database, player.id, NOW + LIFE.token)).toBeDefined();
    });
  });

  describe('carrying a player to another device', () => {
    const offer = async () => {
      const made = await make();
      return { ...made, link: (await offerCarry(database, made.player.id, NOW)).secret };
    };
    const take = (link: string, now = NOW, before?: string) =>
      takeCarry(database, link, before, now);

    test('gives it a session of its own, and the first one stays', async () => {
      const { player, secret, link } = await offer();
      const taken = (await take(link))!;
      expect(taken.player).toEqual(player);
      expect(taken.secret).not.toBe(secret);
      expect((await find(taken.secret))?.player).toEqual(player);
      expect(await find(secret)).toBeDefined();
    });

    test('works once, even for two at the same time', async () => {
      const { link } = await offer();
      const both = await Promise.all([take(link), take(link)]);
      expect(both.filter(Boolean)).toHaveLength(1);
      expect(await take(link)).toBeUndefined();
    });

    test('works for ten minutes', async () => {
      const { link } = await offer();
      expect(await take(link, NOW + 600_000)).toBeUndefined();
      expect(await take(link, NOW + 599_999)).toBeDefined();
    });

    test('works with the newest link only', async () => {
      const { player, link } = await offer();
      const { secret: newer } = await offerCarry(database, player.id, NOW);
      expect(await take(link)).toBeUndefined();
      expect(await take(newer)).toBeDefined();
    });

    test('needs a link: no session, token or hash will do', async () => {
      const { player, secret, link } = await offer();
      const { token } = (await makeToken(database, player.id, NOW))!;
      for (const each of [secret, token, hashOf(link), newSecret(), '']) {
        expect(await take(each)).toBeUndefined();
      }
      expect(await find(link)).toBeUndefined();
      expect(await findVisit(database, 'token', link, NOW)).toBeUndefined();
    });

    test('ends the session that the device had, but not for a wrong link', async () => {
      const { link } = await offer();
      const other = await make(EMMA);
      await take(newSecret(), NOW, hashOf(other.secret));
      expect(await find(other.secret)).toBeDefined();
      await take(link, NOW, hashOf(other.secret));
      expect(await find(other.secret)).toBeUndefined();
    });

    test('does not bring back who has deleted themselves', async () => {
      const { player, link } = await offer();
      await deletePlayer(database, player.id, NOW);
      expect(await take(link)).toBeUndefined();
    });
  });

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
          })
          .execute(),
      );
      await matchOf([player.id], [name]);
      await deletePlayer(database, player.id, NOW);
      expect(await find(secret)).toBeUndefined();
      expect(await findVisit(database, 'token', token, NOW)).toBeUndefined();
      expect(await everything()).not.toContain(name);
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
      const before = await everything();
      await deletePlayer(database, player.id, NOW + HOUR);
      await deletePlayer(database, 'nobody', NOW);
      expect(await everything()).toBe(before);
    });
  });
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
