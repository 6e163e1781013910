import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guest, host, seats, two } from '#testing/browser/company.ts';
import { seatNames, sit, title } from '#testing/browser/lobby.ts';
import { allHeard, listen } from '#testing/browser/reader.ts';

test('seats are moved, filled with bots and emptied by the host', async () => {
  const [lea, tom] = await two();
  await seats(lea).toEqual(['Lea', 'Tom']);
  await lea.getByRole('button', { name: 'Add a bot' }).click();
  await seats(tom).toEqual(['Lea', 'Tom', 'Pip']);
  await lea.getByRole('button', { name: 'Change or remove Pip' }).click();
  await lea.getByRole('button', { name: 'Play earlier' }).click();
  await seats(tom).toEqual(['Lea', 'Pip', 'Tom']);
  await tom.getByText('bot · Novice').waitFor();
  await lea.getByLabel('Level').selectOption('Strong');
  await tom.getByText('bot · Strong').waitFor();
  await seats(tom).toEqual(['Lea', 'Pip', 'Tom']);
  await lea.getByRole('button', { name: 'Remove Pip', exact: true }).click();
  await seats(tom).toEqual(['Lea', 'Tom']);
});

test('seats are left and taken again; who watches is counted', async () => {
  const [lea, tom] = await two();
  await tom.getByRole('button', { name: 'Just watch' }).click();
  await seats(lea).toEqual(['Lea']);
  await lea.getByText('1 person is watching').waitFor();
  await sit(tom);
  await seats(lea).toEqual(['Lea', 'Tom']);
});

const REMOVED = 'The host has removed you from the table';

async function remove(host: Page, name: string): Promise<void> {
  await host.getByRole('button', { name: new RegExp(`^Change.* ${name}$`) }).click();
  await host.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
  await seats(host).not.toContain(name);
}

test('a removed player is told so, and does not come back', async () => {
  const [lea, tom] = await two();
  await listen(tom);
  await remove(lea, 'Tom');
  await title(tom, REMOVED);
  await expect.poll(() => tom.evaluate(() => document.activeElement?.textContent)).toBe(REMOVED);
  // Not also how the table looks without them.
  expect(await allHeard(tom)).toEqual([]);
  await tom.reload();
  await title(tom, REMOVED);
  await tom.goto('/');
  await tom.locator('.home').waitFor();
  expect(await tom.locator('.home-resume').count()).toBe(0);
});

test('a player who is removed while elsewhere is told on the first screen, once', async () => {
  const [lea, tom] = await two();
  await tom.locator('.page-bar a').click();
  await tom.locator('.home-resume').getByText('Encore! with Lea').waitFor();
  await remove(lea, 'Tom');
  await tom.reload();
  await tom.locator('.toast').getByText(REMOVED).waitFor();
  expect(await tom.locator('.home-resume').count()).toBe(0);
  const asked = tom.waitForResponse('**/api/me/tables');
  await tom.reload();
  await asked;
  await tom.locator('.home').waitFor();
  expect(await tom.locator('.toast').count()).toBe(0);
});

test('where all seats are taken, one more may watch', async () => {
  const lea = await host();
  for (let count = 2; count <= 6; count++) {
    await lea.getByRole('button', { name: 'Add a bot' }).click();
    await expect.poll(async () => (await seatNames(lea)).length).toBe(count);
  }
  await lea.getByText('All 6 seats are taken.').waitFor();
  const tom = await guest(lea, 'Tom');
  await tom.getByText('Stay and watch').waitFor();
  await lea.getByRole('button', { name: 'Start' }).click();
  // Whoever stood in the lobby is asked as those who come late are.
  await tom.getByRole('button', { name: /^Take over from Pip/ }).waitFor();
});

test('somebody can be blocked and reported, and is forgiven in the settings', async () => {
  const [, tom] = await two();
  await tom.getByRole('button', { name: 'Block or report Lea' }).click();
  await tom.getByRole('button', { name: 'Report Lea', exact: true }).click();
  await tom.getByRole('radio', { name: 'Keeps others waiting on purpose' }).check();
  await tom.getByRole('button', { name: 'Send the report' }).click();
  await tom.locator('.toast').getByText('Thank you').waitFor();
  await tom.getByRole('button', { name: 'Block or report Lea' }).click();
  await tom.getByRole('button', { name: 'Block Lea', exact: true }).click();
  await tom.locator('.toast').getByText('You’ve blocked Lea.').waitFor();
  await tom.goto('/settings');
  await tom.getByRole('button', { name: 'Unblock Lea' }).click();
  await expect.poll(() => tom.getByText('Blocked people').count()).toBe(0);
});
