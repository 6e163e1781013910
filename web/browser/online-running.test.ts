import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { host } from '#testing/browser/company.ts';
import { openRest } from '#testing/browser/end.ts';
import { kept } from '#testing/browser/kept.ts';
import { sit, tableId } from '#testing/browser/lobby.ts';
import { begun, finished, openTable } from '#testing/browser/online-tables.ts';
import { type Somebody, signIn, somebody } from '#testing/browser/somebody.ts';

const waiting = (page: Page) => page.getByRole('region', { name: 'Pick up where you left off' });

/** Tom opens a table; the visitor takes a seat there, and Tom begins. */
async function seated(page: Page): Promise<{ readonly tom: Somebody; readonly id: string }> {
  const tom = await somebody(page, 'Tom');
  const { id } = await tom.make({ game: 'qwixx', standIn: 3600 });
  await page.goto(`/table/${id}`);
  await sit(page);
  return { tom, id };
}

/** All that a page asks of the server’s interface. */
function asked(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}

test('somebody who sat down finds the way back from the first screen, before and in the match', async () => {
  const page = await visit();
  const { tom, id } = await seated(page);
  await page.goto('/');
  const row = waiting(page).getByRole('listitem').filter({ hasText: 'Qwixx with Tom' });
  await row.getByText('Online · not started yet').waitFor();
  await tom.begin(id);
  await page.reload();
  await row.getByText('Online · in progress').waitFor();
  await row.getByRole('link', { name: 'Continue Qwixx with Tom' }).click();
  await page.locator('.table').waitFor();
  expect(tableId(page)).toBe(id);
  await page.goto('/matches');
  await page
    .getByRole('region', { name: 'Online tables' })
    .getByRole('link', { name: /Qwixx with Tom/ })
    .click();
  await page.locator('.table').waitFor();
});

test('it shows at once without a network, and says that there is none', async () => {
  const page = await visit({ isKept: true, forgiven: /ERR_INTERNET_DISCONNECTED/ });
  const { id } = await seated(page);
  await page.goto('/');
  await waiting(page).getByText('Online · not started yet').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.reload();
  await waiting(page).getByText('Online · the server isn’t answering').waitFor();
  expect(await waiting(page).getByRole('link').getAttribute('href')).toBe(`/table/${id}`);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waiting(page).getByText('Online · not started yet').waitFor();
});

test('a table that was closed meanwhile is gone from the list', async () => {
  const page = await visit();
  const { tom, id } = await seated(page);
  await page.goto('/');
  await waiting(page).waitFor();
  await tom.close(id);
  await page.reload();
  await waiting(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage['dicepad.running'])).toBe('[]');
});

test('a device that never played online asks no server', async () => {
  const page = await visit();
  const paths = asked(page);
  await page.goto('/');
  await page.locator('.home-game .home-art > *').last().waitFor();
  await page.goto('/matches');
  await page.locator('.matches .empty').waitFor();
  await page.waitForLoadState('networkidle');
  expect(paths).toEqual([]);
});

test('a carried player finds their matches on the new device: those that go on, and all others', async () => {
  const lea = await host();
  const leas = await signIn(lea, 'Lea');
  const tom = await somebody(lea, 'Tom');
  const running = await begun(leas, { game: 'encore', standIn: 3600 }, [tom]);
  const over = await finished(leas, { game: 'qwixx' }, [tom]);
  await lea.goto('/settings');
  await lea.getByRole('button', { name: 'Use on another device' }).click();
  await lea.locator('dialog .qr').waitFor();
  await lea.getByRole('button', { name: 'Copy' }).click();
  const { pathname, hash } = new URL(await lea.evaluate(() => navigator.clipboard.readText()));

  const other = await visit({ path: pathname + hash, settings: { name: '' } });
  await other.getByRole('button', { name: 'Use this profile here' }).click();
  await other.getByRole('link', { name: 'To your games' }).click();
  const row = other.getByRole('region', { name: 'Online tables' }).getByRole('link');
  await row.getByText('Encore! with Tom').waitFor();
  expect(await row.getAttribute('href')).toBe(`/table/${running.id}`);

  await other.getByText('1 finished online game isn’t on this device.').waitFor();
  await other.getByRole('button', { name: 'Fetch it' }).click();
  await other.getByRole('region', { name: 'Finished' }).getByText('Qwixx with Tom').waitFor();
  expect(await other.locator('.matches-elsewhere').count()).toBe(0);
  const [saved] = await kept(other);
  expect(saved).toMatchObject({ id: over.match, online: { seat: 0 } });
  await other.goto(`/match/${over.match}/end`);
  await openRest(other);
  await other.getByRole('button', { name: 'Were the dice fair?' }).click();
  await other.getByText(/^All \d+ rolls are right\.$/).waitFor();
  await openTable(other, running.id);
});
