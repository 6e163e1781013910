import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, newTab, visit } from '#testing/browser/app.ts';
import { host, seats, two } from '#testing/browser/company.ts';
import { sit, tableId, title } from '#testing/browser/lobby.ts';

/** The big screen of the table that a page shows, opened on the same device. */
const openScreen = (page: Page): Promise<Page> => newTab(page, `/screen/${tableId(page)}`);

test('the big screen shows the way in, then the match, and takes nobody’s seat', async () => {
  const lea = await host();
  const tv = await openScreen(lea);
  await tv.setViewportSize(DESKTOP);
  await tv.getByRole('img', { name: /^QR code/ }).waitFor();
  await tv.locator('.big-seats li').getByText('Lea').waitFor();
  await lea.getByRole('button', { name: 'Add a bot' }).click();
  await tv.locator('.big-seats li').getByText('Pip').waitFor();
  await lea.getByRole('button', { name: 'Start' }).click();
  await tv.locator('.big-race').waitFor();
  expect(await tv.locator('.big-race li b').allTextContents()).toContain('Pip');
  await lea.locator('.dock-actions .primary').click();
  await tv.locator('.big-dice .die').first().waitFor();
  await tv.reload();
  await tv.locator('.big-dice .die').first().waitFor();
});

test('the big screen opened by a player who sits down only later leaves them their seat', async () => {
  const [lea, tom] = await two();
  await tom.getByRole('button', { name: 'Watch instead' }).click();
  await seats(lea).toEqual(['Lea']);
  const tv = await openScreen(tom);
  await tv.locator('.big-lobby').waitFor();
  await sit(tom);
  await tv.locator('.big-seats li').getByText('Tom').waitFor();
  await lea.getByRole('button', { name: 'Start' }).click();
  await tv.locator('.big-race').waitFor();
  await tv.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await lea.getByRole('button', { name: 'Roll the dice' }).click();
  await tom.getByRole('button', { name: 'Pass', exact: true }).click();
  await tom.getByRole('button', { name: 'Take it back' }).waitFor();
  await tom.close();
  await lea.locator('.player-state em').getByText('away').waitFor({ state: 'attached' });
});

test('the big screen of no table says so', async () => {
  await title(await visit({ path: '/screen/nothing' }), 'There is no such table');
});
