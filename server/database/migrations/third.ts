import { sql } from 'kysely';
import type { Queries } from '../database.ts';
import { create } from './create.ts';

/**
 * Which groups of people a player does not want to be called together with any more, what players
 * call their devices, tokens and passkeys, and seats that change hands during a match.
 */
export async function third(queries: Queries): Promise<void> {
  const { schema } = queries;
  await create(schema, 'muted_groups', ['player_id', 'group_id'], {
    player_id: 'text',
    group_id: 'text',
    muted: 'bigint',
  });
  await schema.createIndex('muted_groups_by_time').on('muted_groups').column('muted').execute();
  for (const table of ['sessions', 'credentials']) {
    await schema.alterTable(table).addColumn('name', 'text').execute();
  }
  await letSeatsChangeHands(queries);
}

/** SQLite cannot change a primary key, so the rows move into a new table. */
async function letSeatsChangeHands(queries: Queries): Promise<void> {
  const { schema } = queries;
  await schema
    .createTable('match_seats')
    .addColumn('match_id', 'text', (each) => each.notNull())
    .addColumn('seat', 'integer', (each) => each.notNull())
    .addColumn('nth', 'integer', (each) => each.notNull().defaultTo(0))
    .addColumn('player_id', 'text')
    .addColumn('name', 'text')
    .addColumn('from_roll', 'bigint', (each) => each.notNull().defaultTo(1))
    .addColumn('to_roll', 'bigint')
    .addPrimaryKeyConstraint('match_seats_key', ['match_id', 'seat', 'nth'])
    .execute();
  await sql`insert into match_seats (match_id, seat, player_id)
    select match_id, seat, player_id from match_players`.execute(queries);
  await schema.dropIndex('matches_of_player').execute();
  await schema.dropTable('match_players').execute();
  await schema.alterTable('match_seats').renameTo('match_players').execute();
  await schema.createIndex('matches_of_player').on('match_players').column('player_id').execute();
}
