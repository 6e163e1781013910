import type { Page } from 'playwright-core';
import type { TableOptions } from '#protocol/table.ts';
import { sit } from '../lobby.ts';
import { begun, finished, gathered, playOn } from '../online-tables.ts';
import { type Somebody, signIn, somebody } from '../somebody.ts';
import { refuseApi } from '../states.ts';
import { reached, type Screen } from './screen.ts';

const LOBBY = '.lobby';
const MAIN = 'main';
const MAKE = '/new/encore-plus/online';

/** Where a link leads to a table that somebody else has opened. */
const atTable =
  (
    options: Partial<TableOptions>,
    then: (page: Page) => Promise<unknown> = async () => undefined,
  ) =>
  async (page: Page): Promise<void> => {
    const id = await gathered(await somebody(page, 'Mia'), options, 1);
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

async function fill(page: Page): Promise<void> {
  for (let seats = 2; seats <= 6; seats++) {
    await page.locator('.setup-add button').click();
    await page
      .locator('.lobby-seat')
      .nth(seats - 1)
      .waitFor();
  }
}

/** A big screen for Lea, who plays with three bots. */
async function openBigScreen(page: Page, begins: boolean, options = {}): Promise<void> {
  const lea = await signIn(page, 'Lea');
  const id = await gathered(lea, options, 3);
  if (begins) {
    await lea.begin(id);
    await playOn(lea, id);
  }
  const phone = await page.context().newPage();
  await phone.goto(`/table/${id}`);
  await phone.locator('.lobby, .table').waitFor();
  await page.goto(`/screen/${id}`);
  await page
    .locator(begins ? '.big-dice .die' : '.big-lobby')
    .first()
    .waitFor();
}

/** Lea wants to play again; Tom has not answered. */
async function atRematch(page: Page): Promise<void> {
  const [lea, tom] = [await signIn(page, 'Lea'), await somebody(page, 'Tom')];
  const { id } = await finished(lea, { game: 'qwixx' }, [tom]);
  await lea.again(id);
  await page.goto(`/table/${id}`);
  await page.locator('.lobby-seat .chip.ink').waitFor();
}

/** Lea and Tom, who have played together, on the device of Lea. */
async function known(page: Page): Promise<Somebody> {
  const [lea, tom] = [await signIn(page, 'Lea'), await somebody(page, 'Tom')];
  await finished(lea, { game: 'qwixx' }, [tom]);
  await page.evaluate(() => localStorage.setItem('dicepad.player', 'true'));
  return tom;
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
  reached('lobby-guest', atTable({ game: 'qwixx' })),
  reached('lobby-guest-seated', atTable({ timer: 'fast' }, sit)),
  reached('lobby-guest-unnamed', async (page) => {
    await forgetName(page);
    await atTable({ game: 'choice' })(page);
    await page.locator('.profile-form').waitFor();
  }),
  reached('lobby-guest-full', async (page) => {
    const id = await gathered(await somebody(page, 'Mia'), {}, 5);
    await page.goto(`/table/${id}`);
    await page.locator('.lobby-sit > p').waitFor();
  }),
  reached(
    'lobby-report',
    atTable({ isPublic: true }, async (page) => {
      await sit(page);
      await page.locator('.lobby-seat .icon-button').first().click();
      await page.locator('dialog .about-ways .button').last().click();
      await page.locator('.report').waitFor();
    }),
  ),
  reached('make-unnamed', async (page) => {
    await forgetName(page);
    await page.goto(MAKE);
    await page.locator('.profile-form').waitFor();
  }),
  { name: 'make-offline', path: MAKE, before: refuseApi, shows: '.empty' },
  { name: 'online-table-missing', path: '/table/nothing', shows: '.empty' },
  reached('online-table-closed', async (page) => {
    const mia = await somebody(page, 'Mia');
    const { id } = await mia.make();
    await mia.close(id);
    await page.goto(`/table/${id}`);
    await page.locator('.empty').waitFor();
  }),
  { name: 'join', path: '/join', shows: '.join' },
  { name: 'join-wrong', path: '/join/sun-sun-sun-99', shows: '.join-note[data-fault="true"]' },
  {
    name: 'join-number',
    path: '/join/sun-sun-leaf-moon-1',
    shows: '.code-pad[data-phase="number"]',
  },
  reached('rematch-lobby', atRematch),
  reached('rematch-without', async (page) => {
    await atRematch(page);
    await page.locator('.setup-foot .primary').click();
    await page.locator('dialog').waitFor();
  }),
  reached('rematch-left', async (page) => {
    const [lea, tom] = [await signIn(page, 'Lea'), await somebody(page, 'Tom')];
    const { id } = await finished(lea, { game: 'qwixx' }, [tom]);
    await page.goto(`/table/${id}`);
    await page.locator('.end').waitFor();
    await tom.again(id);
    await lea.begin(id);
    await page.locator('.end-next .button').waitFor();
  }),
  {
    name: 'open-tables',
    path: '/tables',
    shows: MAIN,
    act: async (page) => {
      const mia = await somebody(page, 'Mia');
      await mia.make({ isPublic: true });
      await page.reload();
      // Beside tables to sit at there may be matches to watch, begun by other tests.
      await page.locator('[aria-labelledby="open-sit"] .open-tables').waitFor();
    },
  },
  reached('open-tables-company', async (page) => {
    await known(page);
    const [mia, ben] = [await somebody(page, 'Mia'), await somebody(page, 'Bendix')];
    await begun(mia, { game: 'encore', isPublic: true }, [ben]);
    await page.goto('/tables');
    await page.locator('#company-usual').waitFor();
    await page.locator('.company-watch li').first().waitFor();
  }),
  reached('called', async (page) => {
    const tom = await known(page);
    await tom.callUsual();
    await page.goto('/settings');
    await page.locator('.company-bar').waitFor();
  }),
  { name: 'open-tables-offline', path: '/tables', before: refuseApi, shows: '.empty' },
  reached('big-lobby', (page) => openBigScreen(page, false)),
  reached('big-rematch', async (page) => {
    await atRematch(page);
    await page.goto(page.url().replace('/table/', '/screen/'));
    await page.locator('.big-seats small').first().waitFor();
  }),
  reached('big-match', (page) => openBigScreen(page, true)),
  reached('big-team', (page) => openBigScreen(page, true, { game: 'encore-coop' })),
  reached('big-invite', async (page) => {
    await openBigScreen(page, true);
    await page.locator('.big-door').click();
    await page.locator('dialog .qr').waitFor();
  }),
  reached('big-end', async (page) => {
    const { id } = await finished(await signIn(page, 'Lea'), { game: 'qwixx' });
    await page.goto(`/screen/${id}`);
    await page.locator('.big-end').waitFor();
  }),
];
