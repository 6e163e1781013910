import type { Page } from 'playwright-core';
import type { SavedMatch, SavedPad } from '#web/store/saved.ts';

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
  return page.evaluate(
    ([name, document]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dicepad');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction(name, 'readwrite');
          transaction.objectStore(name).put(document);
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [shelf, value] as const,
  );
}

/** Waits until the app has made its database. */
export async function whenOpen(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const names = await indexedDB.databases();
    return names.some(({ name, version }) => name === 'dicepad' && version === 1);
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
