import { writeRecord } from '#engine/record/write.ts';
import { go } from '../app/router.ts';
import { fileDay } from '../store/day.ts';
import { reviveMatch } from '../store/revive.ts';
import type { SavedMatch } from '../store/saved.ts';
import { loadGame } from './parts/cards.ts';
import { download } from './parts/download.ts';

/** Gives the record of a match as a file; a broken one is opened, where it is explained. */
export async function saveRecord(saved: SavedMatch): Promise<void> {
  const game = await loadGame(saved.game);
  const revived = game && reviveMatch(saved, game);
  if (!revived || 'broken' in revived) go(`/match/${saved.id}`);
  else download(recordName(saved), writeRecord(revived.match), 'text/plain');
}

function recordName({ game, changed }: SavedMatch): string {
  return `${game}-${fileDay(changed)}.txt`;
}
