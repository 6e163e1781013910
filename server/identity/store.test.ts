import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { describeBoth } from '#testing/databases/both.ts';
import { deletePlayer } from './former.ts';
import { changePlayer } from './player.ts';
import { hashOf, newSecret } from './secret.ts';
import { addSession, findVisit, LIFE, sweepSessions } from './session.ts';
import { EMMA, everythingIn, MAX, NOW, playersIn } from './testing.ts';
import { listTokens, MOST_TOKENS, makeToken, revokeToken } from './tokens.ts';

const HOUR = 3_600_000;
describeBoth('%s', (database) => {
  const { make, find } = playersIn(database);
  const sessionOf = (secret: string) =>
    database.queries
      .selectFrom('sessions')
      .selectAll()
      .where('hash', '=', hashOf(secret))
      .executeTakeFirst();

  describe('sessions', () => {
    test('a player is known by the secret of their device, of which only a hash is kept', async () => {
      const { player, secret } = await make();
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(await find(secret)).toEqual({ player, kind: 'session', hash: hashOf(secret) });
      expect(player).toMatchObject(MAX);
      expect(await everythingIn(database)).not.toContain(secret);
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
        { id: made.id, created: NOW, seen: NOW + HOUR, name: null },
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
});
