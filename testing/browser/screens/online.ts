import type { Page } from 'playwright-core';
import { somebody } from '../somebody.ts';
import { refuseApi } from '../states.ts';
import type { Screen } from './screen.ts';

const LOBBY = '.lobby';
const MAIN = 'main';
const MAKE = '/new/encore-plus/online';

/** Where a link leads to a table that somebody else has opened. */
const atTable =
  (options: object, then: (page: Page) => Promise<unknown> = async () => undefined) =>
  async (page: Page): Promise<void> => {
    const mia = await somebody(page, 'Mia');
    const { id } = await mia.make({ ...options });
    await mia.addBot(id);
    await page.goto(`/table/${id}`);
    await page.locator(LOBBY).waitFor();
    await then(page);
  };

/** Their name is not known on this device. */
async function forgetName(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage['dicepad.settings'] ?? '{}');
    localStorage['dicepad.settings'] = JSON.stringify({ ...settings, name: '' });
  });
  await page.context().clearCookies();
}

async function takeSeat(page: Page): Promise<void> {
  await page.locator('.setup-foot .primary').click();
  await page.locator('.lobby-seat .stamp.mine').waitFor();
}

async function fill(page: Page): Promise<void> {
  for (let seats = 2; seats <= 6; seats++) {
    await page.locator('.setup-add button').click();
    await page
      .locator('.lobby-seat')
      .nth(seats - 1)
      .waitFor();
  }
}

async function openScreenOf(page: Page, begins: boolean): Promise<void> {
  const mia = await somebody(page, 'Mia');
  const { id } = await mia.make({ game: 'encore' });
  for (let bots = 0; bots < 3; bots++) await mia.addBot(id);
  if (begins) await mia.begin(id);
  await page.goto(`/screen/${id}`);
  await page.locator(begins ? '.big-match' : '.big-lobby').waitFor();
}

/** A player of this device, and their settings. */
async function asPlayer(page: Page): Promise<void> {
  await page.goto(MAKE);
  await page.locator(LOBBY).waitFor();
  await page.goto('/settings');
  await page.locator('#settings-online ~ .settings-buttons .button').first().waitFor();
}

/** Everything around tables online. */
export const online: readonly Screen[] = [
  { name: 'lobby', path: MAKE, shows: LOBBY },
  { name: 'lobby-full', path: MAKE, shows: LOBBY, act: fill },
  {
    name: 'lobby-bot',
    path: MAKE,
    shows: LOBBY,
    act: async (page) => {
      await page.locator('.setup-add button').click();
      await page.locator('.lobby-seat .icon-button').nth(1).click();
      await page.locator('dialog .choice-row').waitFor();
    },
  },
  {
    name: 'lobby-close',
    path: MAKE,
    shows: LOBBY,
    act: async (page) => {
      await page.locator('.lobby-ways .button').last().click();
      await page.locator('dialog').waitFor();
    },
  },
  { name: 'lobby-guest', path: '/', shows: MAIN, act: atTable({ game: 'qwixx' }) },
  { name: 'lobby-guest-seated', path: '/', shows: MAIN, act: atTable({ timer: 'fast' }, takeSeat) },
  {
    name: 'lobby-guest-unnamed',
    path: '/',
    shows: MAIN,
    act: async (page) => {
      await forgetName(page);
      await atTable({ game: 'choice' })(page);
      await page.locator('.profile-form').waitFor();
    },
  },
  {
    name: 'lobby-guest-full',
    path: '/',
    shows: MAIN,
    act: async (page) => {
      const mia = await somebody(page, 'Mia');
      const { id } = await mia.make({ game: 'encore' });
      for (let bots = 0; bots < 5; bots++) await mia.addBot(id);
      await page.goto(`/table/${id}`);
      await page.locator('.lobby-waiting').waitFor();
    },
  },
  {
    name: 'lobby-report',
    path: '/',
    shows: MAIN,
    act: atTable({ isPublic: true }, async (page) => {
      await takeSeat(page);
      await page.locator('.lobby-seat .icon-button').first().click();
      await page.locator('dialog .setup-moves .button').last().click();
      await page.locator('.report').waitFor();
    }),
  },
  {
    name: 'make-unnamed',
    path: '/',
    shows: MAIN,
    act: async (page) => {
      await forgetName(page);
      await page.goto(MAKE);
      await page.locator('.profile-form').waitFor();
    },
  },
  { name: 'make-offline', path: MAKE, before: refuseApi, shows: '.empty' },
  { name: 'online-table-missing', path: '/table/nothing', shows: '.empty' },
  {
    name: 'online-table-closed',
    path: '/',
    shows: MAIN,
    act: async (page) => {
      const mia = await somebody(page, 'Mia');
      const { id } = await mia.make();
      await mia.close(id);
      await page.goto(`/table/${id}`);
      await page.locator('.empty').waitFor();
    },
  },
  { name: 'join', path: '/join', shows: '.join' },
  {
    name: 'join-wrong',
    path: '/join/sun-sun-sun-99',
    shows: '.text-field-error',
  },
  {
    name: 'open-tables',
    path: '/tables',
    shows: MAIN,
    act: async (page) => {
      const mia = await somebody(page, 'Mia');
      await mia.make({ isPublic: true });
      await page.reload();
      await page.locator('.open-tables').waitFor();
    },
  },
  { name: 'open-tables-offline', path: '/tables', before: refuseApi, shows: '.empty' },
  { name: 'settings-player', path: '/', shows: MAIN, act: asPlayer },
  {
    name: 'settings-carry',
    path: '/',
    shows: MAIN,
    act: async (page) => {
      await asPlayer(page);
      await page.locator('#settings-online ~ .settings-buttons .button').first().click();
      await page.locator('dialog .qr').waitFor();
    },
  },
  {
    name: 'settings-delete',
    path: '/',
    shows: MAIN,
    act: async (page) => {
      await asPlayer(page);
      await page.locator('#settings-online ~ .settings-buttons .quiet').click();
      await page.locator('dialog').waitFor();
    },
  },
  { name: 'carry', path: '/carry#secret', shows: '.profile-form' },
  {
    name: 'carry-spent',
    path: '/carry#secret',
    shows: MAIN,
    act: async (page) => {
      await page.locator('.profile-form .primary').click();
      await page.locator('.empty').waitFor();
    },
  },
  { name: 'big-lobby', path: '/', shows: MAIN, act: (page) => openScreenOf(page, false) },
  { name: 'big-match', path: '/', shows: MAIN, act: (page) => openScreenOf(page, true) },
];
