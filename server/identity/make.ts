import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import type { Player, Profile } from './player.ts';
import { addSession } from './session.ts';

/** A new player, and the secret of their first session. */
export async function makePlayer(
  database: Database,
  { name, stamp, language }: Profile,
  now: number,
  device: string | null = null,
): Promise<{ readonly player: Player; readonly secret: string }> {
  const player: Player = { id: randomBytes(16).toString('base64url'), name, stamp, language };
  const secret = await database.write(async (queries) => {
    const times = { created: now, seen: now, deleted: null };
    const row = { id: player.id, name, stamp, language: language ?? null, ...times };
    await queries.insertInto('players').values(row).execute();
    return addSession(queries, 'session', player.id, now, device);
  });
  return { player, secret };
}
