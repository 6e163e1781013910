import type { Played, PlayedPage } from '#protocol/played.ts';
import type { Queries } from '../database/database.ts';

export interface Asked {
  readonly before?: string | undefined;
  readonly most: number;
}

/** Matches that are looked up at once when all of them are wanted. */
const AT_ONCE = 100;

/** The matches of a player that began before a place in their list, newest first. */
export async function pageOf(
  queries: Queries,
  player: string,
  { before, most }: Asked,
): Promise<PlayedPage> {
  const { created, id } = placeOf(before);
  const rows = await queries
    .selectFrom('match_players')
    .innerJoin('matches', 'matches.id', 'match_players.match_id')
    .select(['matches.id', 'table_id as table', 'game', 'seat', 'created', 'finished', 'to_roll'])
    .where('player_id', '=', player)
    // A player who left and came back is listed once, in their last seat.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('match_players as later')
            .select('later.nth')
            .whereRef('later.match_id', '=', 'match_players.match_id')
            .whereRef('later.player_id', '=', 'match_players.player_id')
            .where(({ or, and, eb }) =>
              or([
                eb('later.from_roll', '>', eb.ref('match_players.from_roll')),
                and([
                  eb('later.from_roll', '=', eb.ref('match_players.from_roll')),
                  eb('later.nth', '>', eb.ref('match_players.nth')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .where(({ eb, or, and }) =>
      or([
        eb('created', '<', created),
        and([eb('created', '=', created), eb('matches.id', '<', id)]),
      ]),
    )
    .orderBy('created', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(most + 1)
    .execute();
  const matches = rows
    .slice(0, most)
    .map(({ to_roll, ...rest }) => (to_roll === null ? rest : { ...rest, left: to_roll }));
  return { matches, ...(rows.length > most && { before: markOf(matches.at(-1)!) }) };
}

/** The ids of all finished matches of a player, newest first. */
export async function* finishedOf(queries: Queries, player: string): AsyncGenerator<string> {
  let before: string | undefined;
  do {
    const page = await pageOf(queries, player, { before, most: AT_ONCE });
    for (const { id, finished } of page.matches) if (finished !== null) yield id;
    before = page.before;
  } while (before !== undefined);
}

/** Two may have begun in the same moment; and a match may be gone when it is asked on. */
function markOf({ created, id }: Played): string {
  return `${created}-${id}`;
}

function placeOf(mark = `${Number.MAX_SAFE_INTEGER}-`): Pick<Played, 'created' | 'id'> {
  const [created = ''] = mark.split('-', 1);
  return { created: Number(created), id: mark.slice(created.length + 1) };
}
