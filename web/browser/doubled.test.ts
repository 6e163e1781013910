import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { kept, keptMatch, put } from '#testing/browser/kept.ts';
import { opened, SOLO } from '#testing/browser/matches.ts';
import { nextMoment } from '#testing/browser/moment.ts';
import { pencilChoice } from '#testing/browser/play.ts';
import { choosing, isOver, played, rolling } from '#testing/browser/played.ts';

const rollButton = (page: Page) => page.getByRole('button', { name: 'Roll the dice' });
const undo = (page: Page) => page.locator('.dock-actions [aria-label="Undo"]');

/** Longer than the second half of a double tap could need to do harm. */
const AFTERMATH = 200;

test('a doubled tap rolls once', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(1) }));
  const { entries } = await keptMatch(page, 'solo');
  await rollButton(page).dblclick();
  await undo(page).waitFor();
  await page.waitForTimeout(AFTERMATH);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(entries.length + 1);
});

test('a doubled tap confirms once', async () => {
  const page = await opened(await played({ ...SOLO, until: choosing(2) }));
  const { entries } = await keptMatch(page, 'solo');
  expect((await pencilChoice(page, await nextMoment(page))).isReady).toBe(true);
  await page.locator('.dock-actions .button:last-child').dblclick();
  await rollButton(page).waitFor();
  await page.waitForTimeout(AFTERMATH);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(entries.length + 1);
});

test('the second half of a slow double tap on the dice decides nothing', async () => {
  const page = await opened(await played({ ...SOLO, until: rolling(1) }));
  const { entries } = await keptMatch(page, 'solo');
  const box = (await rollButton(page).boundingBox())!;
  const places = [0.3, 0.5, 0.8].map((part) => [box.x + box.width * part, box.y + box.height / 2]);
  await page.mouse.click(places[0]![0]!, places[0]![1]!);
  await undo(page).waitFor();
  for (const [x, y] of places) {
    await page.mouse.move(x!, y!);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  }
  await page.waitForTimeout(AFTERMATH);
  expect((await keptMatch(page, 'solo')).entries).toHaveLength(entries.length + 1);
  expect(await page.getByText('Tap again if you mean it.').count()).toBe(0);
});

test('a doubled tap begins one match, and one rematch', async () => {
  const page = await visit();
  await page.getByRole('button', { name: /^Play Encore!/ }).dblclick();
  await page.locator('.table').waitFor();
  await page.waitForTimeout(AFTERMATH);
  expect(await kept(page)).toHaveLength(1);
  await put(page, 'matches', await played({ ...SOLO, id: 'over', until: isOver }));
  await page.goto('/match/over/end');
  await page.getByRole('button', { name: 'Play again' }).dblclick();
  await page.locator('.table').waitFor();
  await page.waitForTimeout(AFTERMATH);
  expect(await kept(page)).toHaveLength(3);
});
