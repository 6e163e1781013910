import type { Queries } from '../database.ts';
import { create } from './create.ts';

/** Which groups of people a player does not want to be called together with any more. */
export async function third({ schema }: Queries): Promise<void> {
  await create(schema, 'muted_groups', ['player_id', 'group_id'], {
    player_id: 'text',
    group_id: 'text',
    muted: 'bigint',
  });
  await schema.createIndex('muted_groups_by_time').on('muted_groups').column('muted').execute();
}
