import type { CDPSession, Page } from 'playwright-core';

const MEGABYTE = 1_000_000;

/** Gives a profile little room, before the app is opened in it for the first time. */
export async function limitRoom(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await setRoom(session, page, 20 * MEGABYTE);
  return session;
}

export async function giveRoom(session: CDPSession, page: Page): Promise<void> {
  await setRoom(session, page, 200 * MEGABYTE);
}

async function setRoom(session: CDPSession, page: Page, quotaSize: number): Promise<void> {
  const { origin } = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
}

/** Fills a separate database until the browser refuses the smallest piece. */
export async function fillUp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('filler', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('pieces');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    // Noise, because browsers pack what can be packed; as much at a time as they give.
    const noise = (size: number) => {
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) {
        crypto.getRandomValues(bytes.subarray(at, at + 65_536));
      }
      return bytes;
    };
    const isTaken = (size: number) =>
      new Promise<boolean>((resolve) => {
        const transaction = database.transaction('pieces', 'readwrite');
        transaction.objectStore('pieces').put(noise(size), Math.random());
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    for (let size = 2 ** 22; size > 8; ) if (!(await isTaken(size))) size /= 4;
    database.close();
  });
}
