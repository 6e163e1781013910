import type { Denial } from '#protocol/why.ts';
import type { Broker } from '#server/broker/broker.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { isDuplicate } from '#server/database/errors.ts';
import type { TableRow } from '#server/database/schema.ts';
import { readCode } from './code.ts';
import { isDenial, seatOf, type TableDocument } from './document.ts';
import { writeHands } from './hands.ts';

type Next = TableDocument | Denial | Both;

/** A table together with something else that is written with it, or not at all. */
export interface Both {
  readonly table: TableDocument;
  readonly also: (queries: Queries) => Promise<void>;
}

/** A public table while its match is played, and since when. */
export interface Live {
  readonly table: TableDocument;
  readonly began: number;
}

/** Until when a live match may have begun, and since when somebody must have moved. */
interface Lately {
  readonly began: number;
  readonly active: number;
}

export interface Hosted {
  readonly table: TableDocument;
  readonly seen: number;
}

/** What becomes of a table; it may be tried again on a newer one. */
export type Act = (table: TableDocument) => Next | Promise<Next>;

/** Others may change a table at the same time, but nobody that often. */
const MOST_TRIES = 50;

/** Tables in the database. Each change is durable, then published under `table:<id>`. */
export class TableStore {
  readonly #database: Database;
  readonly #broker: Broker;

  constructor(database: Database, broker: Broker) {
    this.#database = database;
    this.#broker = broker;
  }

