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
  return page.locator('button.home-game').filter({ has: page.getByText(game, { exact: true }) });
}

/** Who is to sit at a table: people by name, bots as they come. */
export interface Wish {
  readonly people?: readonly string[];
  readonly bots?: number;
}

/** From the set-up screen to the table. The first person is the owner of the device. */
export async function setTable(page: Page, path: string, wish: Wish = {}): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  for (const [seat, name] of (wish.people ?? []).entries()) {
    const field = page.getByLabel(`Name at seat ${seat + 1}`);
    if ((await field.count()) === 0)
      await page.getByRole('button', { name: 'Add a person' }).click();
    await field.fill(name);
  }
  while ((await page.locator('.setup-seat').count()) <= (wish.bots ?? 0)) {
    await page.getByRole('button', { name: 'Add a bot' }).click();
  }
  await start(page);
}

export async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/match\//);
}
