import type { Database } from '#server/database/database.ts';
import { hashOf } from './secret.ts';
import { addSession, endSecret, secretsOf } from './session.ts';

export const MOST_TOKENS = 20;

/** A token as its player may see it later: all but the secret. */
export interface Token {
  /** The hash of the secret, which does not reveal the secret. */
  readonly id: string;
  readonly created: number;
  /** When it was last used, to the hour. */
  readonly seen: number;
  /** What its player calls it; null where nobody has said. */
  readonly name: string | null;
}

/** Undefined when the player has as many as one may have. */
export async function makeToken(
  database: Database,
  player: string,
  now: number,
): Promise<{ readonly id: string; readonly token: string } | undefined> {
  return database.write(async (queries) => {
    const { count } = await secretsOf(queries, 'token', player, now)
      .select((is) => is.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MOST_TOKENS) return undefined;
    const token = await addSession(queries, 'token', player, now);
    return { id: hashOf(token), token };
  });
}

export async function listTokens(
  database: Database,
  player: string,
  now: number,
): Promise<readonly Token[]> {
  return secretsOf(database.queries, 'token', player, now)
    .select(['hash as id', 'created', 'seen', 'name'])
    .orderBy('created')
    .orderBy('hash')
    .execute();
}

/** Whether there was such a token of this player. */
export function revokeToken(database: Database, player: string, id: string): Promise<boolean> {
  return endSecret(database, 'token', player, id);
}
