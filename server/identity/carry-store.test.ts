import { describe, expect, test } from 'vitest';
import { describeBoth } from '#testing/databases/both.ts';
import { offerCarry, takeCarry } from './carry.ts';
import { deletePlayer } from './former.ts';
import { hashOf, newSecret } from './secret.ts';
import { findVisit } from './session.ts';
import { EMMA, NOW, playersIn } from './testing.ts';
import { makeToken } from './tokens.ts';

describeBoth('%s', (database) => {
  const { make, find } = playersIn(database);

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
});
