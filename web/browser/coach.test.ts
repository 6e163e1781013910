import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { loadLessons } from '#games/lessons.ts';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { arrives } from '#testing/browser/reader.ts';
import { settled } from '#testing/browser/settled.ts';
import { LONG } from '#testing/long.ts';

const SIDEWAYS = { width: 844, height: 390 };
const IDS = GAMES.map(({ id }) => id);
/** The short form looks at the two whose tips are longest. */
const LOOKED_AT = LONG ? IDS : ['encore-plus', 'choice'];
const COACHED = { settings: { coach: true } };

const coach = (page: Page) => page.getByRole('region', { name: 'A tip' });

/** A first match, with the dice thrown. */
async function firstRoll(game: string, size: typeof PHONE): Promise<Page> {
  const page = await visit({ ...COACHED, size, path: `/new/${game}/bots` });
  await page.locator('.button.primary').last().click();
  await page.getByRole('button', { name: 'Roll' }).click();
  await coach(page).waitFor();
  return page;
}

test.each(LOOKED_AT.flatMap((game) => [SIDEWAYS, PHONE].map((size) => ({ game, size }))))(
  'a tip of $game leaves dice and buttons in sight, at $size.width',
  async ({ game, size }) => {
    const page = await firstRoll(game, size);
    const seen = page.locator('.dock-actions .button, .table-tray .die');
    const tip = (await coach(page).boundingBox())!;
    expect(await seen.count()).toBeGreaterThan(3);
    for (const each of await seen.all()) {
      const { x, y, width, height } = (await each.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(size.width);
      expect(y + height).toBeLessThanOrEqual(size.height);
      const isFree = x >= tip.x + tip.width || y >= tip.y + tip.height;
      expect(isFree).toBe(true);
    }
  },
);

test.each(IDS)('a tip of %s leaves sheet, rules and menu in sight, on a phone', async (game) => {
  const page = await firstRoll(game, PHONE);
  await settled(page);
  const { sheet, tip, hidden, covered } = await page.evaluate(() => {
    const at = (part: string) => document.querySelector(part)!;
    const main = at('.table-main .table-sheet');
    return {
      sheet: main.getBoundingClientRect().toJSON(),
      tip: at('.coach').getBoundingClientRect().toJSON(),
      hidden: main.scrollHeight - main.clientHeight,
      covered: [...document.querySelectorAll('.table-bar .icon-button')].filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }).length,
    };
  });
  expect(hidden).toBe(0);
  expect(covered).toBe(0);
  expect(tip.top).toBeGreaterThanOrEqual(0);
  expect(tip.bottom).toBeLessThanOrEqual(sheet.top);
  expect(sheet.bottom).toBeLessThanOrEqual(PHONE.height);
});

test('where there is room, two tips are there at once: nobody has to answer the one to hear the other', async () => {
  const page = await firstRoll('encore', DESKTOP);
  await coach(page).getByText('On the first three rolls everybody has all six dice.').waitFor();
  await coach(page).getByText('Your first crosses begin in column H').waitFor();
});

test('in a first match the coach says everything once, until one has had enough', async () => {
  const page = await firstRoll('encore', PHONE);
  const dice = coach(page).getByText('On the first three rolls everybody has all six dice.');
  await dice.waitFor();
  await coach(page).getByRole('button', { name: 'Got it' }).click();
  await coach(page).getByText('Your first crosses begin in column H').waitFor();
  expect(await dice.count()).toBe(0);
  await page.reload();
  await coach(page).getByText('Your first crosses begin in column H').waitFor();
  await coach(page).getByRole('button', { name: 'Got it' }).click();
  await coach(page).getByText('Your first crosses').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
  expect(await coach(page).getByText('Your first crosses').count()).toBe(0);
});

test('who has had enough hears no more', async () => {
  const page = await firstRoll('encore', PHONE);
  await coach(page).getByRole('button', { name: 'No more tips' }).click();
  await coach(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.table-dock').waitFor();
  expect(await coach(page).count()).toBe(0);
});

test.each(LONG ? IDS : ['choice', 'qwixx'])('arrows stay on a board of %s', async (game) => {
  const { steps } = await loadLessons(game);
  const { key } = steps.findLast(({ task }) => task !== undefined)!;
  const page = await visit({ path: `/learn/${game}#${key}` });
  await page.getByRole('main').getByRole('button', { name: 'Try it' }).click();
  await arrives(page, /./);
  const asked = await page.getByRole('main').locator('h2').first().textContent();
  const boards = page.locator('.learn-live .table-sheet [data-mark][tabindex="0"]');
  expect(await boards.count()).toBeGreaterThan(0);
  for (const board of await boards.all()) {
    await board.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await page.getByRole('main').locator('h2').first().textContent()).toBe(asked);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-mark'))).toBe(true);
  }
});
