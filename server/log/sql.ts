import type { Seat } from '#engine/contract.ts';
import type { Database, Queries } from '#server/database/database.ts';
import {
  type Begun,
  type Change,
  HANDED_ON,
  type Kept,
  type Line,
  type Log,
  type Sealed,
} from './log.ts';
import {
  advance,
  append,
  clearSealed,
  type Facts,
  type Part,
  partsOf,
  replaceSealed,
  versionOf,
} from './queries.ts';

/** The log in either database. */
export function sqlLog(database: Database, clock: () => number = Date.now): Log {
  return {
    begin: (match, players) => database.write((queries) => begin(queries, match, players)),
    read: (id) => read(database.queries, id),
    version: async (id) => (await versionOf(database.queries, { id }))[0]?.version,
    write: (id, version, change) =>
      database.write((queries) => write(queries, id, version, change, clock())),
  };
}

/** As a part of the caller’s transaction. */
export async function begin(
  queries: Queries,
  match: Begun,
  players: readonly (string | undefined)[] = [],
): Promise<void> {
  const { id, table, game, secret, created, ...rest } = match;
  const setup = JSON.stringify(rest);
  const unplayed = { version: 0, length: 0, finished: null };
  await queries
    .insertInto('matches')
    .values({ id, table_id: table, game, setup, secret, created, active: created, ...unplayed })
    .execute();
  const seated = players.flatMap((player_id, seat) =>
    player_id === undefined ? [] : [{ match_id: id, seat, player_id }],
  );
  if (seated.length > 0) await queries.insertInto('match_players').values(seated).execute();
}

/** Ends a match as it is, unless it is over, as a part of the caller’s transaction. */
export async function endHere(queries: Queries, id: string, time: number): Promise<void> {
  const row = await queries
    .updateTable('matches')
    .set((is) => ({
      version: is('version', '+', 1),
      length: is('length', '+', 1),
      active: time,
      finished: time,
    }))
    .where('id', '=', id)
    .where('finished', 'is', null)
    .returning('length')
    .executeTakeFirst();
  if (!row) return;
  const line: Line = { kind: 'ended', time };
  await append(queries, id, row.length - 1, [JSON.stringify(line)]);
  await clearSealed(queries, { id });
}

/**
 * What is sealed at a seat that somebody takes over stays as it is: it is not theirs to see or to
 * change. The version counts up in any case, so that nobody who knows less writes after this.
 */
export async function handOn(queries: Queries, id: string, seat: Seat): Promise<void> {
  await queries
    .updateTable('matches')
    .set((is) => ({ version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  const row = await queries
    .selectFrom('sealed')
    .select(['text', 'wishes'])
    .where('match_id', '=', id)
    .where('seat', '=', seat)
    .executeTakeFirst();
  if (!row || row.text === null) return;
  const wishes = JSON.stringify([HANDED_ON, ...JSON.parse(row.wishes)]);
  await replaceSealed(queries, { id, seat, text: row.text, wishes });
}

/** The match row is updated first and acts as the lock for all other writes. */
async function write(
  queries: Queries,
  id: string,
  version: number,
  { lines = [], seal, isClosing = false, finished }: Change,
  now: number,
): Promise<'written' | 'conflict'> {
  const count = lines.length;
  const [row] = await advance(queries, { id, version, count, finished: finished ?? null, now });
  if (!row) return 'conflict';
  if (count > 0)
    await append(
      queries,
      id,
      row.length - count,
      lines.map((each) => JSON.stringify(each)),
    );
  if (isClosing) await clearSealed(queries, { id });
  else if (seal) {
    const { seat, text = null, wishes } = seal;
    await replaceSealed(queries, { id, seat, text, wishes: JSON.stringify(wishes) });
  }
  return 'written';
}

async function read(queries: Queries, id: string): Promise<Kept | undefined> {
  const lines: Line[] = [];
  const sealed: Sealed[] = [];
  let match: Extract<Part, { part: 'match' }> | undefined;
  for (const row of await partsOf(queries, { id })) {
    if (row.part === 'match') match = row;
    else if (row.part === 'line') lines.push(JSON.parse(row.text));
    else sealed.push(sealedFrom(row));
  }
  if (!match) return undefined;
  const finished = match.finished ?? undefined;
  return { begun: begunFrom(id, match.text, match), version: match.place, lines, sealed, finished };
}

function begunFrom(id: string, setup: string, { table_id, game, secret, created }: Facts): Begun {
  return { id, table: table_id, game, ...JSON.parse(setup), secret, created };
}

function sealedFrom({ place, text, more }: Extract<Part, { part: 'sealed' }>): Sealed {
  return { seat: place, text: text ?? undefined, wishes: JSON.parse(more) };
}
