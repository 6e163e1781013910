import type { Match } from '#engine/match.ts';
import { loadGame } from '../../app/cards.ts';
import { settings } from '../../app/settings.ts';
import { api } from '../../online/api.ts';
import { fetchMatch } from '../../online/record.ts';
import type { Finished } from '../../online/running-look.ts';
import { matchFromRecord, matchFromServer, tidyName } from '../../store/create.ts';
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

async function fetched({ id, game: name, table: at, finished }: Finished): Promise<SavedMatch> {
  const game = await loadGame(name);
  if (!game) throw new Error(`no game ${name}`);
  const match = await fetchMatch(id, game);
  const table = await api.table(at);
  const chairs = chairsOf(match, table.kind === 'done' ? table.value : undefined);
  const seat = ownSeat(match);
  if (seat === undefined) return { ...matchFromRecord(match, finished), id, chairs };
  return matchFromServer(id, match, { chairs, seat }, finished);
}

/** The record tells names alone; whoever had another one then is nobody in particular there. */
function ownSeat({ players }: Match): number | undefined {
  const seat = players.indexOf(tidyName(settings.value.name));
  return seat === -1 ? undefined : seat;
}
