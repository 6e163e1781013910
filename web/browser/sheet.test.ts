import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, visitScreen } from '#testing/browser/app.ts';
import { box } from '#testing/browser/dice.ts';
import { openMenu } from '#testing/browser/screens/screen.ts';
import { settled } from '#testing/browser/settled.ts';
import { LONG } from '#testing/long.ts';

const SHORT = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
const FAMILY = ['encore', 'encore-coop', 'encore-plus'] as const;

/** Where the names of rows and columns stand, by their words, and whether all of each is seen. */
function names(page: Page) {
  return page.evaluate(() => {
    const sheet = document.querySelector('.table-sheet .grid-sheet')!;
    const read = (selector: string) =>
      [...sheet.querySelectorAll<HTMLElement>(selector)].map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        // Apart from visually hidden text.
        const seen = each.querySelector<HTMLElement>('span[aria-hidden]') ?? each;
        const words = document.createRange();
        words.selectNodeContents(seen);
        const drawn = words.getBoundingClientRect();
        const isCut = drawn.width > width + 0.5 || drawn.height > height + 0.5;
        return {
          word: seen.innerText.trim(),
          x: left + width / 2,
          y: top + height / 2,
          isWhole: height >= 10 && width >= 8 && !isCut,
        };
      });
    return { columns: read('.grid-key'), rows: read('.grid-row-name') };
  });
}

async function middleOf(page: Page, mark: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await box(page, mark).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The short form has each game on a phone, and on one other screen. */
const OTHERS = [SHORT, SIDEWAYS, DESKTOP];

describe.each(FAMILY)('%s', (game) => {
  const others = OTHERS.filter((_, nth) => LONG || FAMILY[nth] === game);
  test.each([PHONE, ...others])(
    'names its columns and rows next to the boxes at $width × $height',
    async (size) => {
      const page = await visitScreen(`table-${game}`, { size });
      const { columns, rows } = await names(page);
      expect(columns.map(({ word }) => word).join('')).toBe('ABCDEFGHIJKLMNO');
      expect(rows.map(({ word }) => word.charAt(0)).join('')).toBe('1234567');
      expect([...columns, ...rows].filter(({ isWhole }) => !isWhole)).toEqual([]);
      const at = await middleOf(page, 'C2');
      const isTurned = size.width < 640;
      const [along, across] = isTurned ? (['y', 'x'] as const) : (['x', 'y'] as const);
      expect(columns[2]![along]).toBeCloseTo(at[along], -1);
      expect(rows[1]![across]).toBeCloseTo(at[across], -1);
    },
  );
});

test('the menu turns the sheet as printed, and glowing boxes come into view', async () => {
  const page = await visitScreen('table-encore', { size: PHONE });
  expect((await middleOf(page, 'B1')).y).toBeGreaterThan((await middleOf(page, 'A1')).y);
  await openMenu(page);
  await page.getByRole('radio', { name: /As printed, large/ }).check();
  await page.keyboard.press('Escape');
  const [first, next] = [(await middleOf(page, 'A1'))!, (await middleOf(page, 'B1'))!];
  expect(next.x).toBeGreaterThan(first.x);
  expect(next.y).toBeCloseTo(first.y, 0);
  const { width, height } = (await box(page, 'A1').boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  // However far it is swiped, the numbers of the rows stay, and a die brings back what glows.
  await page.locator('.table-sheet').evaluate((sheet) => sheet.scrollTo(9999, 0));
  const { rows } = await names(page);
  expect(rows[0]!.x).toBeLessThan(30);
  await page.reload();
  await page.locator('.table-sheet [data-open]').first().waitFor();
  await expect.poll(() => glowsInView(page)).toBe(true);
});

/** Whether some glowing box is seen as a whole. */
function glowsInView(page: Page): Promise<boolean> {
  return page.locator('.table-sheet [data-open]').evaluateAll((boxes) =>
    boxes.some((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    }),
  );
}

test.each([PHONE, SHORT])(
  'small, all of it is seen at $width × $height, and a box is tapped twice',
  async (size) => {
    const page = await visitScreen('table-encore', { size, settings: { sheet: 'small' } });
    const lost = await page.locator('.table-sheet .box').evaluateAll((boxes) => {
      const frame = document.querySelector('.table-sheet')!.getBoundingClientRect();
      return boxes.filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const isAcross = left >= frame.left - 1 && right <= frame.right + 1;
        return !isAcross || top < frame.top - 1 || bottom > frame.bottom + 1;
      }).length;
    });
    expect(lost).toBe(0);
    const glowing = page.locator('.table-sheet [data-open]').first();
    const mark = (await glowing.getAttribute('data-mark'))!;
    await box(page, mark).tap();
    await page.locator(`.box.aimed[data-mark="${mark}"]`).waitFor();
    await settled(page);
    expect(await box(page, mark).getAttribute('aria-selected')).toBe('false');
    await box(page, mark).tap();
    await page.locator(`[data-mark="${mark}"][aria-selected="true"]`).waitFor();
    expect(await page.locator('.box.aimed').count()).toBe(0);
  },
);
