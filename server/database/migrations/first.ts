import { type SchemaModule, sql } from 'kysely';
import type { Queries } from '../database.ts';
import { create } from './create.ts';

export async function first({ schema }: Queries): Promise<void> {
  await matches(schema);
  await tables(schema);
  await players(schema);
  await create(schema, 'faces', ['die', 'face'], { die: 'text', face: 'text', count: 'bigint' });
}

async function matches(schema: SchemaModule): Promise<void> {
  await create(schema, 'matches', ['id'], {
    id: 'text',
    table_id: 'text',
    game: 'text',
    setup: 'text',
    secret: 'text',
    version: 'bigint',
    length: 'bigint',
    finished: 'bigint?',
    created: 'bigint',
  });
  await schema.createIndex('matches_of_table').on('matches').column('table_id').execute();
  const byAge = schema.createIndex('matches_unfinished').on('matches').column('created');
  await byAge.where(sql.ref('finished'), 'is', null).execute();
  const byEnd = schema.createIndex('matches_finished').on('matches').columns(['finished', 'id']);
  await byEnd.where(sql.ref('finished'), 'is not', null).execute();
  await create(schema, 'lines', ['match_id', 'seq'], {
    match_id: 'text',
    seq: 'bigint',
    json: 'text',
  });
  await create(schema, 'sealed', ['match_id', 'seat'], {
    match_id: 'text',
    seat: 'integer',
    text: 'text?',
    wishes: 'text',
  });
  await create(schema, 'match_players', ['match_id', 'seat'], {
    match_id: 'text',
    seat: 'integer',
    player_id: 'text?',
  });
  await schema.createIndex('matches_of_player').on('match_players').column('player_id').execute();
}

async function tables(schema: SchemaModule): Promise<void> {
  await create(schema, 'tables', ['id'], {
    id: 'text',
    revision: 'bigint',
    state: 'text',
    code: 'text?',
    is_public: 'integer',
    changed: 'bigint',
    document: 'text',
  });
  await schema.createIndex('tables_code').unique().on('tables').column('code').execute();
  const open = ['is_public', 'state', 'changed'];
  await schema.createIndex('tables_open').on('tables').columns(open).execute();
  await schema.createIndex('tables_changed').on('tables').column('changed').execute();
}

async function players(schema: SchemaModule): Promise<void> {
  await create(schema, 'players', ['id'], {
    id: 'text',
    name: 'text',
    stamp: 'text',
    language: 'text?',
    created: 'bigint',
    seen: 'bigint',
    deleted: 'bigint?',
  });
  await create(schema, 'sessions', ['hash'], {
    hash: 'text',
    player_id: 'text',
    kind: 'text',
    created: 'bigint',
    seen: 'bigint',
    expires: 'bigint?',
  });
  await schema.createIndex('sessions_of_player').on('sessions').column('player_id').execute();
  await schema.createIndex('sessions_expiring').on('sessions').column('expires').execute();
  await create(schema, 'credentials', ['id'], {
    id: 'text',
    player_id: 'text',
    public_key: 'text',
    counter: 'bigint',
    transports: 'text',
  });
  await schema.createIndex('credentials_of_player').on('credentials').column('player_id').execute();
}
