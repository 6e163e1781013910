import type { Page } from 'playwright-core';
import { tabTo } from './press.ts';

/** From the first screen to a table against a bot: two taps. */
export async function startByTaps(page: Page, game: string): Promise<void> {
  await gameCard(page, game).click();
  await page.locator('.home-play-now').click();
}

/** The same with the keyboard alone. */
export async function startByKeys(page: Page, game: string): Promise<void> {
  for (const target of [gameCard(page, game), page.locator('.home-play-now')]) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  }
}

function gameCard(page: Page, game: string) {
  return page.locator('.home-game').filter({ has: page.getByText(game, { exact: true }) });
}
