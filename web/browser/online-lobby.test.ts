import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, newTab, visit } from '#testing/browser/app.ts';
import { PATIENT } from '#testing/browser/matches.ts';
import { somebody } from '#testing/browser/somebody.ts';

const seatNames = (page: Page) => page.locator('.lobby-seat b').allTextContents();
const seats = (page: Page) => expect.poll(() => seatNames(page), PATIENT);
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** From the first screen to an open lobby: one tap. */
async function host(wish: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const page = await visit(wish);
  await page.locator('.home-online .home-mode').first().click();
  await page.locator('.lobby').waitFor();
  return page;
}

const guest = (page: Page, name: string, language = 'en-GB') =>
  visit({ path: new URL(page.url()).pathname, settings: { name }, language });

async function sit(page: Page): Promise<void> {
  await page.locator('.setup-foot .primary').click();
  await page.locator('.lobby-seat .stamp.mine').waitFor();
}

async function codeOf(page: Page): Promise<string> {
  const label = await page.locator('.invite .code-tiles').getAttribute('aria-label');
  return label!.replace(/^.*: /, '');
}

describe('a table', () => {
  test('is open after one tap, and others come by its link', async () => {
    const lea = await host();
    await title(lea, 'Encore! with friends');
    expect(await seatNames(lea)).toEqual(['Lea']);
    await lea.getByRole('button', { name: 'Copy' }).click();
    const link = await lea.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(lea.url());
    expect(new URL(link).pathname).toMatch(/^\/table\/[\w-]{11,}$/);
    const tom = await guest(lea, 'Tom');
    await sit(tom);
    await seats(lea).toEqual(['Lea', 'Tom']);
    await seats(tom).toEqual(['Lea', 'Tom']);
    await tom.getByText('Lea starts the match').waitFor();
  });

  test('takes what was set up, with its bots', async () => {
    const page = await visit({ path: '/new/encore-coop/bots' });
    await page.getByRole('button', { name: 'Add a bot' }).click();
    await page.getByRole('radio', { name: 'Real ones' }).check();
    await page.getByRole('link', { name: /online/ }).click();
    await page.locator('.lobby').waitFor();
    await title(page, 'Encore! together with friends');
    await expect.poll(async () => (await seatNames(page)).length).toBe(3);
    expect(await page.getByRole('radio', { name: 'Real ones' }).isChecked()).toBe(true);
  });

  test('asks for a name only where none is known, and only once', async () => {
    const page = await visit({ path: '/new/encore/online', settings: { name: '' } });
    await page.locator('.profile-form').waitFor();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.text-field-error').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByRole('radio', { name: 'Bear' }).check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.lobby').waitFor();
    expect(await seatNames(page)).toEqual(['Ada']);
    await page.goto('/new/encore/online');
    await page.locator('.lobby').waitFor();
  });

  test('refuses a rude name in words', async () => {
    const page = await visit({ path: '/new/encore/online', settings: { name: 'fuck' } });
    await page.getByText('Children play here').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.lobby').waitFor();
  });
});

