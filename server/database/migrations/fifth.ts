import { sql } from 'kysely';
import type { Queries } from '../database.ts';

/**
 * Seats change hands during a match: several people of one seat, one after the other. SQLite cannot
 * change a primary key, so the rows move into a new table.
 */
export async function fifth(queries: Queries): Promise<void> {
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
