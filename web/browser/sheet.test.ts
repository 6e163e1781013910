import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, visitScreen } from '#testing/browser/app.ts';
import { box } from '#testing/browser/dice.ts';
import { holdFilms } from '#testing/browser/film.ts';
import { hand, middle, pencilled } from '#testing/browser/hand.ts';
import { loadDice } from '#testing/browser/loaded-dice.ts';
import { BOT, opened, SOLO } from '#testing/browser/matches.ts';
import { momentOf, nextMoment } from '#testing/browser/moment.ts';
import { answer } from '#testing/browser/play.ts';
import { choosing, played, rolling } from '#testing/browser/played.ts';
import { press } from '#testing/browser/press.ts';
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

test('swiped large, glowing boxes come into view when the dice lie', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(0) }), { sheet: 'printed' });
  // Column H, where everybody begins, is just outside.
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  // Two colours and two ones.
  await loadDice(page, [0, 1, 0, 0]);
  const before = await nextMoment(page);
  await press(page, '.table-dock .button.primary.wide');
  await nextMoment(page, before);
  await page.locator('.table-sheet [data-open]').first().waitFor();
  await expect.poll(() => glowsInView(page)).toBe(true);
});

test.each(['printed', 'small'])(
  'all of somebody else’s sheet is seen while it is shown, and all maps lie as it does: %s',
  async (sheet) => {
    for (const game of ['encore', 'qwixx', 'choice']) {
      const match = await played({ ...BOT, game, until: choosing(3) });
      const page = await opened(match, { sheet, calm: false, speed: 'brisk' });
      await untilTheirs(page, 1);
      const lost = await page.locator('.theirs').evaluateAll((frames) =>
        frames.flatMap((frame) => {
          const within = frame.getBoundingClientRect();
          const boxes = [...frame.querySelectorAll('[data-mark]')];
          return boxes.flatMap((box) => {
            const { left, right } = box.getBoundingClientRect();
            const isSeen = left >= within.left - 1 && right <= within.right + 1;
            return isSeen ? [] : [box.getAttribute('data-mark')];
          });
        }),
      );
      expect(lost, game).toEqual([]);
      const maps = await page
        .locator('.player-map > *')
        .evaluateAll((all) =>
          all.map(({ clientWidth, clientHeight }) => clientWidth > clientHeight),
        );
      expect(maps, game).toEqual(maps.map(() => true));
      expect(maps.length, game).toBeGreaterThan(0);
    }
  },
);

test('several who decided at once lie as printed too', async () => {
  const match = await played({ ...BOT, game: 'qwixx', seats: 4, until: choosing(3) });
  const page = await opened(match, { sheet: 'printed', calm: false, speed: 'brisk' });
  await untilTheirs(page, 2);
  const maps = await page
    .locator('.theirs .qx-map')
    .evaluateAll((all) => all.map((map) => map.clientWidth > map.clientHeight * 2));
  expect(maps.length).toBeGreaterThan(1);
  expect(maps).not.toContain(false);
});

test.each(['printed', 'small'])('Qwixx lies as printed, in rows: %s', async (sheet) => {
  const page = await visitScreen('table-qwixx', { size: PHONE, settings: { sheet } });
  const [two, three] = [await middleOf(page, 'R2'), await middleOf(page, 'R3')];
  expect(three.x).toBeGreaterThan(two.x);
  expect(three.y).toBeCloseTo(two.y, 0);
  const { width } = (await box(page, 'R2').boundingBox())!;
  expect(width).toBeGreaterThanOrEqual(sheet === 'printed' ? 44 : 24);
});

test('The Choice lies as printed, all of it wide enough for a finger', async () => {
  const page = await visitScreen('table-choice', { size: PHONE, settings: { sheet: 'printed' } });
  const sizes = await page.locator('.choice-field [data-mark]').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, width, height } = each.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && Math.min(width, height) >= 44;
    }),
  );
  expect(sizes).toHaveLength(29);
  expect(sizes).not.toContain(false);
  // Hexagons of one row lie beside each other: the comb is wider than high.
  const { width, height } = (await page.locator('.choice-comb').boundingBox())!;
  expect(width).toBeGreaterThan(height);
  await openMenu(page);
  expect(await page.getByRole('radio', { name: /As printed/ }).count()).toBe(1);
});

test('small, a stroke pencils what it comes over, as it does elsewhere', async () => {
  const page = await visitScreen('table-encore', { size: PHONE, settings: { sheet: 'small' } });
  const glowing = page.locator('.table-sheet [data-mark][data-open]');
  const [from, to] = [await middle(glowing.first()), await middle(box(page, 'A1'))];
  await hand(page, [[from], [to], [to], []]);
  await expect.poll(() => pencilled(page)).toContain(from.mark);
});

/** Plays on until so many others are seen at their turn, which is held. */
async function untilTheirs(page: Page, least: number): Promise<void> {
  await holdFilms(page);
  const isShown = async (): Promise<boolean> => {
    if ((await page.locator('.theirs').count()) >= least) return true;
    if ((await page.locator('.film-tap').count()) > 0) await page.locator('.film-tap').click();
    const moment = await momentOf(page);
    if (moment) await answer(page, 'keys', moment);
    return false;
  };
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  await settled(page);
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
