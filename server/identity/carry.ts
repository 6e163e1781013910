import type { Database } from '#server/database/database.ts';
import { findPlayer, type Player } from './player.ts';
import { hashOf } from './secret.ts';
import { addSession, endSession, LIFE } from './session.ts';

/** A link by which another device becomes this player's too. An older link ends. */
export async function offerCarry(
  database: Database,
  player: string,
  now: number,
): Promise<{ readonly secret: string; readonly expires: number }> {
  const secret = await database.write(async (queries) => {
    await queries
      .deleteFrom('sessions')
      .where('player_id', '=', player)
      .where('kind', '=', 'carry')
      .execute();
    return addSession(queries, 'carry', player, now);
  });
  return { secret, expires: now + LIFE.carry };
}

/**
 * Uses up a link: of two who try at once, one gets it. The session that the device had before, if
 * any, ends. Undefined when the link is wrong, used or too old.
 */
export async function takeCarry(
  database: Database,
  secret: string,
  before: string | undefined,
  now: number,
  device: string | null = null,
): Promise<{ readonly player: Player; readonly secret: string } | undefined> {
  return database.write(async (queries) => {
    const row = await queries
      .deleteFrom('sessions')
      .where('hash', '=', hashOf(secret))
      .where('kind', '=', 'carry')
      .where('expires', '>', now)
      .returning('player_id')
      .executeTakeFirst();
    const player = row && (await findPlayer(queries, row.player_id));
    if (!player) return undefined;
    if (before !== undefined) await endSession(queries, before);
    return { player, secret: await addSession(queries, 'session', player.id, now, device) };
  });
}
