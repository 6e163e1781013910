import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { begun, openTable } from '#testing/browser/online-tables.ts';
import { act } from '#testing/browser/play.ts';
import { hears, listen } from '#testing/browser/reader.ts';
import { signIn } from '#testing/browser/somebody.ts';

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.getByRole('dialog', { name: 'Leaving the table?' }).waitFor();
};

test('one leaves for good, a latecomer takes the seat, and all end the match together', async () => {
  const lea = await visit({ settings: { name: 'Lea' } });
  const tom = await visit({ settings: { name: 'Tom' } });
  const host = await signIn(lea, 'Lea');
  const options = { game: 'qwixx', standIn: 3600 } as const;
  const { id } = await begun(host, options, [await signIn(tom, 'Tom')]);
  await Promise.all([openTable(lea, id), openTable(tom, id)]);

  await leave(tom);
  const first = tom.locator('.way').first();
  expect(await first.innerText()).toMatch(/^Back in a moment\nYour seat stays yours./);
  await tom.getByRole('button', { name: 'Stay', exact: true }).click();
  await leave(tom);
  await tom.getByRole('button', { name: /^Leave for good/ }).click();
  await tom.waitForURL('/');
  await lea.getByText('Tom has left. A bot plays on.').first().waitFor();
  const big = await visit({ path: `/screen/${id}`, size: { width: 1920, height: 1080 } });
  await big.locator('.big-race').getByText('left, bot plays').waitFor();

  await listen(lea);
  await act(lea);
  await lea.locator('.table[data-step="1"]').waitFor();
  await act(lea);
  await lea.locator('.table[data-step="2"]').waitFor();
  expect((await hears(lea, 0, /A bot for Tom/)).how).toBe('polite');

  const zoe = await visit({ path: `/table/${id}`, settings: { name: 'Zoe' } });
  await zoe.getByText('Qwixx has started').waitFor();
  await listen(lea);
  await zoe.getByRole('button', { name: /^Take the free seat Tom has left/ }).click();
  await zoe.locator('.table').waitFor();
  await lea.locator('.table-player').getByText('Zoe').waitFor();
  await lea.locator('.table-strip').getByText('Zoe takes over from Tom.').waitFor();
  expect((await hears(lea, 0, /^Zoe takes over from Tom\.$/)).how).toBe('polite');

  await leave(lea);
  await lea
    .getByRole('button', { name: /^Suggest ending here The game ends if Zoe agrees/ })
    .click();
  await lea.getByText('Waiting for Zoe').waitFor();
  await big.getByText('Lea wants to stop here. Waiting for Zoe').waitFor();
  const asked = zoe.getByRole('dialog', { name: 'Lea suggests ending here' });
  await listen(lea);
  await asked.getByRole('button', { name: 'Play on' }).click();
  await lea.getByText('Waiting for Zoe').waitFor({ state: 'detached' });
  expect(await lea.locator('.table').isVisible()).toBe(true);
  await lea.locator('.toast').getByText('Someone wants to play on').waitFor();
  const goesOn = /^Someone wants to play on. The game goes on.$/;
  expect((await hears(lea, 0, goesOn)).how).toBe('polite');
  expect(await zoe.locator('.toast').getByText('Someone wants to play on').count()).toBe(0);

  await leave(lea);
  await lea.getByRole('button', { name: /^Suggest ending here/ }).click();
  await lea.getByText('You asked a moment ago. You can ask again in a few minutes.').waitFor();
  await leave(zoe);
  await zoe.getByRole('button', { name: /^Suggest ending here/ }).click();
  await lea.getByRole('button', { name: 'Yes, end here' }).click();
  for (const page of [lea, zoe]) await page.getByText('Ended by agreement').waitFor();
  expect(await lea.locator('.end').innerText()).toContain('Zoe');
  await big.locator('.big-end').waitFor();
  expect(await big.locator('.big-race').innerText()).not.toMatch(/1st|wins/);

  await zoe.getByRole('button', { name: /^Replay, link, record/ }).click();
  await zoe.getByRole('button', { name: 'Leave the table' }).click();
  await zoe.waitForURL('/');
  const { table } = await (await lea.request.get(`/api/tables/${id}`)).json();
  expect(table.seats[1]).toMatchObject({ kind: 'bot', name: 'Zoe', isFree: true });
});

test('whoever comes late and has no name yet is asked for it on a proper card', async () => {
  const host = await signIn(await visit({ settings: { name: 'Lea' } }), 'Lea');
  const { id } = await begun(host, { game: 'qwixx' });
  const late = await visit({ path: `/table/${id}`, settings: { name: '' } });
  await late.locator('.way').first().click();
  const form = late.locator('.profile-form');
  await form.waitFor();
  const styles = await form.evaluate((each) => {
    const { display, paddingLeft } = getComputedStyle(each);
    return { display, paddingLeft };
  });
  expect(styles).toEqual({ display: 'grid', paddingLeft: '16px' });
});
