import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { pencilled } from '#testing/browser/hand.ts';
import { seatNames, sit } from '#testing/browser/lobby.ts';
import { begun, gathered, openTable } from '#testing/browser/online-tables.ts';
import { boxes } from '#testing/browser/reader.ts';
import { openMenu } from '#testing/browser/screens/screen.ts';
import { type Somebody, signIn, somebody } from '#testing/browser/somebody.ts';

const OPTIONS = { game: 'qwixx', standIn: 3600 } as const;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A lobby of Mia and a bot, and somebody who has just come there. */
async function lobby(name: string): Promise<{ page: Page; mia: Somebody; id: string }> {
  const page = await visit({ settings: { name } });
  const mia = await somebody(page, 'Mia');
  const id = await gathered(mia, OPTIONS, 1);
  await page.goto(`/table/${id}`);
  await page.locator('.lobby-sit').waitFor();
  return { page, mia, id };
}

async function takeSeat(page: Page): Promise<void> {
  await page.locator('.table').waitFor();
  await openMenu(page);
  await button(page, 'Take a seat').click();
  await page.getByText('Qwixx has started').waitFor();
}

test('whoever still types a name when it begins is asked what they want, and may change their mind', async () => {
  const { page, mia, id } = await lobby('');
  await page.getByLabel('Name').fill('Zo');
  await mia.begin(id);
  await page.getByText('Qwixx has started').waitFor();
  await button(page, /^Watch/).click();
  await takeSeat(page);
  await button(page, /^Take over from Pip/).click();
  await page.getByLabel('Name').fill('Zoe');
  await button(page, 'Sit down').click();
  await page.locator('.table').waitFor();
  await expect.poll(async () => (await mia.table(id)).seats[1]?.name).toBe('Zoe');
});

test('who watches instead is not asked when it begins, and comes in by the menu', async () => {
  const { page, mia, id } = await lobby('Zoe');
  await sit(page);
  await button(page, 'Just watch').click();
  await expect.poll(() => seatNames(page)).toEqual(['Mia', 'Pip']);
  await mia.begin(id);
  await takeSeat(page);
  await button(page, /^Join the next game/).click();
  await page.getByText('You’re in the queue for the next game').waitFor();
});

test('who has left is offered their own seat, and no other', async () => {
  const page = await visit({ settings: { name: 'Zoe' } });
  const mia = await somebody(page, 'Mia');
  const id = await gathered(mia, OPTIONS, 1);
  await (await signIn(page, 'Zoe')).sit(id);
  await mia.begin(id);
  await openTable(page, id);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await button(page, /^Leave for good/).click();
  await page.waitForURL('/');
  await page.goto(`/table/${id}`);
  await button(page, /^Take your seat back A bot is playing there/).waitFor();
  expect(await button(page, /^Take over/).count()).toBe(0);
  await button(page, /^Take your seat back/).click();
  await page.locator('.table').waitFor();
  expect((await mia.table(id)).seats[2]).toMatchObject({ kind: 'person', name: 'Zoe' });
});

test('what one has in pencil stays when somebody else takes a seat, who has their name there at once', async () => {
  const page = await visit();
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, OPTIONS);
  await openTable(page, id);
  await button(page, 'Roll the dice').click();
  await page.locator('.table[data-step="1"]').waitFor();
  await boxes(page, 'may').first().click();
  const marks = await pencilled(page);
  expect(marks).toHaveLength(1);
  const zoe = await visit({ path: `/table/${id}`, settings: { name: 'Zoe' } });
  await button(zoe, /^Take over from Pip/).click();
  await zoe.locator('.table').waitFor();
  await page.locator('.table-player').getByText('Zoe').waitFor();
  await page.locator('.table-strip').getByText('Zoe takes over from Pip.').waitFor();
  expect(await pencilled(page)).toEqual(marks);
});
