import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { begun, finished, openTable } from '#testing/browser/online-tables.ts';
import { signIn, somebody } from '#testing/browser/somebody.ts';

const OPTIONS = { game: 'qwixx', standIn: 3600 } as const;

async function blocked(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get('/api/players/blocks');
  const { blocks } = (await answer.json()) as { readonly blocks: readonly { name: string }[] };
  return blocks.map(({ name }) => name);
}

/** Lea hosts a match with Tom, and has his sheet open. */
async function lookAtTom() {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const tom = await somebody(page, 'Tom');
  const { id } = await begun(lea, OPTIONS, [tom]);
  await openTable(page, id);
  await page.locator('.table-player').first().click();
  return { page, lea, tom, id };
}

test('somebody who plays foul is blocked and reported from their sheet, in the match', async () => {
  const { page } = await lookAtTom();
  const dialog = page.getByRole('dialog', { name: 'Tom' });
  await dialog.getByRole('button', { name: 'Report Tom' }).click();
  await dialog.getByLabel('Keeps others waiting on purpose').check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await page.locator('.toast').getByText('Thank you.').waitFor();
  await page.locator('.table-player').first().click();
  await dialog.getByRole('button', { name: 'Block Tom' }).click();
  await page.locator('.toast').getByText('You’ve blocked Tom.').waitFor();
  expect(await blocked(page)).toEqual(['Tom']);
});

test('the host removes somebody in the match, and a bot plays on; others cannot', async () => {
  const { page, lea, tom, id } = await lookAtTom();
  await page.getByRole('button', { name: 'Remove Tom from the table' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Tom in the middle of the game?' });
  await question.getByRole('button', { name: 'Keep playing together' }).click();
  expect((await lea.table(id)).seats[1]).toMatchObject({ kind: 'person', name: 'Tom' });
  await page.getByRole('button', { name: 'Remove Tom from the table' }).click();
  await question.getByRole('button', { name: 'Remove Tom from the table' }).click();
  await page.locator('.toast').getByText('Tom has left the table.').waitFor();
  expect((await lea.table(id)).seats[1]).toMatchObject({ kind: 'bot' });

  const guest = await visit();
  const mia = await signIn(guest, 'Mia');
  const { id: other } = await begun(tom, OPTIONS, [mia]);
  await openTable(guest, other);
  await guest.locator('.table-player').first().click();
  await guest.getByRole('button', { name: 'Block Tom' }).waitFor();
  expect(await guest.getByRole('button', { name: 'Remove Tom from the table' }).count()).toBe(0);
});

test('bots cannot be blocked', async () => {
  const page = await visit();
  const { id } = await begun(await signIn(page, 'Lea'), OPTIONS);
  await openTable(page, id);
  await page.locator('.table-player').first().click();
  await page.locator('dialog .other-status').first().waitFor();
  expect(await page.getByRole('button', { name: /^Block/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Were the dice fair?' }).waitFor();
  expect(await page.getByRole('button', { name: 'Block or report someone' }).count()).toBe(0);
});

test('a spectator who is somebody does it from the menu, and a stranger is not asked', async () => {
  const page = await visit();
  const [mia, tom] = [await somebody(page, 'Mia'), await somebody(page, 'Tom')];
  await signIn(page, 'Lea');
  const { id } = await begun(mia, OPTIONS, [tom]);
  const menu = async () => {
    await openTable(page, id);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Were the dice fair?' }).waitFor();
  };
  await menu();
  expect(await page.getByRole('button', { name: 'Block or report someone' }).count()).toBe(0);
  await page.goto('/tables');
  await page.evaluate(() => localStorage.setItem('dicepad.player', 'true'));
  await menu();
  await page.getByRole('button', { name: 'Block or report someone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tom', exact: true }).click();
  await page.getByRole('button', { name: 'Block Tom' }).click();
  await expect.poll(() => blocked(page)).toEqual(['Tom']);
});

test('after the match it is the right one, also when people have changed places since', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const [tom, mia] = [await somebody(page, 'Tom'), await somebody(page, 'Mia')];
  const { id } = await finished(lea, { game: 'qwixx' }, [tom, mia]);
  await page.goto(`/table/${id}`);
  await page.locator('.end').waitFor();
  await tom.again(id);
  await page.locator('.end-next').waitFor();
  expect((await lea.table(id)).seats.map((each) => each?.name)).toEqual(['Tom', 'Mia', 'Lea']);
  await page.locator('.end-more').click();
  await page.getByRole('button', { name: 'Block or report someone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mia', exact: true }).click();
  await page.getByRole('button', { name: 'Block Mia' }).click();
  await expect.poll(() => blocked(page)).toEqual(['Mia']);
});
