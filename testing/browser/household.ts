import type { Page } from 'playwright-core';
import type { SavedMatch } from '#web/store/saved.ts';
import { summaryOf } from '#web/store/summary.ts';
import { isOver, played } from './played.ts';

/** Who sits at which kind of table, over and over again. */
const TABLES = [
  { game: 'encore', seats: 3, people: 3 },
  { game: 'qwixx', seats: 4, people: 4 },
  { game: 'encore', seats: 2, people: 1 },
  { game: 'choice', seats: 2, people: 2 },
  { game: 'encore-coop', seats: 3, people: 3 },
  { game: 'encore', seats: 1, people: 1 },
  { game: 'encore-plus', seats: 2, people: 2 },
] as const;

const FIRST = Date.UTC(2024, 0, 6, 18);
const LAST = Date.UTC(2026, 4, 3, 18);

/**
 * The matches of a household that has played for more than two years: `kinds` different ones, which
 * come again under other ids and on other days. Real play, so that everything replays.
 */
export async function household(count: number, kinds = 70): Promise<readonly SavedMatch[]> {
  const models: SavedMatch[] = [];
  for (let nth = 0; nth < Math.min(count, kinds); nth++) {
    const table = TABLES[nth % TABLES.length]!;
    models.push(await played({ ...table, id: `kind-${nth}`, until: isOver }));
  }
  return Array.from({ length: count }, (_, nth) => {
    const time = FIRST + Math.floor((nth * (LAST - FIRST)) / count);
    const id = `household-${String(nth).padStart(5, '0')}`;
    return { ...models[nth % models.length]!, id, created: time - 1_200_000, changed: time };
  });
}

/** Puts them where the app keeps its matches, all at once. */
export function putAll(page: Page, matches: readonly SavedMatch[]): Promise<void> {
  return page.evaluate(
    ([documents, summaries]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dicepad');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['matches', 'summaries'], 'readwrite');
          for (const each of documents) transaction.objectStore('matches').put(each);
          for (const each of summaries) transaction.objectStore('summaries').put(each);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [matches, matches.map(summaryOf)] as const,
  );
}
