import { type SchemaModule, sql } from 'kysely';
import type { Queries } from '../database.ts';
import { create } from './create.ts';

/** When matches were last played, what statistics have counted, blocking, reports, passkeys. */
export async function second(queries: Queries): Promise<void> {
  const { schema } = queries;
  await matches(queries);
  await create(schema, 'blocks', ['player_id', 'blocked_id'], {
    player_id: 'text',
    blocked_id: 'text',
    id: 'text',
    name: 'text',
    created: 'bigint',
  });
  await schema.createIndex('blocks_of_blocked').on('blocks').column('blocked_id').execute();
  await reports(schema);
  await create(schema, 'challenges', ['challenge'], {
    challenge: 'text',
    purpose: 'text',
    player_id: 'text?',
    expires: 'bigint',
  });
  for (const column of ['created', 'seen']) await addNumber(schema, 'credentials', column);
}

async function matches(queries: Queries): Promise<void> {
  const { schema } = queries;
  for (const column of ['active', 'counted', 'is_counted']) {
    await addNumber(schema, 'matches', column);
  }
  // Nobody knows when they were last played: all have their full time from now on.
  await sql`update matches set active = coalesce(finished, ${Date.now()})`.execute(queries);
  // No column that changes with a move: PostgreSQL would have to write its index as well.
  const uncounted = schema.createIndex('matches_uncounted').on('matches').column('finished');
  await uncounted
    .where(sql.ref('is_counted'), '=', sql.lit(0))
    .where(sql.ref('finished'), 'is not', null)
    .execute();
}

async function reports(schema: SchemaModule): Promise<void> {
  await create(schema, 'reports', ['id'], {
    id: 'text',
    reporter_id: 'text?',
    reported_id: 'text?',
    table_id: 'text',
    match_id: 'text?',
    name: 'text',
    reason: 'text',
    created: 'bigint',
  });
  await schema.createIndex('reports_by_time').on('reports').column('created').execute();
  for (const who of ['reporter', 'reported']) {
    await schema.createIndex(`reports_of_${who}`).on('reports').column(`${who}_id`).execute();
  }
}

async function addNumber(schema: SchemaModule, table: string, column: string): Promise<void> {
  await schema
    .alterTable(table)
    .addColumn(column, 'bigint', (each) => each.notNull().defaultTo(0))
    .execute();
}
