import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { crashesOf } from '#testing/browser/crash.ts';
import { act } from '#testing/browser/play.ts';
import { breakStore, holdUpStore, refuseStore, silenceStore } from '#testing/browser/states.ts';

const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** What looks for something that is kept. */
const KEPT = ['match/solo', 'match/solo/end', 'pad/pad', 'analysis/solo'];

test.each([
  ['refuses', refuseStore, 'We can’t look for this game', 'SecurityError', KEPT],
  ['cannot read', breakStore, 'Your games can’t be read', 'UnknownError', [...KEPT, 'replay/solo']],
  ['holds up', holdUpStore, 'Another tab is in the way', 'BlockedError', KEPT],
  ['leaves silent', silenceStore, 'The browser isn’t responding', 'TimeoutError', KEPT],
])('a store that the browser %s is reported and counted', async (_, change, name, error, paths) => {
  const page = await visit({ path: '/icon.svg' });
  await page.addInitScript(change);
  for (const path of paths) {
    const told = crashesOf(page);
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('link', { name: 'Start page' }).waitFor();
    await again(page).waitFor();
    await expect.poll(() => told).toMatchObject([{ kind: 'store', error }]);
  }
});

test.each([
  ['holds up', holdUpStore, 'Another tab is in the way'],
  ['leaves silent', silenceStore, 'The browser isn’t responding'],
])(
  'with a store that the browser %s people play, and find their match again',
  async (_, change, name) => {
    const page = await visit({ path: '/icon.svg' });
    await page.addInitScript(change);
    await page.goto('/');
    const banner = page.locator('.notices').getByRole('region', { name });
    await banner.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('button', { name: /^Play Encore!/ }).click();
    await page.locator('.toasts').getByText(name).waitFor();
    await act(page);
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await banner.waitFor();
    expect(await banner.getByRole('button').count()).toBe(0);
    await page.getByRole('link', { name: /^Continue/ }).click();
    await act(page);
  },
);

test('a list that cannot be read says so once', async () => {
  const page = await visit({ path: '/icon.svg' });
  await page.addInitScript(silenceStore);
  await page.goto('/matches');
  await page.locator('.matches .empty').getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.getByText('The browser isn’t responding').count()).toBe(1);
  await page.getByRole('button', { name: 'Back up' }).click();
  await page.locator('.toasts').getByText('The browser isn’t responding').waitFor();
});

/** A database that a newer version of the app has made. */
async function keepNewer(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dicepad', 99);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
}

test('a store of a newer version is reported and counted', async () => {
  const page = await visit({ path: '/icon.svg' });
  await keepNewer(page);
  const told = crashesOf(page);
  await page.goto('/match/solo');
  await page.getByRole('heading', { name: 'Your games can’t be read' }).waitFor();
  await again(page).waitFor();
  await expect
    .poll(() => told)
    .toMatchObject([{ kind: 'store', route: 'match', error: 'VersionError' }]);
});
