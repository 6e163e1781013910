import { GAMES } from '#games/index.ts';
import { OPTIONS as USUAL } from '#protocol/testing/options.ts';
import { localBroker } from '../broker/local.ts';
import type { Database } from '../database/database.ts';
import { isDenial, type TableDocument } from './document.ts';
import { Tables } from './service.ts';
import { TableStore } from './store.ts';

/** A public table of a game that nobody plays alone. */
export const OPTIONS = {
  ...USUAL,
  game: GAMES.find(({ players }) => players.min > 1)!.id,
  isPublic: true,
};

/** Tables in a database, at a time that the test sets. */
export function tablesIn(database: Database) {
  const broker = localBroker();
  const time = { now: 1_800_000_000_000 };
  const store = new TableStore(database, broker);
  const tables = new Tables({ store, database, clock: () => time.now });
  const made = async (host = 'Lea') => sure(await tables.make(player(host), OPTIONS));
  return { broker, time, store, tables, made };
}

export function player(id: string) {
  return { id, name: id, stamp: 'fox' };
}

export function sure(table: Awaited<ReturnType<Tables['sit']>>): TableDocument {
  if (!table || isDenial(table)) throw new Error(table);
  return table;
}

/** As it comes back from JSON. */
export function withoutNothing(table: TableDocument): unknown {
  return JSON.parse(JSON.stringify(table));
}
