import { describe, expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { guest, host, seats } from '#testing/browser/company.ts';
import { seatNames, sit, title } from '#testing/browser/lobby.ts';

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
    await tom.getByText('Lea starts the game').waitFor();
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

test('on a laptop the way to sit comes first, on screen and by keyboard', async () => {
  const lea = await host();
  const path = new URL(lea.url()).pathname;
  const tom = await visit({ path, settings: { name: '' } });
  await tom.setViewportSize({ width: 1280, height: 720 });
  await tom.getByRole('heading', { name: / invites you to play Encore!$/ }).waitFor();
  const name = tom.getByLabel('Name', { exact: true });
  await tom.locator('.page-bar a').focus();
  await tom.keyboard.press('Tab');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill('Tom');
  const sit = tom.getByRole('button', { name: 'Sit down as Tom' });
  const { y, height } = (await sit.boundingBox())!;
  expect(y + height).toBeLessThan(720);
  await tom.keyboard.press('Enter');
  await seats(lea).toContain('Tom');
});

describe('options', () => {
  test('are the host’s to change and everybody’s to read', async () => {
    const lea = await host();
    const tom = await guest(lea, 'Tom');
    await tom.locator('.guest-options').waitFor();
    await lea.getByRole('radio', { name: '20 sec' }).check();
    await lea.getByRole('switch', { name: /Open to everyone/ }).click();
    await lea.getByLabel(/When someone is away/).selectOption('180');
    const row = (label: string) =>
      tom.locator('.guest-options .form-row').filter({ hasText: label }).locator('dd');
    await expect.poll(() => row('Time limit').textContent()).toBe('20 sec');
    await expect.poll(() => row('Open to everyone').textContent()).toBe('yes');
    await expect.poll(() => row('When someone is away').textContent()).toBe('after 3 min');
    await lea.getByLabel('Game').selectOption({ label: 'Qwixx' });
    await title(tom, 'Qwixx, open table');
    await lea.getByText('One more player needed').waitFor();
    await sit(tom);
    await lea.getByRole('button', { name: 'Start' }).click();
    await Promise.all([lea, tom].map((page) => page.locator('.table-bar').waitFor()));
  });

  test('of the last table are those of the next but for real dice', async () => {
    const lea = await host();
    await lea.getByRole('radio', { name: 'Real ones' }).check();
    await lea.getByRole('radio', { name: '20 sec' }).check();
    await expect
      .poll(() => lea.evaluate(() => localStorage['dicepad.online.encore']))
      .toContain('fast');
    await lea.goto('/new/encore/online');
    await lea.locator('.lobby').waitFor();
    expect(await lea.getByRole('radio', { name: '20 sec' }).isChecked()).toBe(true);
    expect(await lea.getByRole('radio', { name: 'In the app' }).isChecked()).toBe(true);
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

describe('without a server', () => {
  test('a table cannot be opened, and it is said what still works', async () => {
    const page = await visit();
    await page.context().route('**/api/**', (route) => route.fulfill({ body: '<!doctype html>' }));
    await page.locator('.home-way[href$="/online"]').click();
    await page.getByText('The server isn’t answering').waitFor();
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
