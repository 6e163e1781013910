import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { seats } from '#testing/browser/company.ts';
import { title } from '#testing/browser/lobby.ts';
import { begun, finished } from '#testing/browser/online-tables.ts';
import { signIn, somebody } from '#testing/browser/somebody.ts';

const bar = (page: Page) => page.locator('.company-bar');
const own = (page: Page) => page.locator('.company-own');

describe('the host of a public table', () => {
  test('plays a bot meanwhile, is called when somebody sits down, and finds both again', async () => {
    const lea = await visit({ settings: { name: 'Linn' } });
    await lea.route('**/api/tables', (route) => route.fulfill({ json: { tables: [] } }));
    await lea.goto('/tables');
    await lea.getByRole('heading', { name: 'Nobody is waiting right now' }).waitFor();
    await lea.unroute('**/api/tables');
    await lea.getByRole('link', { name: 'Open Encore!, play with Pip for now' }).click();
    await lea.locator('.table').waitFor();
    await bar(lea).getByText('Your Encore! table is listed').waitFor();
    // The table fills what the bar leaves, and nothing lies under it.
    await expect
      .poll(() => lea.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
    const match = lea.url();
    await lea.goBack();
    await expect.poll(() => new URL(lea.url()).pathname).toBe('/tables');
    await lea.goForward();
    await lea.reload();
    await bar(lea).waitFor();

    const tom = await visit({ path: '/tables', settings: { name: 'Tom' } });
    await tom.getByRole('button', { name: 'Sit down: Encore! with Linn' }).click();
    await seats(tom).toEqual(['Linn', 'Tom']);
    await bar(lea).getByText('Tom is at your table').waitFor();
    expect(lea.url()).toBe(match);
    await bar(lea).getByRole('link', { name: 'To the table' }).click();
    await seats(lea).toEqual(['Linn', 'Tom']);
    expect(await bar(lea).count()).toBe(0);
    await lea.goto('/');
    await lea.locator('.home-resume').getByText(/Pip/).waitFor();
  });

  test('reads that it is listed, is asked before starting alone, and closes it from the list', async () => {
    const page = await visit({ path: '/new/encore/public', settings: { name: 'Nell' } });
    await own(page).getByText('Everyone can see this table').waitFor();
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start.click();
    const dialog = page.getByRole('dialog', { name: 'Start on your own?' });
    await dialog.getByRole('button', { name: 'Keep waiting' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await title(page, 'Encore!, open table');
    await page.goto('/tables');
    await own(page).getByText('Your Encore! table is listed').waitFor();
    await own(page).getByRole('link', { name: 'To the table' }).click();
    await start.click();
    await dialog.getByRole('button', { name: 'Start alone' }).click();
    await page.locator('.table').waitFor();
    await page.goto('/new/encore/public');
    await own(page).waitFor();
    await page.goto('/tables');
    await own(page).getByRole('button', { name: 'Close the table' }).click();
    await own(page).waitFor({ state: 'detached' });
  });
});

describe('the page of tables', () => {
  test('counts people as they are, and leads to matches that are played', async () => {
    const page = await visit();
    const [ada, ben] = [await somebody(page, 'Adele'), await somebody(page, 'Bendix')];
    const { id } = await begun(ada, { game: 'qwixx', isPublic: true }, [ben]);
    await page.goto('/tables');
    await page
      .locator('.company-people')
      .getByText(/at (a table|tables)/)
      .waitFor();
    await page.getByRole('link', { name: 'Watch Qwixx with Adele and Bendix' }).click();
    await page.waitForURL(`**/table/${id}`);
    await page.locator('.table').waitFor();
    const people = { waiting: 1, playing: 0, watching: 2, others: 0 };
    await page.route('**/api/live', (route) => route.fulfill({ json: { tables: [], people } }));
    await page.goto('/tables');
    await page.getByText('3 people are at tables').waitFor();
    await page.getByText('1 waiting · 0 playing · 2 watching').waitFor();
    await page.getByText('No open games right now.').waitFor();
  });
});

describe('the same people again', () => {
  /** Two who have played to the end, each with a page. */
  async function friends() {
    const [lea, tom] = [await visit(), await visit({ settings: { name: 'Tom' } })];
    const [leas, toms] = [await signIn(lea, 'Lea'), await signIn(tom, 'Tom')];
    const { id } = await finished(leas, { game: 'qwixx' }, [toms]);
    for (const page of [lea, tom]) {
      await page.evaluate(() => localStorage.setItem('dicepad.player', 'true'));
    }
    return { id, lea, tom };
  }

  test('are called with one tap, and come with one from the start page', async () => {
    const { lea, tom } = await friends();
    await lea.goto('/tables');
    await lea.getByRole('button', { name: 'Call Tom to play Qwixx' }).click();
    await title(lea, 'Qwixx with friends');
    await lea.locator('.toast').getByText('Tom will see your call once Dicepad is open.').waitFor();
    await lea.getByText('Called, not here yet: Tom').waitFor();
    await tom.goto('/');
    await bar(tom).getByText('Lea is calling the usual crowd: Qwixx').waitFor();
    await tom.getByRole('button', { name: 'Join Lea: Qwixx' }).click();
    await seats(lea).toEqual(['Lea', 'Tom']);
    expect(await lea.getByText('Called, not here yet').count()).toBe(0);
  });

  test('are called where they still look at their last result', async () => {
    const { id, lea, tom } = await friends();
    await tom.goto(`/table/${id}`);
    await tom.getByRole('button', { name: 'Play again' }).waitFor();
    await lea.goto('/tables');
    await lea.getByRole('button', { name: 'Call Tom to play Qwixx' }).click();
    await title(lea, 'Qwixx with friends');
    await bar(tom).getByText('Lea is calling the usual crowd: Qwixx').waitFor();
    await bar(tom).getByRole('button', { name: 'Join Lea: Qwixx' }).click();
    await seats(lea).toEqual(['Lea', 'Tom']);
  });

  test('are called on every other screen too, may decline, and be forgotten', async () => {
    const { lea, tom } = await friends();
    await lea.goto('/tables');
    await lea.getByRole('button', { name: 'Call Tom to play Qwixx' }).click();
    await title(lea, 'Qwixx with friends');
    await tom.goto('/settings');
    await bar(tom).getByText('Lea is calling the usual crowd: Qwixx').waitFor();
    await bar(tom).getByRole('button', { name: 'Not now: Lea, Qwixx' }).click();
    await bar(tom).waitFor({ state: 'detached' });
    await tom.goto('/tables');
    await tom.getByRole('button', { name: 'Forget this group: Lea' }).click();
    await tom.getByRole('dialog').getByRole('button', { name: 'Forget it' }).click();
    await tom.getByRole('button', { name: 'Call Lea to Qwixx' }).waitFor({ state: 'detached' });
    await tom.reload();
    await tom.locator('.company-people').waitFor();
    expect(await tom.getByText('Lea is calling the usual crowd').count()).toBe(0);
  });
});
