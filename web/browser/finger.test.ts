import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitScreen } from '#testing/browser/app.ts';
import { hand, middle, pencilled } from '#testing/browser/hand.ts';
import { settled } from '#testing/browser/settled.ts';

const SHORT_PHONE = { width: 360, height: 560 };
const glowing = (page: Page) => page.locator('.table-sheet [data-mark][data-open]');
const plain = (page: Page) =>
  page.locator('.table-sheet [data-mark]:not([data-open], [aria-selected="true"])');

test('a tap pencils one box, and the focus is there', async () => {
  const page = await visitScreen('table-encore', {});
  const at = await middle(glowing(page).last());
  await hand(page, [[at], []]);
  await expect.poll(() => pencilled(page)).toEqual([at.mark]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-mark'));
  await expect.poll(focused).toBe(at.mark);
});

test('a die is tapped as well as a box', async () => {
  const page = await visitScreen('table-encore', {});
  const die = page.locator('.table-tray button').last();
  const { x, y, width, height } = (await die.boundingBox())!;
  await hand(page, [[{ x: x + width / 2, y: y + height / 2 }], []]);
  await expect.poll(() => die.getAttribute('class')).toContain('chosen');
});

test('two fingers pencil nothing', async () => {
  const page = await visitScreen('table-encore', {});
  const [one, two] = [await middle(glowing(page)), await middle(glowing(page).last())];
  await hand(page, [[one], [one, two], [one], []]);
  // Another tap is the sign that whatever the two fingers did is over.
  await hand(page, [[two], []]);
  await expect.poll(() => pencilled(page)).toEqual([two.mark]);
});

test('a stroke pencils what glows under it, and its end taps nothing', async () => {
  const page = await visitScreen('table-encore', {});
  const first = await middle(glowing(page).last());
  await hand(page, [[first], []]);
  await expect.poll(() => pencilled(page)).toEqual([first.mark]);
  const [next, away] = [await middle(glowing(page)), await middle(plain(page))];
  await hand(page, [[next], [away], [away], []]);
  const both = expect.arrayContaining([first.mark, next.mark]);
  await expect.poll(() => pencilled(page)).toEqual(both);
  await settled(page);
  expect(await page.locator('.why-not').count()).toBe(0);
});

test('a finger that scrolls the sheet pencils nothing', async () => {
  const page = await visitScreen('table-encore', { size: SHORT_PHONE });
  const at = await middle(glowing(page));
  const scrolled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.table-main, .table-sheet')].some(
        (each) => each.scrollTop > 0,
      ),
    );
  const way = [0, 20, 40, 60, 80].map((up) => [{ x: at.x, y: at.y - up }]);
  await hand(page, [...way, []]);
  await expect.poll(scrolled).toBe(true);
  await settled(page);
  expect(await pencilled(page)).toEqual([]);
});
