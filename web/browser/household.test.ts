import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, newTab, visit } from '#testing/browser/app.ts';
import { household, putAll } from '#testing/browser/household.ts';
import { put, whenOpen } from '#testing/browser/kept.ts';
import { faultsOf } from '#testing/browser/looks.ts';

/** A visitor whose household has played two rounds of every kind of table. */
async function seeded(wish: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const page = await visit(wish);
  await whenOpen(page);
  await putAll(page, await household(14, 14));
  return page;
}

async function opened(page: Page): Promise<void> {
  await page.goto('/household');
  await whole(page);
}

/** Every match has been read and replayed, and every chart has had its turn. */
async function whole(page: Page): Promise<void> {
  await page.locator('.household[data-replayed]').waitFor();
  await page.getByRole('heading', { name: 'Against bots' }).waitFor();
}

const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const pick = (page: Page, name: string, label: string) =>
  page.getByRole('combobox', { name }).selectOption({ label });

test('a household finds its games, as pictures, sentences and tables', async () => {
  const page = await seeded();
  await page.goto('/matches');
  await page.getByRole('link', { name: 'Household' }).click();
  await whole(page);
  // Three kinds of tables play Encore!, and each was set up twice.
  await page.getByText('games on 6 days').waitFor();
  const spread = part(page, 'Best, middle, worst');
  await spread.getByText(/^Best: \w+ with \d+ points/).waitFor();
  await spread.getByText('As a table').click();
  const lea = spread.getByRole('row', { name: /^Lea/ });
  expect(await lea.getByRole('cell').first().innerText()).toBe('6');
  await part(page, /^Longest race for a column: [A-O]$/)
    .getByText(/^After roll \d+, both needed just one box/)
    .waitFor();
  await part(page, 'Favourite boxes')
    .getByText(/^Most often: [A-O][1-7], in \d+% of games/)
    .waitFor();
  const duel = part(page, 'Head to head').getByRole('cell', { name: /^Lea against Tom/ });
  const [, won, lost, drawn] = /(\d+) ahead, (\d+) behind, (\d+) level/.exec(
    await duel.locator('.for-readers').innerText(),
  )!;
  expect(Number(won) + Number(lost) + Number(drawn)).toBe(2);
  expect(await faultsOf(page)).toEqual([]);
});

test('game, people and time leave what one asks for, and the file has the same', async () => {
  const page = await seeded({ size: DESKTOP });
  await opened(page);
  await pick(page, 'Game', 'Encore! together');
  await part(page, 'Missions')
    .getByText(/^You’ve won \d of 2 missions/)
    .waitFor();
  expect(await part(page, 'Head to head').count()).toBe(0);
  await pick(page, 'Game', 'Qwixx');
  await page.getByText('games on 2 days').waitFor();
  await page.getByRole('button', { name: /Everyone/ }).click();
  await page.getByRole('button', { name: 'Aurélie' }).click();
  await expect.poll(() => part(page, 'Best, middle, worst').locator('rect').count()).toBe(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^dicepad-household-[\d-]+\.csv$/);
  const lines = (await text(await file.createReadStream())).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 2 * 4);
  expect(lines[1]).toMatch(/,qwixx,classic,Lea,person,/);
  await pick(page, 'Time', '1 month');
  await page.getByText('No games like that').waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await part(page, 'Game by game')
    .getByRole('row', { name: /^Qwixx 2/ })
    .waitFor();
});

test('hundreds of games of four people stand in their boxes', async () => {
  const page = await visit({ size: { width: 360, height: 640 } });
  await whenOpen(page);
  await putAll(page, await household(1400, 7));
  await page.goto('/household');
  await page.locator('.household[data-read]').waitFor();
  await pick(page, 'Game', 'All games');
  const cells = part(page, 'Head to head').locator('tbody td');
  await expect.poll(() => cells.count()).toBe(16);
  const beyond = await cells.evaluateAll((all) =>
    all
      .filter((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell.firstElementChild ?? cell);
        return words.getBoundingClientRect().width > cell.clientWidth;
      })
      .map((cell) => cell.textContent),
  );
  expect(beyond).toEqual([]);
});

test('of many games the list draws some, and more of them when asked', async () => {
  const page = await visit();
  await whenOpen(page);
  await putAll(page, await household(120, 1));
  await page.goto('/matches');
  const rows = part(page, 'Finished').getByRole('listitem');
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(() => rows.count()).toBe(100);
  await more.click();
  await expect.poll(() => rows.count()).toBe(120);
  expect(await more.count()).toBe(0);
});

test('results and analyses are cached for the next time; damaged games are reported', async () => {
  const page = await seeded();
  await put(page, 'matches', { id: 'bent', game: 'encore', revision: 1 });
  await opened(page);
  await page.getByText('1 game is damaged').waitFor();
  const luck = part(page, 'Luck and skill');
  await luck.getByText('Based on 0 of 10 results.').waitFor();
  await luck.getByRole('button', { name: 'Replay more' }).click();
  await luck.getByText(/Based on [1-9]\d* of 10 results\./).waitFor();
  await luck.getByRole('button', { name: 'Stop' }).click();
  const again = await newTab(page.context(), '/household');
  await whole(again);
  await part(again, 'Luck and skill')
    .getByText(/Based on [1-9]\d* of 10 results\./)
    .waitFor();
  // A game that another tab removes is gone from the figures, too.
  await pick(again, 'Game', 'All games');
  await again.getByText('games on 14 days').waitFor();
  await page.goto('/matches');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect.poll(() => again.locator('.house-tiles b').first().innerText()).toBe('13');
});

test('an empty household shows the way to play', async () => {
  const page = await visit({ path: '/household' });
  await page.getByRole('heading', { name: 'No finished games yet' }).waitFor();
  await page.getByRole('link', { name: 'Choose a game' }).click();
  await page.locator('.home').waitFor();
});