describe('a code', () => {
  test('leads to its table, said in another language and with a slip', async () => {
    const lea = await host();
    const spoken = await codeOf(lea);
    const tom = await visit({ path: '/join', settings: { name: 'Tom' } });
    await tom.getByLabel('Code of the table').fill(spoken.toUpperCase().replaceAll(', ', ''));
    await tom.getByRole('button', { name: 'Go to the table' }).click();
    await tom.locator('.lobby').waitFor();
    expect(tom.url()).toBe(lea.url());
    const eve = await visit({ path: new URL(lea.url()).pathname, language: 'fr' });
    await eve.locator('.lobby').waitFor();
    const french = await codeOf(eve);
    expect(french).not.toBe(spoken);
    const zoe = await visit({ path: `/join/${encodeURIComponent(french)}`, language: 'de' });
    await zoe.locator('.lobby').waitFor();
    expect(zoe.url()).toBe(lea.url());
  });

  test('can be tapped symbol by symbol', async () => {
    const lea = await host();
    const parts = (await codeOf(lea)).split(', ');
    const tom = await visit({ path: '/join' });
    for (const symbol of parts.slice(0, 3)) {
      await tom.getByRole('button', { name: symbol, exact: true }).click();
    }
    const field = tom.getByLabel('Code of the table');
    await field.focus();
    await tom.keyboard.press('End');
    await tom.keyboard.type(` ${parts[3]}`);
    await tom.keyboard.press('Enter');
    await tom.locator('.lobby').waitFor();
    expect(tom.url()).toBe(lea.url());
  });

  test('that is incomplete, wrong or tried too often is explained', async () => {
    const page = await visit({ path: '/join' });
    const field = page.getByLabel('Code of the table');
    const wrong = (why: string) => page.locator('.text-field-error').getByText(why).waitFor();
    await field.fill('sun');
    await page.keyboard.press('Enter');
    await wrong('three symbols and a number from');
    await field.fill('square square square 99');
    await page.keyboard.press('Enter');
    await wrong('No open table has this code');
    await page.route('**/api/join', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '42' },
        json: { why: 'often', sentence: 'later' },
      }),
    );
    await page.keyboard.press('Enter');
    await wrong('Wait 42 seconds');
  });
});

