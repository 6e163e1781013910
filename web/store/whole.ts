import type { Database } from './connection.ts';
import { isSavedMatch, isSavedPad } from './guard.ts';
import type { SavedMatch } from './saved.ts';
import { latestFirst } from './summary.ts';

// Reads everything that is kept, which takes its time: loaded only for backups and for what is damaged.

export async function wholeMatches(database: Database): Promise<readonly SavedMatch[]> {
  return latestFirst((await database.getAll('matches')).filter(isSavedMatch));
}

export async function damaged(
  database: Database,
  where: 'matches' | 'pads',
): Promise<readonly unknown[]> {
  const found =
    where === 'matches'
      ? (await withoutSummary(database)).filter((each) => !isSavedMatch(each))
      : (await database.getAll('pads')).filter((each) => !isSavedPad(each));
  return latestFirst(found);
}

/** What is sound has a summary: only the others are looked at, not the thousands beside them. */
async function withoutSummary(database: Database): Promise<readonly SavedMatch[]> {
  const transaction = database.transaction(['matches', 'summaries']);
  const [ids, sound] = await Promise.all([
    transaction.objectStore('matches').getAllKeys(),
    transaction.objectStore('summaries').getAllKeys(),
  ]);
  const known = new Set(sound);
  const others = ids.filter((id) => !known.has(id));
  const read = await Promise.all(others.map((id) => transaction.objectStore('matches').get(id)));
  return read.filter((each) => each !== undefined);
}
