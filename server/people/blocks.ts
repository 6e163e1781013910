import type { Database, Queries } from '#server/database/database.ts';
import { newId } from '../tables/random.ts';

/** A blocked player, as the blocker may see them. */
export interface Block {
  readonly id: string;
  /** What they were called then. */
  readonly name: string;
  readonly created: number;
}

/** Blocking somebody twice is blocking them once, with the name that they have now. */
export async function block(
  database: Database,
  player: string,
  { player: other, name }: { readonly player: string; readonly name: string },
  now: number,
): Promise<Block> {
  const row = { player_id: player, blocked_id: other, id: newId(), name, created: now };
  return database.write((queries) =>
    queries
      .insertInto('blocks')
      .values(row)
      .onConflict((is) => is.columns(['player_id', 'blocked_id']).doUpdateSet({ name }))
      .returning(['id', 'name', 'created'])
      .executeTakeFirstOrThrow(),
  );
}

export function listBlocks({ queries }: Database, player: string): Promise<readonly Block[]> {
  return queries
    .selectFrom('blocks')
    .select(['id', 'name', 'created'])
    .where('player_id', '=', player)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether there was such a block of this player's. */
export async function unblock(database: Database, player: string, id: string): Promise<boolean> {
  const row = await database.write((queries) =>
    queries
      .deleteFrom('blocks')
      .where('player_id', '=', player)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Everybody who does not want to meet a player. */
export async function blockersOf(
  { queries }: Database,
  player: string,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('blocks')
    .select('player_id')
    .where('blocked_id', '=', player)
    .execute();
  return new Set(rows.map((row) => row.player_id));
}

/** Everybody a player has blocked, and everybody who has blocked them. */
export async function strangersTo(queries: Queries, player: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('blocks')
    .select(['player_id', 'blocked_id'])
    .where((is) => is.or([is('player_id', '=', player), is('blocked_id', '=', player)]))
    .execute();
  return new Set(rows.map((row) => (row.player_id === player ? row.blocked_id : row.player_id)));
}
