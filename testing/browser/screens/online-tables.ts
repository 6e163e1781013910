import type { Page } from 'playwright-core';
import type { TableOptions } from '#protocol/table.ts';
import { begun, finished, loseTable, placeOf, signIn } from '../online-tables.ts';
import { openMenu, type Screen } from './screen.ts';

const TABLE = '.table';

/** Lea at a table with a bot, in the middle of nothing. */
const playing =
  (
    options: Partial<TableOptions>,
    then: (page: Page) => Promise<unknown> = async () => undefined,
  ) =>
  async (page: Page): Promise<void> => {
    const lea = await signIn(page, 'Lea');
    const { id } = await begun(page, lea, options);
    await page.goto(`/table/${id}`);
    await page.locator(TABLE).waitFor();
    await then(page);
  };

async function openProof(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('.menu-buttons .button').nth(3).click();
  await page.locator('.proof').waitFor();
}

async function playElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator(TABLE).waitFor();
  await page.locator('.table-dock .button.primary.wide').waitFor();
}

async function watch(page: Page): Promise<void> {
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(page, lea, { game: 'encore-plus' });
  await page.context().clearCookies();
  await page.goto(`/table/${id}`);
  await page.locator(TABLE).waitFor();
}

async function toEnd(page: Page): Promise<void> {
  const lea = await signIn(page, 'Lea');
  const { id } = await finished(page, lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.locator('.end').waitFor();
}

/** Lea reads the score while the next match is being set up. */
async function whileOthersGoOn(page: Page): Promise<void> {
  const lea = await signIn(page, 'Lea');
  const { id } = await finished(page, lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.locator('.end').waitFor();
  await lea.table(placeOf(page), 'POST', `/tables/${id}/again`);
  await page.locator('.end-next').waitFor();
}

/** A table whose sockets say something else, or nothing at all. */
const misheard =
  (change: ((text: string) => string) | undefined) =>
  async (page: Page): Promise<void> => {
    const lea = await signIn(page, 'Lea');
    const { id } = await begun(page, lea, { game: 'qwixx' });
    await page.routeWebSocket(/\/socket/, (socket) => {
      if (!change) socket.close();
      else {
        const server = socket.connectToServer();
        server.onMessage((text) => socket.send(change(String(text))));
      }
    });
    await page.goto(`/table/${id}`);
    await page.locator('.empty').waitFor();
  };

/** Tables whose people have devices of their own, in each of their states. */
export const onlineTables: readonly Screen[] = [
  {
    name: 'online-playing',
    path: '/',
    shows: 'body',
    act: playing({ game: 'encore', timer: 'gentle' }),
  },
  {
    name: 'online-real-dice',
    path: '/',
    shows: 'body',
    act: playing({ game: 'qwixx', dice: 'real' }),
  },
  {
    name: 'online-lost',
    path: '/',
    shows: 'body',
    act: playing({ game: 'choice', timer: 'fast' }, async (page) => {
      await loseTable(page);
      await page.locator('.table-called').waitFor();
    }),
  },
  { name: 'online-menu', path: '/', shows: 'body', act: playing({ game: 'encore' }, openMenu) },
  { name: 'online-promise', path: '/', shows: 'body', act: playing({ game: 'encore' }, openProof) },
  {
    name: 'online-elsewhere',
    path: '/',
    shows: 'body',
    act: playing({ game: 'encore-coop' }, playElsewhere),
  },
  { name: 'online-watching', path: '/', shows: 'body', act: watch },
  { name: 'online-end', path: '/', shows: 'body', act: toEnd },
  { name: 'online-next', path: '/', shows: 'body', act: whileOthersGoOn },
  { name: 'online-away', path: '/', shows: 'body', act: misheard(undefined) },
  {
    name: 'online-version',
    path: '/',
    shows: 'body',
    act: misheard((text) => text.replace('"protocol":1', '"protocol":2')),
  },
  {
    name: 'online-unknown-game',
    path: '/',
    shows: 'body',
    act: misheard((text) => text.replace('"game":"qwixx"', '"game":"ludo"')),
  },
  {
    name: 'online-proof',
    path: '/',
    shows: 'body',
    act: async (page) => {
      await toEnd(page);
      await page.locator('.end-actions .button').nth(1).click();
      await page.locator('.proof-found').waitFor();
    },
  },
];
