import type { Page } from 'playwright-core';
import { isSavedMatch } from '#web/store/guard.ts';
import type { SavedMatch, SavedPad } from '#web/store/saved.ts';
import { summaryOf } from '#web/store/summary.ts';

type Shelf = 'matches' | 'pads';

/** What the browser's database really holds, read past the app. */
export function kept(page: Page): Promise<readonly SavedMatch[]> {
  return all<SavedMatch>(page, 'matches');
}

export function keptPads(page: Page): Promise<readonly SavedPad[]> {
  return all<SavedPad>(page, 'pads');
}

export async function keptMatch(page: Page, id: string): Promise<SavedMatch> {
  const found = (await kept(page)).find((match) => match.id === id);
  if (!found) throw new Error(`the match ${id} is not kept`);
  return found;
}

/** Puts anything into the database, as an older app or a fault of the disk might have. */
export function put(page: Page, shelf: Shelf, value: unknown): Promise<void> {
  // Beside a sound match lies its summary, and none beside anything else.
  const summary = isSavedMatch(value) ? summaryOf(value) : undefined;
  return page.evaluate(
    ([name, document, beside]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dicepad');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction([name, 'summaries'], 'readwrite');
          transaction.objectStore(name).put(document);
          const summaries = transaction.objectStore('summaries');
          if (beside) summaries.put(beside);
          else if (name === 'matches') summaries.delete((document as { id: string }).id);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [shelf, value, summary] as const,
  );
}

/** Waits until the app has made its database. */
export async function whenOpen(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const names = await indexedDB.databases();
    return names.some(({ name, version }) => name === 'dicepad' && version === 2);
  });
}

function all<Saved>(page: Page, shelf: Shelf): Promise<readonly Saved[]> {
  return page.evaluate(
    (name) =>
      new Promise<Saved[]>((resolve, reject) => {
        const opening = indexedDB.open('dicepad');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const request = database.transaction(name).objectStore(name).getAll();
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            database.close();
            resolve(request.result as Saved[]);
          };
        };
      }),
    shelf,
  );
}
