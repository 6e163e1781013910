import { expect, test } from 'vitest';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { faultsOf } from '#testing/browser/looks.ts';
import { begun, finished, openTable } from '#testing/browser/online-tables.ts';
import { openMenu } from '#testing/browser/screens/screen.ts';
import { signIn } from '#testing/browser/somebody.ts';

test.each([
  ['en-GB', PHONE, 'light', 'Every face ever rolled here'],
  ['fr-FR', DESKTOP, 'dark', 'Toutes les faces jamais sorties ici'],
  ['de-DE', PHONE, 'dark', 'Alle Seiten, die hier je gewürfelt wurden'],
] as const)('all faces can be read in %s', async (language, size, theme, heading) => {
  const page = await visit({ language, size, theme, path: '/statistics' });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(language.slice(0, 2));
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Every face ever rolled here' }).waitFor();
});

test('they are found where people ask whether the dice were fair, in the language of the app', async () => {
  const page = await visit({ language: 'en-GB', settings: { language: 'de' } });
  const lea = await signIn(page, 'Lea');
  const { id } = await finished(lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.locator('.end-actions .button').nth(1).click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('dialog').getByRole('link').click(),
  ]);
  await opened
    .getByRole('heading', { name: 'Alle Seiten, die hier je gewürfelt wurden' })
    .waitFor();
});

test('and in the middle of a match, which stays open', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'encore' });
  await openTable(page, id);
  await openMenu(page);
  await page.getByRole('button', { name: 'Were the dice fair?' }).click();
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'All faces ever rolled on this server' }).click(),
  ]);
  await opened.getByRole('heading', { name: 'Every face ever rolled here' }).waitFor();
  expect(await page.locator('.table').count()).toBe(1);
});
