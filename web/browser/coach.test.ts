import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { loadLessons } from '#games/lessons.ts';
import { DESKTOP, PHONE, visit } from '#testing/browser/app.ts';
import { arrives } from '#testing/browser/reader.ts';
import { settled } from '#testing/browser/settled.ts';
import { LONG } from '#testing/long.ts';

const SMALL = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
const SIZES = [PHONE, SMALL, SIDEWAYS, DESKTOP];
const IDS = GAMES.map(({ id }) => id);
const COACHED = { settings: { coach: true } };

const coach = (page: Page) => page.getByRole('region', { name: /^(?:A tip|Un conseil|Ein Tipp)$/ });

/** A first match, with the dice thrown; some tips come before that. */
async function firstRoll(game: string, size: typeof PHONE, language = 'en-GB'): Promise<Page> {
  const page = await visit({ ...COACHED, size, language, path: `/new/${game}/bots` });
  await page.locator('.setup-foot .button.primary').click();
  await page.locator('.dock-actions .button.primary').click();
  await page.locator('.table-tray .die').first().waitFor();
  await coach(page).waitFor();
  await settled(page);
  return page;
}

/** Runs in the page: what a tip or its line lies over, and what it pushes out of the window. */
function covered(): readonly string[] {
  const TAPPED = '[data-mark], .die, .table button, .table a';
  const READ = '.table-title, .table-mine, .player-name, .coop-team, .table-glance :is(b, li, svg)';
  const tip = document.querySelector('.coach')!;
  const line = document.querySelector<SVGPathElement>('.pen-line path');
  const around = document.querySelector('.table')!.getBoundingClientRect();
  const length = line?.getTotalLength() ?? 0;
  const points = Array.from({ length: Math.ceil(length / 3) }, (_, i) =>
    line!.getPointAtLength(3 * i),
  );
  const found = [...document.querySelectorAll(`${TAPPED}, ${READ}`)].flatMap((each) => {
    const at = each.getBoundingClientRect();
    if (tip.contains(each) || at.width < 2) return [];
    const name = each.getAttribute('data-mark') ?? each.className;
    const { left, right, top, bottom } = tip.getBoundingClientRect();
    const isBeside = at.right <= left + 1 || at.left >= right - 1;
    const isOver = !isBeside && at.bottom > top + 1 && at.top < bottom - 1;
    const isStruck = points.some(({ x, y }) => {
      const [px, py] = [x + around.left, y + around.top];
      return px > at.left + 2 && px < at.right - 2 && py > at.top + 2 && py < at.bottom - 2;
    });
    return [...(isOver ? [`tip over ${name}`] : []), ...(isStruck ? [`line over ${name}`] : [])];
  });
  const lost = [...document.querySelectorAll('.dock-actions .button, .table-tray .die')].filter(
    (each) => {
      const { top, bottom, right } = each.getBoundingClientRect();
      return top < 0 || bottom > innerHeight || right > innerWidth;
    },
  );
  return [...found, ...lost.map(({ className }) => `lost ${className}`)];
}

/**
 * Each game has all four sizes, and its tips are read in each language once. The short form has
 * two sizes of each game in turn.
 */
const LOOKS = IDS.flatMap((game, nth) =>
  SIZES.map((size, i) => ({ game, size, language: ['en-GB', 'fr', 'de'][(nth + i) % 3]! })).filter(
    (_, i) => LONG || i % 2 === nth % 2,
  ),
);

test.each(LOOKS)(
  'tips of $game cover nothing that is tapped or read, at $size.width in $language',
  async ({ game, size, language }) => {
    const page = await firstRoll(game, size, language);
    for (let count = 0; (await coach(page).count()) > 0; count++) {
      expect(await page.evaluate(covered), await coach(page).innerText()).toEqual([]);
      if (count === (LONG ? 9 : 1)) break;
      await page.locator('.coach-done').click();
      await settled(page);
    }
  },
);

