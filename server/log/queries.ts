import { sql } from 'kysely';
import type { Seat } from '#engine/contract.ts';
import type { Queries } from '#server/database/database.ts';
import { prepared } from '#server/database/prepared.ts';
import type { MatchRow } from '#server/database/schema.ts';

/** Counts the version up, if it is the one we know; no row when it is not. */
export const advance = prepared<
  { id: string; version: number; count: number; finished: number | null; now: number },
  Pick<MatchRow, 'length'>
>((queries, { id, version, count, finished, now }) =>
  queries
    .updateTable('matches')
    .set((is) => ({
      version: is('version', '+', 1),
      length: is('length', '+', count),
      active: now,
      finished: is.fn.coalesce(sql<number>`cast(${finished} as bigint)`, 'finished'),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('length')
    .compile(),
);

/** Lines from a number on, in one go. */
export async function append(
  queries: Queries,
  id: string,
  from: number,
  lines: readonly string[],
): Promise<void> {
  const values: Record<string, string | number> = { id };
  for (const [index, json] of lines.entries()) {
    values[`seq${index}`] = from + index;
    values[`json${index}`] = json;
  }
  const insert = inserts.get(lines.length) ?? insertOf(lines.length);
  inserts.set(lines.length, insert);
  await insert(queries, values);
}

/** By how many lines they insert. */
const inserts = new Map<number, ReturnType<typeof insertOf>>();

function insertOf(count: number) {
  return prepared<Readonly<Record<string, string | number>>, unknown>((queries, given) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      match_id: given.id as string,
      seq: given[`seq${index}`] as number,
      json: given[`json${index}`] as string,
    }));
    return queries.insertInto('lines').values(rows).compile();
  });
}

export const replaceSealed = prepared<
  { id: string; seat: Seat; text: string | null; wishes: string },
  unknown
>((queries, { id, seat, text, wishes }) =>
  queries
    .insertInto('sealed')
    .values({ match_id: id, seat, text, wishes })
    .onConflict((is) => is.columns(['match_id', 'seat']).doUpdateSet({ text, wishes }))
    .compile(),
);

export const clearSealed = prepared<{ id: string }, unknown>((queries, { id }) =>
  queries.deleteFrom('sealed').where('match_id', '=', id).compile(),
);

export const versionOf = prepared<{ id: string }, Pick<MatchRow, 'version'>>((queries, { id }) =>
  queries.selectFrom('matches').select('version').where('id', '=', id).compile(),
);

/** A row of the match itself, of a line or of a sealed decision. */
export type Part =
  | ({ readonly part: 'match'; readonly place: number; readonly text: string } & Facts)
  | { readonly part: 'line'; readonly text: string }
  | {
      readonly part: 'sealed';
      readonly place: Seat;
      readonly text: string | null;
      readonly more: string;
    };

export type Facts = Pick<MatchRow, 'table_id' | 'game' | 'secret' | 'finished' | 'created'>;

/** One question, so that all its parts are from the same moment. */
export const partsOf = prepared<{ id: string }, Part>((queries, { id }) =>
  sql<Part>`
    select 'match' as part, version as place, setup as text, null as more,
      table_id, game, secret, finished, created from matches where id = ${id}
    union all
    select 'line', seq, json, null, null, null, null, null, null
      from lines where match_id = ${id}
    union all
    select 'sealed', seat, text, wishes, null, null, null, null, null
      from sealed where match_id = ${id}
    order by part, place`.compile(queries),
);
