import { writeRecord } from '#engine/record/write.ts';
import { loadGame } from '../app/cards.ts';
import { go } from '../app/router.ts';
import { reviveMatch } from '../store/revive.ts';
import type { SavedMatch } from '../store/saved.ts';
import { recordName } from '../story/record-name.ts';
import { download } from './parts/download.ts';
import { tellFailure } from './parts/failure.ts';
import { whenOpen } from './parts/saved.ts';

/** Gives the record of a match as a file; a broken one is opened, where it is explained. */
export async function saveRecord({ id }: Pick<SavedMatch, 'id'>): Promise<void> {
  const saved = await (await whenOpen()).match(id).catch(() => undefined);
  // Its own page says that it is gone, or cannot be read.
  if (!saved) return go(`/match/${id}`);
  const game = await loadGame(saved.game).catch(() => 'unloaded' as const);
  if (game === 'unloaded') return tellFailure('unloaded');
  const revived = game && reviveMatch(saved, game);
  if (!revived || 'broken' in revived) go(`/match/${saved.id}`);
  else download(recordName(saved.game, saved.changed), writeRecord(revived.match), 'text/plain');
}
