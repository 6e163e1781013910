import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newTab, visit } from '#testing/browser/app.ts';
import { kept } from '#testing/browser/kept.ts';
import { SOLO, visitorWith } from '#testing/browser/matches.ts';
import { played, rolling } from '#testing/browser/played.ts';
import { allHeard, hears, listen } from '#testing/browser/reader.ts';

/** A visitor for whom some scripts of the app fail to load. */
async function without(
  scripts: RegExp,
  path: string,
  body = 'throw new Error("cut off")',
): Promise<Page> {
  const page = await visit({ path: '/icon.svg' });
  await page
    .context()
    .route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto(path);
  return page;
}

async function withMatch(path: string): Promise<Page> {
  const page = await visitorWith([await played({ ...SOLO, until: rolling(1) })]);
  await page.goto(path);
  return page;
}

test('without the words of a language the page has some of its own, and a way out', async () => {
  const page = await without(/\/assets\/en-[\w-]+\.js$/, '/');
  await page.locator('#app[data-failed]').waitFor();
  expect(await page.getByText('Loading…').isVisible()).toBe(false);
  await page.context().unrouteAll();
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await page.locator('.home').waitFor();
});

test('loading the page again keeps a match that the address carries', async () => {
  // Words that do not come are noticed; without the app itself nobody is there to notice.
  const words = await without(/\/assets\/en-[\w-]+\.js$/, '/replay#damaged');
  const all = await without(/\/assets\/index-[\w-]+\.js$/, '/replay#damaged', '');
  for (const page of [words, all]) {
    await page.context().unrouteAll();
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await page.getByRole('alert').getByText('This link is damaged').waitFor();
    expect(new URL(page.url()).hash).toBe('#damaged');
  }
});

test('a language that fails to load is reported, and the old one stays', async () => {
  const page = await without(/\/assets\/fr-[\w-]+\.js$/, '/');
  await page.getByLabel('Language').waitFor();
  await listen(page);
  const heard = (await allHeard(page)).length;
  await page.getByLabel('Language').selectOption('fr');
  await page.locator('.toast').getByText('This language couldn’t be loaded').waitFor();
  await hears(page, heard, /^This language couldn’t be loaded\. Your games are safe\./);
  await page.waitForTimeout(300);
  const told = (await allHeard(page)).filter(({ text }) =>
    text.startsWith('This language couldn’t be loaded.'),
  );
  expect(told).toMatchObject([{ how: 'polite' }]);
  await page.getByRole('heading', { name: 'A few dice, one sheet' }).waitFor();
});

test('dice of a game that does not come, or that nobody knows', async () => {
  const page = await without(/\/assets\/face-[\w-]+\.js$/, '/dice/qwixx');
  await page.getByRole('heading', { name: 'This game couldn’t be loaded' }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.goto('/dice/chess');
  await page.getByRole('heading', { name: 'No such page' }).waitFor();
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.locator('.home').waitFor();
});

test('an address that leads nowhere says so', async () => {
  const page = await visit({ path: '/nowhere/at/all' });
  await page.getByRole('heading', { name: 'No such page' }).waitFor();
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.locator('.home').waitFor();
});

test('from the settings the way back leads to the match they were opened from', async () => {
  const page = await withMatch('/match/solo');
  await page.locator('.table').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'All settings' }).click();
  await page.locator('.settings-part').first().waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.locator('.table').waitFor();
  expect(new URL(page.url()).pathname).toBe('/match/solo');
});

test('a match deleted in another tab is not played on, and can be had back there', async () => {
  const page = await withMatch('/match/solo');
  await page.locator('.table').waitFor();
  const other = await newTab(page.context(), '/matches');
  await other.getByRole('button', { name: /^Delete Encore/ }).click();
  await page.getByRole('heading', { name: 'This game isn’t here' }).waitFor();
  expect(await kept(page)).toEqual([]);
  await other.getByRole('button', { name: 'Undo' }).click();
  await other.locator('.matches-row').waitFor();
  await page.reload();
  await page.locator('.table').waitFor();
});

test('the focus goes to the offer to undo, and from there to the heading', async () => {
  const page = await withMatch('/matches');
  await page.getByRole('button', { name: /^Delete Encore/ }).press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Undo');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('Your games');
  expect(await kept(page)).toHaveLength(1);
});
