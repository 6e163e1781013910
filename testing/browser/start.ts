import type { Locator, Page } from 'playwright-core';
import { press, tabTo } from './play.ts';

const gameCard = (page: Page, game: string): Locator =>
  page.locator('.home-game').filter({ has: page.getByText(game, { exact: true }) });

/** From the first screen to a table against a bot: two taps. */
export async function startByTaps(page: Page, game: string): Promise<void> {
  await press(gameCard(page, game));
  await press(page.locator('.home-play-now'));
}

/** The same with the keyboard alone. */
export async function startByKeys(page: Page, game: string): Promise<void> {
  for (const target of [gameCard(page, game), page.locator('.home-play-now')]) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  }
}
