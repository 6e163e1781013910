import { expect, test } from 'vitest';
import { guest, host, seats, two } from '#testing/browser/company.ts';
import { seatNames, sit, title } from '#testing/browser/lobby.ts';

test('seats are moved, filled with bots and emptied by the host', async () => {
  const [lea, tom] = await two();
  await seats(lea).toEqual(['Lea', 'Tom']);
  await lea.getByRole('button', { name: 'Add a bot' }).click();
  await seats(tom).toEqual(['Lea', 'Tom', 'Pip']);
  await lea.getByRole('button', { name: 'Change or remove Pip' }).click();
  await lea.getByRole('button', { name: 'Earlier in turn' }).click();
  await seats(tom).toEqual(['Lea', 'Pip', 'Tom']);
  await tom.getByText('bot · Strong').waitFor();
  await lea.getByLabel('Level').selectOption('Novice');
  await tom.getByText('bot · Novice').waitFor();
  await seats(tom).toEqual(['Lea', 'Pip', 'Tom']);
  await lea.getByRole('button', { name: 'Remove Pip', exact: true }).click();
  await seats(tom).toEqual(['Lea', 'Tom']);
});

test('seats are left and taken again; who watches is counted', async () => {
  const [lea, tom] = await two();
  await tom.getByRole('button', { name: 'Watch instead' }).click();
  await seats(lea).toEqual(['Lea']);
  await lea.getByText('1 person watches').waitFor();
  await sit(tom);
  await seats(lea).toEqual(['Lea', 'Tom']);
});

test('whoever is removed hears it, and does not come back', async () => {
  const [lea, tom] = await two();
  await lea.getByRole('button', { name: /^Change.* Tom$/ }).click();
  await lea.getByRole('button', { name: 'Remove Tom', exact: true }).click();
  await title(tom, 'Your seat here is gone');
  await tom.reload();
  await title(tom, 'Your seat here is gone');
  await seats(lea).toEqual(['Lea']);
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
  await tom.locator('.table-bar').waitFor();
});

test('somebody can be blocked and reported, and is forgiven in the settings', async () => {
  const [, tom] = await two();
  await tom.getByRole('button', { name: 'Block or report Lea' }).click();
  await tom.getByRole('button', { name: 'Report Lea', exact: true }).click();
  await tom.getByRole('radio', { name: 'Lets others wait on purpose' }).check();
  await tom.getByRole('button', { name: 'Send the report' }).click();
  await tom.locator('.toast').getByText('Thank you').waitFor();
  await tom.getByRole('button', { name: 'Block or report Lea' }).click();
  await tom.getByRole('button', { name: 'Block Lea', exact: true }).click();
  await tom.locator('.toast').getByText('Lea is blocked').waitFor();
  await tom.goto('/settings');
  await tom.getByRole('button', { name: 'Unblock Lea' }).click();
  await expect.poll(() => tom.getByText('Blocked players').count()).toBe(0);
});
