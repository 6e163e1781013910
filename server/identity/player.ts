import { LANGUAGES, type Language } from '#engine/contract.ts';
import type { Database, Queries } from '#server/database/database.ts';
import type { PlayerRow } from '#server/database/schema.ts';

/** The stamps that people choose from. */
export const STAMPS = ['fox', 'owl', 'bear', 'cat', 'hare', 'frog'] as const;

export interface Profile {
  readonly name: string;
  readonly stamp: string;
  readonly language?: Language | undefined;
}

export interface Player extends Profile {
  readonly id: string;
}

/** Undefined when they have deleted themselves meanwhile. */
export async function changePlayer(
  database: Database,
  id: string,
  { name, stamp, language }: Profile,
): Promise<Player | undefined> {
  const row = await database.write((queries) =>
    queries
      .updateTable('players')
      .set({ name, stamp, ...(language && { language }) })
      .where('id', '=', id)
      .where('deleted', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );
  return row && playerOf(row);
}

export async function findPlayer(queries: Queries, id: string): Promise<Player | undefined> {
  const row = await queries
    .selectFrom('players')
    .selectAll()
    .where('id', '=', id)
    .where('deleted', 'is', null)
    .executeTakeFirst();
  return row && playerOf(row);
}

export function playerOf({
  id,
  name,
  stamp,
  language,
}: Pick<PlayerRow, 'id' | 'name' | 'stamp' | 'language'>): Player {
  return { id, name, stamp, language: LANGUAGES.find((each) => each === language) };
}
