import type { Page } from 'playwright-core';

/** Waits until a screen has this title. */
export function title(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

export function seatNames(page: Page): Promise<readonly string[]> {
  return page.locator('.lobby-seat b').allTextContents();
}

/** Takes a free seat of the table whose lobby a page shows. */
export async function sit(page: Page): Promise<void> {
  await page.locator('.lobby-sit .primary').click();
  await page.locator('.lobby-seat .stamp.mine').waitFor();
}

/** The table that a page shows. */
export function tableId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1)!;
}
