import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, visitScreen } from '#testing/browser/app.ts';

test('a game is called by its name in the player’s language', async () => {
  const page = await visitScreen('table-encore-coop', { language: 'fr-FR' });
  const name = 'Encore\u202f! ensemble';
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  expect(await page.locator('.table-title .table-name').textContent()).toBe(name);
  expect(await page.title()).toBe(`${name} · Dicepad`);
});

/** What the Tab key comes to, from the heading on. */
async function stops(page: Page): Promise<readonly string[]> {
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  const found: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const places = ['#table-note', '.table-tray', '.dock-actions', '.table-glance'];
      const all = [...places, '.table-sheet', '.table-players', '.table-bar'];
      return all.find((each) => document.activeElement?.closest(each)) ?? '';
    });
    if (place === '') break;
    if (found.at(-1) !== place) found.push(place);
  }
  return found;
}

test.each([PHONE, DESKTOP])('the Tab key follows the turn at $width × $height', async (size) => {
  const page = await visitScreen('table-encore', { size });
  expect(await stops(page)).toEqual([
    '#table-note',
    '.table-tray',
    '.dock-actions',
    '.table-glance',
    '.table-sheet',
    '.table-players',
    '.table-bar',
  ]);
  await page.keyboard.press('Shift+Tab');
  const last = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(last).toBe('Menu');
});

test('numbers that change have equal digits, words have their own hyphens', async () => {
  const page = await visitScreen('table-encore', {});
  const figures = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontVariantNumeric);
  for (const counter of ['.table-mine b', '.player-points b', '.grid-glance-left b', '.value']) {
    expect(await figures(counter)).toBe('tabular-nums');
  }
  for (const words of ['#table-note', '.table-title p', '.dock-actions .button']) {
    expect(await figures(words)).toBe('normal');
  }
});
