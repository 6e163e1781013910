import { createHash } from 'node:crypto';
import type { UsualTable } from '#protocol/company.ts';
import type { Database, Queries } from '#server/database/database.ts';

/**
 * People who have finished a match together. Groups are not kept: they follow from the matches,
 * so nobody has to be asked, and a deleted player is in none any more.
 */
export interface Group {
  /** A hash of the ids of its people, so the same for all of them. */
  readonly id: string;
  /** Ids of players, with the one who asks. */
  readonly members: readonly string[];
  /** What they played last, where, and when that was over. */
  readonly game: string;
  readonly table: string;
  readonly played: number;
}

interface Played {
  readonly id: string;
  readonly game: string;
  readonly table: string;
  readonly finished: number;
  readonly isPublic: boolean;
}

interface Counted {
  readonly group: Group;
  readonly times: number;
  /** Whether one of their matches was at a private table. */
  readonly wereInvited: boolean;
}

/** How long people are remembered after their last match, in milliseconds. */
export const REMEMBERED = 365 * 24 * 3600 * 1000;
/** Of so many matches of a player, the newest. */
export const MOST_MATCHES = 100;
/** Groups that a player is shown. */
const MOST_SHOWN = 6;
/** Strangers who met once at a public table are no group yet. */
const OFTEN_ENOUGH = 2;

/**
 * The groups of a player, the latest first: without those that they have muted since, and without
 * those where somebody has blocked somebody.
 */
export async function groupsOf(
  { queries }: Pick<Database, 'queries'>,
  player: string,
  now: number,
): Promise<readonly Group[]> {
  const matches = await playedBy(queries, player, now - REMEMBERED);
  const groups = grouped(matches, await playersOf(queries, matches));
  if (groups.length === 0) return [];
  const muted = await mutedBy(queries, player);
  const blocks = await blocksAmong(queries, [...new Set(groups.flatMap(({ members }) => members))]);
  return groups.filter(
    ({ id, members, played }) =>
      (muted.get(id) ?? 0) < played &&
      !blocks.some((pair) => pair.every((each) => members.includes(each))),
  );
}

/** As the player may see them: by the names that the others have now. */
export async function usualTables(
  database: Pick<Database, 'queries'>,
  player: string,
  now: number,
): Promise<readonly UsualTable[]> {
  const groups = (await groupsOf(database, player, now)).slice(0, MOST_SHOWN);
  const ids = [...new Set(groups.flatMap(({ members }) => members))];
  if (ids.length === 0) return [];
  const rows = await database.queries
    .selectFrom('players')
    .select(['id', 'name', 'stamp'])
    .where('id', 'in', ids)
    .execute();
  const faces = new Map(rows.map(({ id, name, stamp }) => [id, { name, stamp }]));
  return groups.map(({ id, game, played, members }) => ({
    id,
    game,
    played,
    people: members.flatMap((each) => (each === player ? [] : (faces.get(each) ?? []))),
  }));
}

/** The player is not called together with these people again, until they play together again. */
export async function muteGroup(
  database: Database,
  player: string,
  group: string,
  now: number,
): Promise<void> {
  await database.write((queries) =>
    queries
      .insertInto('muted_groups')
      .values({ player_id: player, group_id: group, muted: now })
      .onConflict((is) => is.columns(['player_id', 'group_id']).doUpdateSet({ muted: now }))
      .execute(),
  );
}

/** Removes what concerns groups that are forgotten anyway. To be called now and then. */
export async function sweepMuted(database: Database, now: number): Promise<void> {
  await database.write((queries) =>
    queries
      .deleteFrom('muted_groups')
      .where('muted', '<', now - REMEMBERED)
      .execute(),
  );
}

async function playedBy(
  queries: Queries,
  player: string,
  since: number,
): Promise<readonly Played[]> {
  const rows = await queries
    .selectFrom('match_players')
    .innerJoin('matches', 'matches.id', 'match_players.match_id')
    .innerJoin('tables', 'tables.id', 'matches.table_id')
    .select(['matches.id', 'game', 'table_id as table', 'finished', 'is_public'])
    .where('player_id', '=', player)
    .where('to_roll', 'is', null)
    .where('finished', '>=', since)
    .orderBy('finished', 'desc')
    .orderBy('matches.id')
    .limit(MOST_MATCHES)
    .execute();
  return rows.map(({ is_public, finished, ...row }) => ({
    ...row,
    finished: finished ?? 0,
    isPublic: is_public === 1,
  }));
}

/**
 * By match: who sat there when it ended, each once, without those who left for good.
 * A former player is null.
 */
async function playersOf(
  queries: Queries,
  matches: readonly Played[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  if (matches.length === 0) return new Map();
  const rows = await queries
    .selectFrom('match_players')
    .select(['match_id', 'player_id'])
    .where(
      'match_id',
      'in',
      matches.map(({ id }) => id),
    )
    .where('to_roll', 'is', null)
    .execute();
  const players = Map.groupBy(rows, ({ match_id }) => match_id);
  return new Map([...players].map(([match, all]) => [match, all.map((each) => each.player_id)]));
}

function grouped(
  matches: readonly Played[],
  players: ReadonlyMap<string, readonly (string | null)[]>,
): readonly Group[] {
  const groups = new Map<string, Counted>();
  for (const { id: match, game, table, finished, isPublic } of matches) {
    const sat = players.get(match) ?? [];
    const members = [...new Set(sat)].filter((each) => each !== null).toSorted();
    if (members.length < 2 || sat.includes(null)) continue;
    const id = idOf(members);
    const known = groups.get(id);
    // The newest match comes first.
    const group = known?.group ?? { id, members, game, table, played: finished };
    const times = (known?.times ?? 0) + 1;
    groups.set(id, { group, times, wereInvited: !isPublic || (known?.wereInvited ?? false) });
  }
  return [...groups.values()]
    .filter(({ times, wereInvited }) => wereInvited || times >= OFTEN_ENOUGH)
    .map(({ group }) => group);
}

/** Ids of players are long and random: their hash leads back to nobody. */
function idOf(members: readonly string[]): string {
  return createHash('sha256').update(members.join(' ')).digest('base64url').slice(0, 22);
}

async function mutedBy(queries: Queries, player: string): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('muted_groups')
    .select(['group_id', 'muted'])
    .where('player_id', '=', player)
    .execute();
  return new Map(rows.map(({ group_id, muted }) => [group_id, muted]));
}

async function blocksAmong(
  queries: Queries,
  members: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const rows = await queries
    .selectFrom('blocks')
    .select(['player_id', 'blocked_id'])
    .where('player_id', 'in', members)
    .where('blocked_id', 'in', members)
    .execute();
  return rows.map(({ player_id, blocked_id }) => [player_id, blocked_id]);
}
