import type { Seat } from '#engine/contract.ts';
import type { Database, Queries } from '#server/database/database.ts';

export const FORMER_PLAYER = 'former player';

/**
 * Deletes all that is known of a player, in one go; they have left their tables before. Their
 * finished matches belong to the others too and stay, with a former player in their seat. Doing it
 * twice is doing it once.
 */
export async function deletePlayer(database: Database, id: string, now: number): Promise<void> {
  await database.write(async (queries) => {
    await queries
      .updateTable('players')
      .set({ name: '', stamp: '', language: null, created: now, seen: now, deleted: now })
      .where('id', '=', id)
      .where('deleted', 'is', null)
      .execute();
    await queries.deleteFrom('sessions').where('player_id', '=', id).execute();
    await queries.deleteFrom('credentials').where('player_id', '=', id).execute();
    await queries.deleteFrom('muted_groups').where('player_id', '=', id).execute();
    await forgetOpinions(queries, id);
    const matches = await queries
      .updateTable('match_players')
      .set((is) => ({
        player_id: null,
        name: is.case().when('name', 'is not', null).then(FORMER_PLAYER).else(null).end(),
      }))
      .where('player_id', '=', id)
      .returning('match_id')
      .execute();
    // In order, so that two who leave the same matches at once do not wait for each other.
    const ids = [...new Set(matches.map(({ match_id }) => match_id))].sort();
    for (const match of ids) await eraseNames(queries, match);
  });
  await database.scrub();
}

/**
 * The names of a match as they may be shown now. A process with the match in memory may still know
 * a name that is deleted, so every record asks.
 */
export async function namesOf(
  queries: Queries,
  match: { readonly id: string; readonly players: readonly string[] },
): Promise<readonly string[]> {
  return withoutFormer(match.players, await formerSeats(queries, match.id));
}

/** Records need a different name in every seat. */
export function withoutFormer(
  names: readonly string[],
  former: readonly Seat[],
): readonly string[] {
  const taken = new Set(names.filter((_, seat) => !former.includes(seat)));
  return names.map((name, seat) => {
    if (!former.includes(seat)) return name;
    let free = FORMER_PLAYER;
    for (let count = 2; taken.has(free); count += 1) free = `${FORMER_PLAYER} ${count}`;
    taken.add(free);
    return free;
  });
}

/** Bots are nobody's seats and have no rows. */
async function formerSeats(queries: Queries, match: string): Promise<readonly Seat[]> {
  const rows = await queries
    .selectFrom('match_players')
    .leftJoin('players', (join) =>
      join.onRef('players.id', '=', 'match_players.player_id').on('players.deleted', 'is', null),
    )
    .select('match_players.seat')
    .where('match_players.match_id', '=', match)
    .where('match_players.nth', '=', 0)
    .where('players.id', 'is', null)
    .orderBy('match_players.seat')
    .execute();
  return rows.map(({ seat }) => seat);
}

/** Deletes their blocks and reports; reports about them stay, without their id. */
async function forgetOpinions(queries: Queries, id: string): Promise<void> {
  await queries
    .deleteFrom('blocks')
    .where((is) => is.or([is('player_id', '=', id), is('blocked_id', '=', id)]))
    .execute();
  await queries
    .updateTable('reports')
    .set({ reporter_id: null })
    .where('reporter_id', '=', id)
    .execute();
  await queries
    .updateTable('reports')
    .set({ reported_id: null, name: '' })
    .where('reported_id', '=', id)
    .execute();
}

/** Writes before it reads, so that a concurrent erasure in the same match has to wait. */
async function eraseNames(queries: Queries, match: string): Promise<void> {
  const row = await queries
    .updateTable('matches')
    .set((is) => ({ setup: is.ref('setup') }))
    .where('id', '=', match)
    .returning('setup')
    .executeTakeFirst();
  if (!row) return;
  const setup: { readonly players: readonly string[] } = JSON.parse(row.setup);
  const players = withoutFormer(setup.players, await formerSeats(queries, match));
  await queries
    .updateTable('matches')
    .set({ setup: JSON.stringify({ ...setup, players }) })
    .where('id', '=', match)
    .execute();
}