  /** False when its code is taken. */
  async make(table: TableDocument): Promise<boolean> {
    return unlessTaken(() =>
      this.#database.write((queries) =>
        queries.insertInto('tables').values(rowOf(table)).execute(),
      ),
    );
  }

  async read(id: string): Promise<TableDocument | undefined> {
    const query = this.#database.queries.selectFrom('tables').selectAll().where('id', '=', id);
    const row = await query.executeTakeFirst();
    return row && tableOf(row);
  }

  /** The table that can be found under a code: in its lobby, or by latecomers. */
  async byCode(code: string): Promise<TableDocument | undefined> {
    const query = this.#database.queries.selectFrom('tables').selectAll().where('code', '=', code);
    const row = await query.executeTakeFirst();
    return row && tableOf(row);
  }

  /** Public tables that wait for players and whose host was seen there since, newest first. */
  async open(since: number, most: number): Promise<readonly TableDocument[]> {
    const rows = await this.#database.queries
      .selectFrom('tables')
      .selectAll()
      .where('is_public', '=', 1)
      .where('state', '=', 'lobby')
      .where('changed', '>=', since)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    return rows.map(tableOf).sort((one, other) => other.changed - one.changed);
  }

  /** Public tables whose match is going on, the newest first. */
  async live({ began, active }: Lately, most: number): Promise<readonly Live[]> {
    const rows = await this.#database.queries
      .selectFrom('tables')
      .innerJoin('matches', 'matches.table_id', 'tables.id')
      .selectAll('tables')
      .select('matches.created as began')
      .where('is_public', '=', 1)
      .where('state', '=', 'playing')
      // A table is changed when its match begins or later, and that has an index.
      .where('changed', '>=', began)
      .where('matches.finished', 'is', null)
      .where('matches.active', '>=', active)
      .orderBy('matches.created', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ began: since, ...row }) => ({ table: tableOf(row), began: since }));
  }

  /** The open lobbies of a host with when they were last seen there, the oldest first. */
  async hosted(player: string): Promise<readonly Hosted[]> {
    const rows = await this.#lobbiesNaming(player);
    return rows
      .map((row) => ({ table: tableOf(row), seen: row.changed }))
      .filter(({ table }) => table.host === player)
      .sort((one, other) => one.table.changed - other.table.changed);
  }

  /** The tables where a player sits and whose match is not over, the newest first. */
  async sitting(player: string): Promise<readonly TableDocument[]> {
    const { queries } = this.#database;
    const matches = queries
      .selectFrom('match_players')
      .innerJoin('matches', 'matches.id', 'match_players.match_id')
      .select('table_id')
      .where('player_id', '=', player)
      .where('finished', 'is', null);
    const playing = await queries
      .selectFrom('tables')
      .selectAll()
      .where('state', '=', 'playing')
      .where('id', 'in', matches)
      .execute();
    return [...(await this.#lobbiesNaming(player)), ...playing]
      .map(tableOf)
      .filter((table) => seatOf(table, player) !== undefined)
      .sort((one, other) => other.changed - one.changed);
  }

  /** The open lobbies that know a player: where they sit, are called to, or were sent away from. */
  async lobbiesOf(player: string): Promise<readonly TableDocument[]> {
    return (await this.#lobbiesNaming(player)).map(tableOf);
  }

  /**
   * That the host of a lobby is there. It changes nothing that clients see, so it has no
   * revision; who says it soon after another process writes nothing.
   */
  async see(id: string, now: number, before: number): Promise<void> {
    await this.#database.write((queries) =>
      queries
        .updateTable('tables')
        .set({ changed: now })
        .where('id', '=', id)
        .where('state', '=', 'lobby')
        .where('changed', '<', before)
        .execute(),
    );
  }

  /** Tables where nothing has happened for long give their codes back; their links lead there still. */
  async freeCodes(before: number): Promise<void> {
    await this.#database.write((queries) =>
      queries
        .updateTable('tables')
        .set({ code: null })
        .where('code', 'is not', null)
        .where('changed', '<', before)
        .execute(),
    );
  }

  /** Lobbies that nobody has touched for long. */
  async forgotten(before: number): Promise<readonly string[]> {
    const rows = await this.#database.queries
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'lobby')
      .where('changed', '<', before)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Every table that knows a player, or every lobby. Rare enough to look at them all. */
  async naming(player: string, state?: 'lobby'): Promise<readonly string[]> {
    const all = this.#database.queries.selectFrom('tables').select('id');
    const some = state === undefined ? all : all.where('state', '=', state);
    const rows = await some.where('document', 'like', `%"${player}"%`).execute();
    return rows.map(({ id }) => id);
  }

  /**
   * The table after an act, or why it is not done; undefined where there is none. `taken` means
   * that the code which the act gave it belongs to another.
   */
  async change(
    id: string,
    act: Act,
    now: number,
  ): Promise<TableDocument | Denial | 'taken' | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = await this.read(id);
      const outcome = table && (await act(table));
      const [next, also] = partsOf(outcome);
      if (!table || !next || isDenial(next) || next === table) return next;
      const changed = { ...next, revision: table.revision + 1, changed: now };
      const written = await this.#replace(changed, async (queries) => {
        await also?.(queries);
        await writeHands(queries, table, changed);
      });
      if (written === 'conflict') continue;
      if (written === 'taken') return 'taken';
      this.#broker.publish(`table:${id}`, changed.revision);
      return changed;
    }
    throw new Error(`${MOST_TRIES} changes of the table ${id} came in between`);
  }

  /** Tells other processes with the match that it has new entries. */
  async tellMatch(match: string): Promise<void> {
    const query = this.#database.queries.selectFrom('matches').select('version');
    const row = await query.where('id', '=', match).executeTakeFirst();
    if (row) this.#broker.publish(match, row.version);
  }

  #lobbiesNaming(player: string): Promise<readonly TableRow[]> {
    return this.#database.queries
      .selectFrom('tables')
      .selectAll()
      .where('is_public', 'in', [0, 1])
      .where('state', '=', 'lobby')
      .where('document', 'like', `%"${player}"%`)
      .execute();
  }

  async #replace(
    table: TableDocument,
    also: Both['also'],
  ): Promise<'written' | 'conflict' | 'taken'> {
    const { id: _, ...row } = rowOf(table);
    let isWritten = false;
    const isFree = await unlessTaken(async () => {
      isWritten = await this.#database.write(async (queries) => {
        const isOurs = await replaced(queries, table, row);
        if (isOurs) await also(queries);
        return isOurs;
      });
    });
    if (!isFree) return 'taken';
    return isWritten ? 'written' : 'conflict';
  }
}

function partsOf(
  outcome: Next | undefined,
): readonly [TableDocument | Denial | undefined, Both['also']?] {
  const isBoth = typeof outcome === 'object' && 'also' in outcome;
  return isBoth ? [outcome.table, outcome.also] : [outcome];
}

async function replaced(
  queries: Queries,
  { id, revision }: TableDocument,
  row: Omit<TableRow, 'id'>,
): Promise<boolean> {
  const done = await queries
    .updateTable('tables')
    .set(row)
    .where('id', '=', id)
    .where('revision', '=', revision - 1)
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

async function unlessTaken(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

function rowOf(table: TableDocument): TableRow {
  const { id, revision, state, code = null, options, changed } = table;
  const is_public = Number(options.isPublic);
  return { id, revision, state, code, is_public, changed, document: JSON.stringify(table) };
}

/**
 * A code may have been given back since the document was written; and one of a form that is read no
 * more leads nowhere, so nobody shall say it.
 */
function tableOf({ document, code }: TableRow): TableDocument {
  return { ...JSON.parse(document), code: code === null ? undefined : readCode(code) };
}
