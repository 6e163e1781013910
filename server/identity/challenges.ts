import type { Database } from '#server/database/database.ts';
import { newSecret } from './secret.ts';

/** What a challenge is for: one that was made for registering signs nobody in. */
type Purpose = 'register' | 'sign in';

export const LIFE = 300_000;

/** Something new for an authenticator to sign, soon. */
export async function newChallenge(
  database: Database,
  purpose: Purpose,
  player: string | null,
  now: number,
): Promise<string> {
  const challenge = newSecret();
  const row = { challenge, purpose, player_id: player, expires: now + LIFE };
  await database.write((queries) => queries.insertInto('challenges').values(row).execute());
  return challenge;
}

/** Uses a challenge up. Whether it was one of ours, for this, and not too old. */
export async function takeChallenge(
  database: Database,
  purpose: Purpose,
  player: string | null,
  challenge: string,
  now: number,
): Promise<boolean> {
  const row = await database.write((queries) =>
    queries
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('expires', '>', now)
      .where('player_id', player === null ? 'is' : '=', player)
      .returning('challenge')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Removes what nobody has signed. To be called now and then. */
export async function sweepChallenges(database: Database, now: number): Promise<void> {
  await database.write((queries) =>
    queries.deleteFrom('challenges').where('expires', '<=', now).execute(),
  );
}
