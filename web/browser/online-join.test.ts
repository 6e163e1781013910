import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { host, seats } from '#testing/browser/company.ts';
import { title } from '#testing/browser/lobby.ts';

async function codeOf(page: Page): Promise<string> {
  const label = await page.locator('.invite .code-tiles').getAttribute('aria-label');
  return label!.replace(/^.*: /, '');
}

describe('a code', () => {
  test('leads to its table, said in another language and with a slip', async () => {
    const lea = await host();
    const spoken = await codeOf(lea);
    const tom = await visit({ path: '/join', settings: { name: 'Tom' } });
    await tom.getByLabel('Code of the table').fill(spoken.toUpperCase().replaceAll(', ', ''));
    await tom.getByRole('button', { name: 'Go to the table' }).click();
    await tom.locator('.lobby').waitFor();
    expect(tom.url()).toBe(lea.url());
    const eve = await visit({ path: new URL(lea.url()).pathname, language: 'fr' });
    await eve.locator('.lobby').waitFor();
    const french = await codeOf(eve);
    expect(french).not.toBe(spoken);
    const zoe = await visit({ path: `/join/${encodeURIComponent(french)}`, language: 'de' });
    await zoe.locator('.lobby').waitFor();
    expect(zoe.url()).toBe(lea.url());
  });

  test('can be tapped symbol by symbol', async () => {
    const lea = await host();
    const parts = (await codeOf(lea)).split(', ');
    const tom = await visit({ path: '/join' });
    for (const symbol of parts.slice(0, 3)) {
      await tom.getByRole('button', { name: symbol, exact: true }).click();
    }
    const field = tom.getByLabel('Code of the table');
    await field.focus();
    await tom.keyboard.press('End');
    await tom.keyboard.type(` ${parts[3]}`);
    await tom.keyboard.press('Enter');
    await tom.locator('.lobby').waitFor();
    expect(tom.url()).toBe(lea.url());
  });

  test('that is incomplete, wrong or tried too often is explained', async () => {
    const page = await visit({ path: '/join' });
    const field = page.getByLabel('Code of the table');
    const wrong = (why: string) => page.locator('.text-field-error').getByText(why).waitFor();
    await field.fill('sun');
    await page.keyboard.press('Enter');
    await wrong('three symbols and a number from');
    await field.fill('square square square 99');
    await page.keyboard.press('Enter');
    await wrong('No open table has this code');
    await page.route('**/api/join', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '42' },
        json: { why: 'often', sentence: 'later' },
      }),
    );
    await page.keyboard.press('Enter');
    await wrong('Wait 42 seconds');
  });
});

test('play now: an open table is found, and one tap sits down', async () => {
  const lea = await visit({ path: '/tables', settings: { name: 'Lina' } });
  await lea.getByRole('link', { name: /Open a table/ }).click();
  await title(lea, 'Encore!, open table');
  const tom = await visit({ path: '/tables', settings: { name: 'Tom' } });
  await tom.getByRole('button', { name: 'Sit down: Encore! with Lina' }).click();
  await seats(tom).toEqual(['Lina', 'Tom']);
  await seats(lea).toEqual(['Lina', 'Tom']);
});
