import { expect, test } from 'vitest';
import { DESKTOP, visitScreen } from '#testing/browser/app.ts';
import { openMenu } from '#testing/browser/screens/screen.ts';

test('the menu starts a game over after asking, and keeps what was played', async () => {
  const page = await visitScreen('table-encore', {});
  const before = page.url();
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await menu.getByRole('button', { name: 'Keyboard' }).count()).toBe(0);
  await menu.getByRole('button', { name: 'Start over' }).click();
  const question = page.getByRole('dialog', { name: 'Start this game over?' });
  await question.getByRole('button', { name: 'Play on' }).click();
  expect(page.url()).toBe(before);
  await menu.getByRole('button', { name: 'Start over' }).click();
  await question.getByRole('button', { name: 'Start over' }).click();
  await page.locator('.table[data-step="0"]').waitFor();
  expect(page.url()).not.toBe(before);
  expect(await page.locator('.table-sheet .crossed').count()).toBe(0);
  await page.goto(before);
  await page.locator('.table-sheet .crossed').first().waitFor();
});

test('the menu leads to a new game of the same kind, and out', async () => {
  const page = await visitScreen('table-encore', { size: DESKTOP });
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Keyboard' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Leave the table' }).getAttribute('href')).toBe('/');
  await menu.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('heading', { name: 'Encore! with bots' }).waitFor();
});
