import type { Page } from 'playwright-core';
import { reached, type Screen } from './screen.ts';

/** A player of this device, and their settings. */
async function asPlayer(page: Page): Promise<void> {
  await page.goto('/new/encore/online');
  await page.locator('.lobby').waitFor();
  await page.goto('/settings');
  await page.locator('#settings-online ~ .settings-buttons .button').first().waitFor();
}

async function makeToken(page: Page): Promise<void> {
  await asPlayer(page);
  await page.locator('.token-list > .button').click();
  await page.locator('dialog input').waitFor();
}

/** Who somebody is at tables online, and the ways to stay it. */
export const onlinePlayer: readonly Screen[] = [
  reached('settings-player', asPlayer),
  reached('settings-carry', async (page) => {
    await asPlayer(page);
    await page.locator('#settings-online ~ .settings-buttons .button').first().click();
    await page.locator('dialog .qr').waitFor();
  }),
  reached('settings-delete', async (page) => {
    await asPlayer(page);
    await page.locator('#settings-online ~ .settings-buttons .quiet').click();
    await page.locator('dialog').waitFor();
  }),
  reached('settings-token', makeToken),
  reached('settings-tokens', async (page) => {
    await makeToken(page);
    await page.keyboard.press('Escape');
    await page.locator('.token-list li').first().waitFor();
  }),
  reached('settings-naming', async (page) => {
    await asPlayer(page);
    await page.locator('.key-list .icon-button').first().click();
    await page.locator('dialog input').waitFor();
  }),
  { name: 'carry', path: '/carry#secret', shows: '.profile-form' },
  {
    name: 'carry-spent',
    path: '/carry#secret',
    shows: 'main',
    act: async (page) => {
      await page.locator('.profile-form .primary').click();
      await page.locator('.empty').waitFor();
    },
  },
];
