import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './app.ts';
import { seatNames, sit } from './lobby.ts';

/** From the first screen to an open lobby: one tap. */
export async function host(): Promise<Page> {
  const page = await visit();
  await page.locator('.home-way[href$="/online"]').click();
  await page.locator('.lobby').waitFor();
  return page;
}

/** Somebody who has come to a table by its link. */
export function guest(page: Page, name: string, language = 'en-GB'): Promise<Page> {
  return visit({ path: new URL(page.url()).pathname, settings: { name }, language });
}

/** A host, and a guest who has taken a seat. */
export async function two(): Promise<readonly [lea: Page, tom: Page]> {
  const lea = await host();
  const tom = await guest(lea, 'Tom');
  await sit(tom);
  return [lea, tom];
}

/** Expects these people at a table, soon. */
export function seats(page: Page) {
  return expect.poll(() => seatNames(page));
}
