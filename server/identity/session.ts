import type { Database, Queries } from '#server/database/database.ts';
import { type Player, playerOf } from './player.ts';
import { hashOf, newSecret } from './secret.ts';

/**
 * What a secret is good for: `session` is a device of the player, `token` a bot or tool of theirs,
 * `carry` a link that makes one more device theirs. None of them opens another's door.
 */
export type Kind = 'session' | 'token' | 'carry';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a secret lives: a session or a token since it was last used. */
export const LIFE: Readonly<Record<Kind, number>> = {
  session: 365 * DAY,
  token: 365 * DAY,
  carry: HOUR / 6,
};

export interface Visit {
  readonly player: Player;
  readonly kind: Kind;
  readonly hash: string;
}

/** Returns the secret, which is nowhere kept. */
export async function addSession(
  queries: Queries,
  kind: Kind,
  player: string,
  now: number,
  name: string | null = null,
): Promise<string> {
  const secret = newSecret();
  const times = { created: now, seen: now, expires: now + LIFE[kind] };
  const row = { hash: hashOf(secret), player_id: player, kind, name, ...times };
  await queries.insertInto('sessions').values(row).execute();
  return secret;
}

/**
 * Whose secret it is. One hash and one question, whatever is wrong with it: unknown, too old, of
 * another kind, or of somebody who is gone.
 */
export async function findVisit(
  database: Database,
  kind: Kind,
  secret: string,
  now: number,
): Promise<Visit | undefined> {
  const hash = hashOf(secret);
  const row = await database.queries
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select(['players.id', 'players.name', 'players.stamp', 'players.language', 'sessions.seen'])
    .where('sessions.hash', '=', hash)
    .where('sessions.kind', '=', kind)
    .where('sessions.expires', '>', now)
    .where('players.deleted', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (now - row.seen >= HOUR) await renew(database, kind, hash, row.id, now);
  return { player: playerOf(row), kind, hash };
}

export async function endSession(queries: Queries, hash: string): Promise<void> {
  await queries.deleteFrom('sessions').where('hash', '=', hash).execute();
}

/** Those of a player's secrets that still open something. */
export function secretsOf(queries: Queries, kind: Kind, player: string, now: number) {
  return queries
    .selectFrom('sessions')
    .where('player_id', '=', player)
    .where('kind', '=', kind)
    .where('expires', '>', now);
}

/** Whether there was such a secret of this player. */
export async function endSecret(
  database: Database,
  kind: Kind,
  player: string,
  hash: string,
): Promise<boolean> {
  const row = await database.write((queries) =>
    queries
      .deleteFrom('sessions')
      .where('hash', '=', hash)
      .where('player_id', '=', player)
      .where('kind', '=', kind)
      .returning('hash')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Whether there was such a secret of this player. */
export async function nameSecret(
  database: Database,
  kind: Kind,
  player: string,
  hash: string,
  name: string,
): Promise<boolean> {
  const row = await database.write((queries) =>
    queries
      .updateTable('sessions')
      .set({ name })
      .where('hash', '=', hash)
      .where('player_id', '=', player)
      .where('kind', '=', kind)
      .returning('hash')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Removes what has expired. To be called now and then. */
export async function sweepSessions(database: Database, now: number): Promise<void> {
  await database.write((queries) =>
    queries.deleteFrom('sessions').where('expires', '<=', now).execute(),
  );
}

/** At most once an hour: most visits write nothing. */
async function renew(database: Database, kind: Kind, hash: string, player: string, now: number) {
  await database.write(async (queries) => {
    await queries
      .updateTable('sessions')
      .set({ seen: now, expires: now + LIFE[kind] })
      .where('hash', '=', hash)
      .where('seen', '<=', now - HOUR)
      .execute();
    await queries.updateTable('players').set({ seen: now }).where('id', '=', player).execute();
  });
}