describe('seats', () => {
  test('are moved, filled with bots and emptied by the host', async () => {
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await sit(tom);
    await seats(lea).toEqual(['Lea', 'Tom']);
    await lea.getByRole('button', { name: 'Add a bot' }).click();
    await seats(tom).toEqual(['Lea', 'Tom', 'Pip']);
    await lea.getByRole('button', { name: 'Change or remove Pip' }).click();
    await lea.getByRole('button', { name: 'Earlier in turn' }).click();
    await seats(tom).toEqual(['Lea', 'Pip', 'Tom']);
    await lea.getByRole('radio', { name: 'easy' }).check();
    await tom.getByText('bot · easy').waitFor();
    await seats(tom).toEqual(['Lea', 'Pip', 'Tom']);
    await lea.getByRole('button', { name: 'Remove Pip', exact: true }).click();
    await seats(tom).toEqual(['Lea', 'Tom']);
  });

  test('are left and taken again; who watches is counted', async () => {
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await sit(tom);
    await tom.getByRole('button', { name: 'Watch instead' }).click();
    await seats(lea).toEqual(['Lea']);
    await lea.getByText('1 person watches').waitFor();
    await sit(tom);
    await seats(lea).toEqual(['Lea', 'Tom']);
  });

  test('whoever is removed hears it, and does not come back', async () => {
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await sit(tom);
    await lea.getByRole('button', { name: /^Change.* Tom$/ }).click();
    await lea.getByRole('button', { name: 'Remove Tom', exact: true }).click();
    await title(tom, 'Your seat here is gone');
    await tom.reload();
    await title(tom, 'Your seat here is gone');
    await seats(lea).toEqual(['Lea']);
  });

  test('all taken: one more may watch', async () => {
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
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await sit(tom);
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
});

describe('options', () => {
  test('are the host’s to change and everybody’s to read', async () => {
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await tom.locator('.guest-options').waitFor();
    await lea.getByRole('radio', { name: '20 sec' }).check();
    await lea.getByRole('switch', { name: /Open to everybody/ }).click();
    await lea.getByLabel(/When somebody is away/).selectOption('180');
    const row = (label: string) =>
      tom.locator('.guest-options .form-row').filter({ hasText: label }).locator('dd');
    await expect.poll(() => row('Time to choose').textContent()).toBe('20 sec');
    await expect.poll(() => row('Open to everybody').textContent()).toBe('yes');
    await expect.poll(() => row('When somebody is away').textContent()).toBe('after 3 min');
    await lea.getByLabel('Game').selectOption({ label: 'Qwixx' });
    await title(tom, 'Qwixx, open table');
    await lea.getByText('One more player is needed').waitFor();
    await sit(tom);
    await lea.getByRole('button', { name: 'Start' }).click();
    await Promise.all([lea, tom].map((page) => page.locator('.table-bar').waitFor()));
  });

  test('of the last table are those of the next', async () => {
    const lea = await host();
    await lea.getByRole('radio', { name: '20 sec' }).check();
    await expect
      .poll(() => lea.evaluate(() => localStorage['dicepad.online.encore']))
      .toContain('fast');
    await lea.goto('/new/encore/online');
    await lea.locator('.lobby').waitFor();
    expect(await lea.getByRole('radio', { name: '20 sec' }).isChecked()).toBe(true);
  });
});

test('two languages at one table', async () => {
  const lea = await host();
  const zoe = await guest(lea, 'Zoé', 'fr');
  await title(zoe, 'Encore\u202f! entre amis');
  await sit(zoe);
  await lea.getByText('on another device · Français').waitFor();
  await lea.getByRole('button', { name: 'Start' }).click();
  for (const page of [lea, zoe]) await page.locator('.table-bar').waitFor();
  expect(await zoe.locator('html').getAttribute('lang')).toBe('fr');
  expect(await lea.locator('html').getAttribute('lang')).toBe('en');
});

test('a closed table says so to all who are there and to all who come', async () => {
  const lea = await host();
  const tom = await guest(lea, 'Tom');
  await tom.locator('.lobby').waitFor();
  await lea.getByRole('button', { name: 'Close the table' }).click();
  await lea.locator('dialog').getByRole('button', { name: 'Close the table' }).click();
  await lea.locator('.home').waitFor();
  await title(tom, 'This table is closed');
  await tom.reload();
  await title(tom, 'This table is closed');
});

test('play now: an open table is found, and one tap sits down', async () => {
  const lea = await visit({ path: '/tables', settings: { name: 'Lina' } });
  await lea.getByRole('link', { name: /Open a table/ }).click();
  await title(lea, 'Encore!, open table');
  const tom = await visit({ path: '/tables', settings: { name: 'Tom' } });
  await tom.getByRole('button', { name: 'Sit down: Encore! with Lina' }).click();
  await seats(tom).toEqual(['Lina', 'Tom']);
  await seats(lea).toEqual(['Lina', 'Tom']);
});

describe('the big screen', () => {
  test('shows the way in, then the match, and takes nobody’s seat', async () => {
    const lea = await host();
    const path = new URL(lea.url()).pathname.replace('table', 'screen');
    const tv = await lea.context().newPage();
    await tv.setViewportSize(DESKTOP);
    await tv.goto(path);
    await tv.getByRole('img', { name: /^QR code/ }).waitFor();
    await tv.locator('.big-seats li').getByText('Lea').waitFor();
    await lea.getByRole('button', { name: 'Add a bot' }).click();
    await tv.locator('.big-seats li').getByText('Pip').waitFor();
    await lea.getByRole('button', { name: 'Start' }).click();
    await tv.locator('.big-race').waitFor();
    expect(await tv.locator('.big-race li b').allTextContents()).toContain('Pip');
    await lea.locator('.dock-actions .primary').click();
    await tv.locator('.big-dice .die').first().waitFor();
    await tv.reload();
    await tv.locator('.big-dice .die').first().waitFor();
  });

  test('opened by a player who sits down only later leaves them their seat', async () => {
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await sit(tom);
    await tom.getByRole('button', { name: 'Watch instead' }).click();
    await seats(lea).toEqual(['Lea']);
    const tv = await newTab(tom, new URL(lea.url()).pathname.replace('table', 'screen'));
    await tv.locator('.big-lobby').waitFor();
    await sit(tom);
    await tv.locator('.big-seats li').getByText('Tom').waitFor();
    await lea.getByRole('button', { name: 'Start' }).click();
    await tv.locator('.big-race').waitFor();
    await tv.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await lea.getByRole('button', { name: 'Roll the dice' }).click();
    await tom.getByRole('button', { name: 'Pass', exact: true }).click();
    await tom.getByRole('button', { name: 'Take it back' }).waitFor();
    await tom.close();
    await lea.locator('.player-state em').getByText('away').waitFor({ state: 'attached' });
  });

  test('of no table says so', async () => {
    await title(await visit({ path: '/screen/nothing' }), 'There is no such table');
  });
});

describe('a player', () => {
  test('is carried to another device, once, and sits there too', async () => {
    const lea = await host();
    const table = new URL(lea.url()).pathname;
    await lea.goto('/settings');
    await lea.getByRole('button', { name: 'Use on another device' }).click();
    await lea.locator('dialog .qr').waitFor();
    await lea.getByRole('button', { name: 'Copy' }).click();
    const link = await lea.evaluate(() => navigator.clipboard.readText());
    const { pathname, hash } = new URL(link);
    const other = await visit({ path: pathname + hash, settings: { name: '' } });
    await other.getByRole('button', { name: 'Play as this player here' }).click();
    await other.getByText('Here, too, you are Lea').waitFor();
    expect(other.url()).toBe(`${inject('address')}/carry`);
    await other.goto(table);
    await other.locator('.lobby-seat .stamp.mine').waitFor();
    const third = await visit({ path: pathname + hash });
    await third.getByRole('button', { name: 'Play as this player here' }).click();
    await third.getByText('This link is used up').waitFor();
    await lea.reload();
    await lea.getByRole('button', { name: /^End the session/ }).click();
    await lea.locator('.toast').getByText('signed out').waitFor();
    await other.goto('/settings');
    await other.getByText('You become one when').waitFor();
  });

  test('protected by a passkey comes back though the device has lost its key', async () => {
    const lea = await host();
    const session = await lea.context().newCDPSession(lea);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await lea.goto('/settings');
    await lea.getByRole('button', { name: 'Protect with a passkey' }).click();
    await lea.getByRole('button', { name: /^Remove the passkey/ }).waitFor();
    await lea.context().clearCookies();
    await lea.reload();
    await lea.getByText('You become one when').waitFor();
    await lea.getByRole('button', { name: 'Come back with a passkey' }).click();
    await lea.getByText('At online tables you are Lea.').waitFor();
  });

  test('who deletes themselves leaves their tables and is nobody', async () => {
    const lea = await host();
    const id = new URL(lea.url()).pathname.split('/').at(-1)!;
    const tom = await somebody(lea, 'Tom');
    await tom.sit(id);
    await lea.goto('/settings');
    await lea.getByRole('button', { name: 'Delete my online player' }).click();
    await lea.getByText('former player').waitFor();
    await lea.getByRole('button', { name: 'Keep my player' }).click();
    await lea.getByRole('button', { name: 'Delete my online player' }).click();
    await lea.getByRole('button', { name: 'Delete for good' }).click();
    await lea.getByText('You become one when').waitFor();
    expect((await tom.table(id)).seats.map(({ name }) => name)).toEqual(['Tom']);
  });
});

describe('without a server', () => {
  test('a table cannot be opened, and it is said what still works', async () => {
    const page = await visit();
    await page.context().route('**/api/**', (route) => route.fulfill({ body: '<!doctype html>' }));
    await page.locator('.home-online .home-mode').first().click();
    await page.getByText('The server does not answer').waitFor();
    await page.context().unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.lobby').waitFor();
  });

  test('where the app is only served as files, it says so', async () => {
    const page = await visit();
    await page.context().route('**/api/**', (route) => route.fulfill({ status: 404, body: 'no' }));
    await page.goto('/tables');
    await page.getByText('No online tables here').waitFor();
  });
});
