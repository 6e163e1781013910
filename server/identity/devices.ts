import type { Database } from '#server/database/database.ts';
import { endSecret, secretsOf } from './session.ts';

/** A device that is signed in, as its player may see it. */
export interface SignedIn {
  /** The hash of its secret, which does not reveal the secret. */
  readonly id: string;
  readonly created: number;
  /** When it was last used, to the hour. */
  readonly seen: number;
  /** What its player calls it; null where nobody has said. */
  readonly name: string | null;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

export async function listDevices(
  database: Database,
  player: string,
  own: string,
  now: number,
): Promise<readonly SignedIn[]> {
  const rows = await secretsOf(database.queries, 'session', player, now)
    .select(['hash as id', 'created', 'seen', 'name'])
    .orderBy('seen', 'desc')
    .orderBy('hash')
    .execute();
  return rows.map((row) => ({ ...row, isThis: row.id === own }));
}

/** Signs one device out. Whether there was such a one of this player. */
export function endDevice(database: Database, player: string, id: string): Promise<boolean> {
  return endSecret(database, 'session', player, id);
}

/** Signs out all devices but one, and with them whatever link to another is still open. */
export async function endOtherDevices(database: Database, player: string, own: string) {
  await database.write((queries) =>
    queries
      .deleteFrom('sessions')
      .where('player_id', '=', player)
      .where('kind', 'in', ['session', 'carry'])
      .where('hash', '!=', own)
      .execute(),
  );
}
