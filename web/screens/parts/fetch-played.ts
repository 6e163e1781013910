import { loadGame } from '../../app/cards.ts';
import { api } from '../../online/api.ts';
import { fetchMatch } from '../../online/record.ts';
import type { Finished } from '../../online/running-look.ts';
import { matchFromServer } from '../../store/create.ts';
import { mergeMatch } from '../../store/merge.ts';
import type { SavedMatch } from '../../store/saved.ts';
import { tellFailure } from './failure.ts';
import { chairsOf } from './keep-played.ts';
import { reload, whenOpen } from './saved.ts';

/** Brings finished matches of the player to this device. Fails where a record cannot be had. */
export async function fetchPlayed(played: readonly Finished[]): Promise<void> {
  const store = await whenOpen();
  try {
    for (const each of played) {
      const merged = await mergeMatch(await fetched(each), store);
      if (merged === 'full' || merged === 'refused') return tellFailure(merged);
    }
  } finally {
    await reload(store);
  }
}

async function fetched({
  id,
  game: name,
  table: at,
  seat,
  finished,
}: Finished): Promise<SavedMatch> {
  const game = await loadGame(name);
  if (!game) throw new Error(`no game ${name}`);
  const match = await fetchMatch(id, game);
  const table = await api.table(at);
  const chairs = chairsOf(match, table.kind === 'done' ? table.value : undefined);
  return matchFromServer(id, match, { chairs, seat }, finished);
}
