import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { UnusableDatabase } from './errors.ts';
import { migrate, versionOf } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** Every table with its primary key: the order in which its rows are copied. */
const TABLES: Readonly<Record<keyof Schema, readonly string[]>> = {
  matches: ['id'],
  lines: ['match_id', 'seq'],
  sealed: ['match_id', 'seat'],
  match_players: ['match_id', 'seat', 'nth'],
  tables: ['id'],
  players: ['id'],
  sessions: ['hash'],
  credentials: ['id'],
  faces: ['die', 'face'],
  blocks: ['player_id', 'blocked_id'],
  reports: ['id'],
  challenges: ['challenge'],
  muted_groups: ['player_id', 'group_id'],
};

const PAGE = 500;
const HEAD = 'dicepad backup';

type Row = Readonly<Record<string, string | number | null>>;
type Line =
  | { readonly kind: typeof HEAD; readonly schema: number }
  | { readonly kind: 'rows'; readonly table: keyof Schema; readonly rows: readonly Row[] }
  | { readonly kind: 'end'; readonly rows: number };

/**
 * Writes all rows of either database as lines of JSON, as they were at one moment, while others go
 * on using it. Returns how many rows there are.
 */
export async function dump(
  { kind, queries }: Pick<Database, 'kind' | 'queries'>,
  write: (line: string) => Promise<void>,
): Promise<number> {
  const tell = (line: Line) => write(`${JSON.stringify(line)}\n`);
  const began = kind === 'embedded' ? '' : ' isolation level repeatable read, read only';
  return queries.connection().execute(async (one) => {
    await sql.raw(`begin${began}`).execute(one);
    await tell({ kind: HEAD, schema: await versionOf(one) });
    let count = 0;
    for (const table of Object.keys(TABLES) as (keyof Schema)[]) {
      for (let after: Row | undefined; ; ) {
        const rows = await page(one, table, after);
        if (rows.length === 0) break;
        await tell({ kind: 'rows', table, rows });
        count += rows.length;
        after = rows.at(-1);
      }
    }
    await sql`commit`.execute(one);
    await tell({ kind: 'end', rows: count });
    return count;
  });
}

/** Fills an empty database, of either kind, with what a backup of either kind holds. */
export async function load(database: Database, lines: AsyncIterable<string>): Promise<number> {
  const reader = lines[Symbol.asyncIterator]();
  const head = parsed((await reader.next()).value);
  if (head?.kind !== HEAD || head.schema > MIGRATIONS.length) throw notOurs(head);
  // As it was then: what has changed since is done to the rows as well.
  await migrate(database, MIGRATIONS.slice(0, head.schema));
  const count = await database.write(async (queries) => {
    if (!(await isEmpty(queries))) {
      throw new UnusableDatabase(
        'The database is not empty. Restore into a new folder, or a new PostgreSQL database.',
      );
    }
    return insertAll(queries, reader);
  });
  await migrate(database);
  return count;
}

async function insertAll(queries: Queries, reader: AsyncIterator<string>): Promise<number> {
  let count = 0;
  for (;;) {
    const { value, done } = await reader.next();
    const line = done ? undefined : parsed(value);
    if (line?.kind === 'rows') {
      await queries
        .insertInto(line.table)
        .values(line.rows as never)
        .execute();
      count += line.rows.length;
    } else if (line?.kind === 'end' && line.rows === count) {
      return count;
    } else {
      throw new UnusableDatabase('The backup is damaged or incomplete: nothing was restored.');
    }
  }
}

async function page(queries: Queries, table: keyof Schema, after: Row | undefined) {
  const key = TABLES[table];
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const from = after
    ? sql`where (${columns}) > (${sql.join(key.map((name) => after[name]))})`
    : sql``;
  const query = sql<Row>`select * from ${sql.table(table)} ${from} order by ${columns} limit ${sql.lit(PAGE)}`;
  return (await query.execute(queries)).rows;
}

async function isEmpty(queries: Queries): Promise<boolean> {
  for (const table of ['players', 'tables', 'matches'] as const) {
    const row = await queries.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Undefined for what is not ours. */
function parsed(text: string | undefined): Line | undefined {
  try {
    const line: Line | null = JSON.parse(text ?? '');
    if (line?.kind === 'rows' && !(line.table in TABLES)) return undefined;
    return line ?? undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function notOurs(head: Line | undefined): UnusableDatabase {
  return new UnusableDatabase(
    head?.kind === HEAD
      ? `The backup is of version ${head.schema}, and this dicepad knows only ${MIGRATIONS.length}. Use the newer dicepad that made it.`
      : 'This is not a backup made by dicepad.',
  );
}
