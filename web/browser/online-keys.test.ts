import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, visit } from '#testing/browser/app.ts';
import { tableId } from '#testing/browser/lobby.ts';
import { tabTo } from '#testing/browser/press.ts';
import { arrives, hears, listen } from '#testing/browser/reader.ts';
import { somebody } from '#testing/browser/somebody.ts';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

async function use(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const seats = (page: Page): Locator => page.getByRole('region', { name: 'Seats' });

test('a table is opened, set up and begun with the keyboard alone, by roles and names', async () => {
  const page = await visit({ size: DESKTOP });
  await use(page, page.getByRole('link', { name: 'Several phones' }));
  await arrives(page, /^Encore! with friends$/);
  await listen(page);
  await page.getByRole('region', { name: 'Invite' }).getByRole('img', { name: /^QR/ }).waitFor();
  await seats(page).getByRole('listitem').filter({ hasText: 'Lea' }).waitFor();

  await use(page, button(page, 'Add a bot'));
  await hears(page, 0, /^Pip has joined\.$/);
  await use(page, button(page, 'Add a bot'));
  await hears(page, 0, /^Dot has joined\.$/);
  await use(page, button(page, 'Change or remove Dot'));
  const dialog = page.getByRole('dialog', { name: 'Dot' });
  await use(page, dialog.getByRole('button', { name: 'Remove Dot' }));
  await hears(page, 0, /^Dot has left\.$/);
  expect(await seats(page).getByRole('listitem').count()).toBe(2);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  const fast = page.getByRole('radio', { name: '20 sec' });
  await tabTo(page, page.getByRole('radio', { name: 'No limit' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => fast.isChecked()).toBe(true);
  const open = page.getByRole('switch', { name: /^Open to everyone/ });
  await use(page, open, 'Space');
  await expect.poll(() => open.getAttribute('aria-checked')).toBe('true');

  const mia = await somebody(page, 'Mia');
  await mia.sit(tableId(page));
  await hears(page, 0, /^Mia has joined\.$/);
  await use(page, button(page, /^Start/));
  await arrives(page, /^Encore!$/);
  await button(page, 'Roll the dice').waitFor();
});

test('sitting down and standing up with the keyboard leads to one’s seat, and to the free ones', async () => {
  const page = await visit({ settings: { name: 'Tom' } });
  const mia = await somebody(page, 'Mia');
  const { id } = await mia.make();
  await page.goto(`/table/${id}`);
  for (let time = 0; time < 2; time++) {
    await use(page, button(page, 'Sit down as Tom'));
    await arrives(page, /^Tomyou/);
    await use(page, button(page, 'Just watch'));
    await arrives(page, /free seats/);
  }
});

test('a table is found by its code and a seat taken, with the keyboard alone', async () => {
  const page = await visit({ settings: { name: '' } });
  const mia = await somebody(page, 'Mia');
  const { id, code } = await mia.make();
  await use(page, page.getByRole('link', { name: 'Join a table' }));
  await arrives(page, /^Join a table$/);
  await listen(page);
  const field = page.getByRole('textbox', { name: 'Or type the code' });
  await tabTo(page, field);
  await page.keyboard.type('sun');
  await page.keyboard.press('Enter');
  await hears(page, 0, /four symbols and a number/);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(code!);
  await arrives(page, /^Encore! with friends$/);
  expect(new URL(page.url()).pathname).toBe(`/table/${id}`);

  await listen(page);
  await use(
    page,
    page.getByRole('form', { name: 'Mia invites you to play Encore!' }).getByRole('button').last(),
  );
  await hears(page, 0, /^A name has up to 24/);
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await seats(page).getByRole('listitem').filter({ hasText: 'Ada' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Mia starts the game' }).waitFor();
  await mia.begin(id);
  await arrives(page, /^Encore!$/);
});