test.each([
  { size: PHONE, about: 'the strip, between players and sheet' },
  { size: SIDEWAYS, about: 'the top of the thumb column' },
])('at $size.width a tip has the place of $about, and a line to column H', async ({ size }) => {
  const page = await firstRoll('encore', size);
  await page.locator('.coach-done').click();
  await coach(page).getByText('Start in column H').waitFor();
  await page.locator('.pen-line').waitFor({ state: 'attached' });
  const at = await page.evaluate(() => {
    const edges = (part: string) => document.querySelector(part)!.getBoundingClientRect();
    const line = document.querySelector<SVGPathElement>('.pen-line path')!;
    const end = line.getPointAtLength(line.getTotalLength());
    const tip = edges('.coach');
    const [sheet, dice] = [edges('.table-main'), edges('.table-tray')];
    const around = edges('.table-around');
    const column = edges('.grid-start-column');
    const nearest = [
      end.x - column.left,
      end.x - column.right,
      end.y - column.top,
      end.y - column.bottom,
    ];
    return {
      isBelowOthers: tip.top >= around.bottom - 1,
      isAboveSheet: tip.bottom <= sheet.top + 1,
      isBesideSheet: tip.left >= sheet.right - 1,
      isAboveDice: tip.bottom <= dice.top + 1,
      misses: Math.min(...nearest.map(Math.abs)),
    };
  });
  expect(at.isBelowOthers).toBe(true);
  expect(size === SIDEWAYS ? at.isBesideSheet : at.isAboveSheet).toBe(true);
  expect(at.isAboveDice).toBe(true);
  expect(at.misses).toBeLessThan(3);
});

test('one tip at a time, until it is answered; none is said again', async () => {
  const page = await firstRoll('encore', DESKTOP);
  const dice = coach(page).getByText('Tap one colour die and one number die.');
  const start = coach(page).getByText('Start in column H');
  await dice.waitFor();
  expect(await start.count()).toBe(0);
  await coach(page).getByRole('button', { name: 'OK' }).click();
  await start.waitFor();
  expect(await dice.count()).toBe(0);
  await page.reload();
  await start.waitFor();
  await coach(page).getByRole('button', { name: 'OK' }).click();
  await start.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
  expect(await start.count()).toBe(0);
});

test('a tip leaves with its turn', async () => {
  const page = await firstRoll('encore', PHONE);
  await coach(page).getByText('Tap one colour die and one number die.').waitFor();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await coach(page).getByText('Tap one colour die').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.table-dock').waitFor();
  expect(await coach(page).getByText('Tap one colour die').count()).toBe(0);
});

test('nothing is explained while the dice still roll', async () => {
  const page = await visit({
    settings: { coach: true, speed: 'calm', calm: false },
    path: '/new/encore/bots',
  });
  await page.locator('.setup-foot .button.primary').click();
  const roll = page.getByRole('button', { name: 'Roll' });
  await roll.waitFor();
  // Whether a tip and a roll were ever seen together.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isRolling = document.querySelector('.film-tap') !== null;
      const isTold = document.querySelector('.coach') !== null;
      if (isRolling && isTold) document.body.dataset.both = '';
      if (isRolling) document.body.dataset.rolled = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await roll.click();
  await coach(page).waitFor();
  expect(await page.evaluate(() => ({ ...document.body.dataset }))).toEqual({ rolled: '' });
});

test.each([
  { language: 'en-GB', never: 'No more tips' },
  { language: 'fr', never: 'Arrêter les conseils' },
  { language: 'de', never: 'Keine Tipps mehr' },
])('the coach can be switched off, in $language', async ({ language, never }) => {
  const page = await firstRoll('encore', PHONE, language);
  await coach(page).getByRole('button', { name: never }).click();
  await coach(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.table-dock').waitFor();
  expect(await coach(page).count()).toBe(0);
});

test.each(LONG ? IDS : ['choice', 'qwixx'])('arrows stay on a board of %s', async (game) => {
  const { steps } = await loadLessons(game);
  const { key } = steps.findLast(({ task }) => task !== undefined)!;
  const page = await visit({ path: `/learn/${game}#${key}-try` });
  await page.locator('.learn-live .table-sheet [data-mark]').first().waitFor();
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
