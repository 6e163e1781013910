import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { loadLessons } from '#games/lessons.ts';
import { visit } from '#testing/browser/app.ts';
import { LONG } from '#testing/long.ts';

/** Touched on tablets, and in small windows of a desktop; each with a sheet that is hard to fit. */
const TRIED = [
  { path: 'encore-plus#jokers-try', width: 1000, height: 768 },
  { path: 'encore-coop#jokers-try', width: 1200, height: 800 },
];

test.each(TRIED)(
  'what is to be tried at $path is large enough for fingers, $width wide',
  async ({ path, width, height }) => {
    const page = await visit({ path: `/learn/${path}`, size: { width, height } });
    const first = (await page.locator('.learn-live [data-mark="A1"]').boundingBox())!;
    expect(first.width).toBeGreaterThanOrEqual(44);
    expect(first.height).toBeGreaterThanOrEqual(30);
    const dock = (await page.locator('.learn-live .table-dock').boundingBox())!;
    expect(dock.y + dock.height).toBeLessThanOrEqual(height);
  },
);

test('lessons, tries, puzzles and rules are there without a network', async () => {
  const page = await visit({ isKept: true });
  await page.getByText('Works offline on this device').waitFor();
  await page.context().setOffline(true);
  for (const { id } of LONG ? GAMES : GAMES.slice(0, 2)) {
    const { steps, puzzles, texts } = await loadLessons(id);
    const tried = steps.find(({ task }) => task)!;
    await page.goto(`/learn/${id}#${tried.key}`);
    await page.getByRole('main').getByText(texts.en[`step.${tried.key}.text`]!).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.locator('.learn-live .table-sheet [data-mark]').first().waitFor();
    await page.goto(`/learn/${id}/puzzles#${puzzles[0]!.key}`);
    await page.getByRole('heading', { name: texts.en[`puzzle.${puzzles[0]!.key}`]! }).waitFor();
    await page.goto(`/learn/${id}/rules`);
    await page.locator('.learn-rule').first().waitFor();
  }
});

test('a second match repeats no tip of the first one, another game has its own', async () => {
  const page = await visit({ settings: { coach: true } });
  const coach = page.getByRole('region', { name: 'A tip' });
  const dice = coach.getByText('Tap one colour die and one number die.');
  await begin(page, 'encore');
  await dice.waitFor();
  await coach.getByRole('button', { name: 'OK' }).click();
  await dice.waitFor({ state: 'detached' });
  await begin(page, 'encore');
  await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
  expect(await dice.count()).toBe(0);
  await begin(page, 'qwixx');
  await coach.getByText('Everyone may cross off the sum of the white dice.').waitFor();
});

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}/bots`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Roll' }).click();
}
