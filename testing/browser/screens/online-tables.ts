import type { Page } from 'playwright-core';
import type { TableInfo, TableOptions } from '#protocol/table.ts';
import { begun, finished, loseTable, openTable, playOn } from '../online-tables.ts';
import { signIn, somebody } from '../somebody.ts';
import { openMenu, reached, type Screen } from './screen.ts';

const TABLE = '.table';

/** Lea at a table with a bot, before the first roll. */
const playing =
  (
    options: Partial<TableOptions>,
    then: (page: Page) => Promise<unknown> = async () => undefined,
  ) =>
  async (page: Page): Promise<void> => {
    const lea = await signIn(page, 'Lea');
    const { id } = await begun(lea, options);
    await openTable(page, id);
    await then(page);
  };

/** The same in the middle of the match: dice lie there, and Lea is to choose. */
async function choosing(page: Page): Promise<void> {
  const lea = await signIn(page, 'Lea');
  const { id } = await begun(lea, { game: 'encore', timer: 'gentle' });
  await playOn(lea, id);
  await openTable(page, id);
}

/** Lea has chosen, and Tom has not. */
async function noted(page: Page): Promise<void> {
  const [lea, tom] = [await signIn(page, 'Lea'), await somebody(page, 'Tom')];
  const { id } = await begun(lea, { game: 'qwixx', standIn: 3600 }, [tom]);
  await openTable(page, id);
  await page.locator('.table-dock .button.primary.wide').click();
  await page.locator('.table-sheet [data-open]').first().click();
  await page.locator('.dock-actions .button:last-child').click();
  await page.locator('.dock-back').waitFor();
}

async function openProof(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('.menu-buttons .button').nth(4).click();
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
  const { id } = await begun(lea, { game: 'encore-plus' });
  await page.context().clearCookies();
  await openTable(page, id);
}

async function toEnd(page: Page): Promise<() => Promise<TableInfo>> {
  const lea = await signIn(page, 'Lea');
  const { id } = await finished(lea, { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.locator('.end').waitFor();
  return () => lea.again(id);
}

/** Lea reads the score while the next match is being set up. */
async function whileOthersGoOn(page: Page): Promise<void> {
  const again = await toEnd(page);
  await again();
  await page.locator('.end-next').waitFor();
}

/** Lea at a table with Tom, who rolls first. */
const withTom =
  (options: Partial<TableOptions>, then: (page: Page) => Promise<unknown>) =>
  async (page: Page): Promise<void> => {
    const [lea, tom] = [await signIn(page, 'Lea'), await somebody(page, 'Tom')];
    const { id } = await begun(tom, { game: 'encore', standIn: 3600, ...options }, [lea]);
    await openTable(page, id);
    await then(page);
  };

async function openOther(page: Page): Promise<void> {
  await openMenu(page);
  await page.locator('.menu-around .table-player').first().dispatchEvent('click');
  await page.locator('dialog .about-ways').waitFor();
}

async function openReport(page: Page): Promise<void> {
  await openOther(page);
  await page.locator('.about-ways .button').nth(1).click();
  await page.locator('.report').waitFor();
}

/** Tom asks to end the match, and Lea is to answer. */
async function askedToEnd(page: Page): Promise<void> {
  const [lea, tom] = [await signIn(page, 'Lea'), await somebody(page, 'Tom')];
  const { id } = await begun(tom, { game: 'encore', standIn: 3600 }, [lea]);
  const toms = await tom.connect(id);
  await toms.until(() => toms.view);
  await openTable(page, id);
  await tom.vote(id);
  await page.locator('dialog .vote-people').waitFor();
  await toms.close();
}

/** Somebody who comes when Mia and a bot have begun. */
async function comeLate(page: Page): Promise<void> {
  const { id } = await begun(await somebody(page, 'Mia'), { game: 'qwixx' });
  await page.goto(`/table/${id}`);
  await page.locator('.late-match').waitFor();
}

/** After a match with Tom and Mia: the choice of whom to block. */
async function openPeople(page: Page): Promise<void> {
  const lea = await signIn(page, 'Lea');
  const others = [await somebody(page, 'Tom'), await somebody(page, 'Mia')];
  const { id } = await finished(lea, { game: 'qwixx' }, others);
  await page.goto(`/table/${id}`);
  await page.locator('.end-more').click();
  await page.locator('.end-rest > .button').last().click();
  await page.locator('.about-people').waitFor();
}

/** Two tables wait for Lea, and a match is over that this device has not kept. */
async function sitsOnline(page: Page): Promise<void> {
  const [lea, tom] = [await signIn(page, 'Lea'), await somebody(page, 'Tom')];
  await finished(lea, { game: 'qwixx' }, [tom]);
  const { id } = await begun(tom, { game: 'encore-plus', standIn: 3600 }, [lea]);
  await openTable(page, id);
  const lobby = await lea.make({ game: 'choice' });
  await page.goto(`/table/${lobby.id}`);
  await page.locator('.lobby').waitFor();
}

const backAt =
  (path: string, shows: string) =>
  async (page: Page): Promise<void> => {
    await sitsOnline(page);
    await page.goto(path);
    await page.locator(shows).first().waitFor();
  };

/** A table whose sockets say something else, or nothing at all. */
const misheard =
  (change: ((text: string) => string) | undefined) =>
  async (page: Page): Promise<void> => {
    const lea = await signIn(page, 'Lea');
    const { id } = await begun(lea, { game: 'qwixx' });
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
  reached('online-choosing', choosing),
  reached('online-noted', noted),
  reached('online-real-dice', playing({ game: 'qwixx', dice: 'real' })),
  reached(
    'online-lost',
    playing({ game: 'choice', timer: 'fast' }, async (page) => {
      await loseTable(page);
      await page.locator('.table-lost').waitFor();
    }),
  ),
  reached('online-menu', playing({ game: 'encore' }, openMenu)),
  reached('online-promise', playing({ game: 'encore' }, openProof)),
  reached('online-elsewhere', playing({ game: 'encore-coop' }, playElsewhere)),
  reached('online-watching', watch),
  reached('online-end', toEnd),
  reached('online-other', withTom({}, openOther)),
  reached(
    'online-phrases',
    withTom({}, async (page) => {
      await page.locator('.dock-say').click();
      await page.locator('.phrase-picker').waitFor();
    }),
  ),
  reached(
    'online-leave',
    withTom({}, async (page) => {
      await page.locator('.table-bar a').first().click();
      await page.locator('dialog .ways').waitFor();
    }),
  ),
  reached('online-vote', askedToEnd),
  reached('online-late', comeLate),
  reached('online-report', withTom({}, openReport)),
  reached(
    'online-real-dice-other',
    withTom({ dice: 'real' }, (page) => page.locator('.dice-pad').waitFor()),
  ),
  reached('online-people', openPeople),
  reached('home-online', backAt('/', '.home-resume-online')),
  reached('matches-online', backAt('/matches', '.matches-elsewhere')),
  reached('online-next', whileOthersGoOn),
  reached('online-away', misheard(undefined)),
  reached(
    'online-version',
    misheard((text) => text.replace('"protocol":1', '"protocol":2')),
  ),
  reached(
    'online-unknown-game',
    misheard((text) => text.replace('"game":"qwixx"', '"game":"ludo"')),
  ),
  reached('online-proof', async (page) => {
    await toEnd(page);
    await page.locator('.end-more').click();
    await page.locator('.end-rest > .button').last().click();
    await page.locator('.proof-found').waitFor();
  }),
];
