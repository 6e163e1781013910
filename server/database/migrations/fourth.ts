import type { Queries } from '../database.ts';

/** What players call their devices, tokens and passkeys. */
export async function fourth({ schema }: Queries): Promise<void> {
  for (const table of ['sessions', 'credentials']) {
    await schema.alterTable(table).addColumn('name', 'text').execute();
  }
}
