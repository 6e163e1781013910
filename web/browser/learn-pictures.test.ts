import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';

/** How many things of this kind lie wholly within the frames that show them, frame by frame. */
async function wholeIn(page: Page, frame: string, thing: string): Promise<readonly number[]> {
  return page.locator(frame).evaluateAll(
    (frames, thing) =>
      frames.map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return [...each.querySelectorAll(thing)].filter((part) => {
          const at = part.getBoundingClientRect();
          const isBeside = at.left < left - 1 || at.right > right + 1;
          return !isBeside && at.top >= top - 1 && at.bottom <= bottom + 1;
        }).length;
      }),
    thing,
  );
}

test('five crosses and four are seen where a lock depends on them', async () => {
  const page = await visit({ path: '/learn/qwixx#close' });
  await page.locator('.learn-crop.high').nth(1).waitFor();
  expect(await wholeIn(page, '.learn-crop', '.qx-box.crossed')).toEqual([5, 4]);
  expect(await wholeIn(page, '.learn-crop', '.qx-misses')).toEqual([0, 0]);
});

test.each(['choice#choose', 'choice#order'])(
  'both pictures of %s can be made out',
  async (step) => {
    const page = await visit({ path: `/learn/${step}` });
    await page.locator('.learn-crop').nth(1).waitFor();
    const pencilled = page.locator('.learn-crop .pencilled');
    for (const mark of await pencilled.all()) {
      const { width, height } = (await mark.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(14);
    }
    expect(Math.min(...(await wholeIn(page, '.learn-crop', '.pencilled')))).toBeGreaterThanOrEqual(
      2,
    );
  },
);

test.each([
  { step: 'encore#choose', box: 'H6', least: 28 },
  { step: 'encore#jokers', box: 'H6', least: 18 },
  { step: 'qwixx#white', box: 'R5', least: 28 },
])('without motion, boxes of $step are as large as there is room', async (wish) => {
  const page = await visit({ path: `/learn/${wish.step}` });
  const boxes = page.locator(`.learn-both [data-mark="${wish.box}"]`);
  await boxes.nth(1).waitFor();
  for (const box of await boxes.all()) {
    await expect
      .poll(async () => (await box.boundingBox())!.height)
      .toBeGreaterThanOrEqual(wish.least);
  }
});

test('a long name leaves the head of a page whole, and an answer the sheet as it was', async () => {
  const page = await visit({ path: '/learn/encore-plus/puzzles#order', language: 'fr' });
  const heading = page.getByRole('heading', { level: 1 });
  // Screen readers get all of it, once; only the name is visible, in two lines at most.
  await expect
    .poll(() => heading.ariaSnapshot())
    .toMatch(/heading "Défis\s: Encore et Encore\s?!" \[level=1\]/);
  const { y, height } = (await heading.boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(0);
  expect(height).toBeLessThan(60);
  await page.locator('.learn-answers .button').last().click();
  await page.locator('.learn-verdict').waitFor();
  const row = page.locator('.learn-table [data-mark="A1"]');
  await expect.poll(async () => (await row.boundingBox())!.height).toBeGreaterThanOrEqual(18);
});

test('in French, nothing and one are one', async () => {
  const page = await visit({ path: '/learn', language: 'fr' });
  await page.getByText('0 étape sur 13 · 0 défi sur 39').waitFor();
});
