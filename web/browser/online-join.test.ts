import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { host, seats } from '#testing/browser/company.ts';
import { title } from '#testing/browser/lobby.ts';
import { hears, listen } from '#testing/browser/reader.ts';
import { somebody } from '#testing/browser/somebody.ts';

async function codeOf(page: Page): Promise<string> {
  const label = await page.locator('.invite .code-tiles').getAttribute('aria-label');
  return label!.replace(/^.*: /, '');
}

/** Whether the parts of something stand in one line, and within it. */
function rowOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((row) => {
    const parts = [...row.children].map((each) => each.getBoundingClientRect());
    const { left, right } = row.getBoundingClientRect();
    const rows = new Set(parts.map(({ top, bottom }) => Math.round((top + bottom) / 8)));
    const isWithin = parts.every((each) => each.left >= left && each.right <= right + 0.5);
    return { parts: parts.length, rows: rows.size, isWithin };
  });
}

/** A table in the list of open ones. */
function tableOf(page: Page, host: string) {
  return page.locator('.open-tables li').filter({ hasText: `with ${host}` });
}

describe('a code', () => {
  test('leads to its table, said in another language and with a slip', async () => {
    const lea = await host();
    const spoken = await codeOf(lea);
    const tom = await visit({ path: '/join', settings: { name: 'Tom' } });
    // Pasted, it goes by itself.
    await tom.getByLabel('Or type the code').fill(spoken.toUpperCase().replaceAll(', ', ''));
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

  test('is tapped key by key: numbers follow the symbols, and the last one joins', async () => {
    const lea = await host();
    const parts = (await codeOf(lea)).split(', ');
    const tom = await visit({ path: '/join' });
    const key = (name: string) => tom.getByRole('button', { name, exact: true });
    const typed = () => tom.locator('.code-slots').getAttribute('aria-label');
    expect(await key('1').count()).toBe(0);
    await key('moon').click();
    await key('Erase').click();
    for (const symbol of parts.slice(0, 4)) await key(symbol).click();
    await key('1').waitFor();
    expect([await key('moon').count(), await typed()]).toEqual([
      0,
      `Code so far: ${parts.slice(0, 4).join(' ')}`,
    ]);
    for (const digit of parts[4]!) await key(digit).click();
    await tom.locator('.lobby').waitFor();
    expect(tom.url()).toBe(lea.url());
  });

  test('is typed on a keyboard: focus moves on, and readers hear each place', async () => {
    const lea = await host();
    const parts = (await codeOf(lea)).split(', ');
    const tom = await visit({ path: '/join' });
    await listen(tom);
    for (const symbol of parts.slice(0, 4)) {
      await tom.getByRole('button', { name: symbol, exact: true }).focus();
      await tom.keyboard.press('Enter');
    }
    await hears(tom, 0, /Now the number/);
    expect(await tom.evaluate(() => document.activeElement?.textContent)).toBe('1');
    await tom.keyboard.type(parts[4]!);
    await tom.locator('.lobby').waitFor();
    expect(tom.url()).toBe(lea.url());
  });

  test('stays in one line on the smallest phone, next to its QR code and where it is typed', async () => {
    const page = await host();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await rowOf(page, '.invite .code-tiles')).toEqual({ parts: 5, rows: 1, isWithin: true });
    await page.goto('/join');
    await page.getByLabel('Or type the code').fill('square square square square 88');
    expect(await rowOf(page, '.join .code-slots')).toEqual({ parts: 6, rows: 1, isWithin: true });
  });

  test('that is incomplete, wrong or tried too often is explained', async () => {
    const page = await visit({ path: '/join' });
    const field = page.getByLabel('Or type the code');
    const wrong = (why: string) => page.locator('.join-note').getByText(why).waitFor();
    await field.fill('sun');
    await field.press('Enter');
    await wrong('four symbols and a number from');
    await field.fill('square square square square 99');
    await wrong('No open table has this code');
    await page.route('**/api/join', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '42' },
        json: { why: 'often', sentence: 'later' },
      }),
    );
    await field.press('Enter');
    await wrong('Wait 42 seconds');
  });
});

test('the list of open tables says how each is played, where it is not as usual', async () => {
  const page = await visit();
  const [ada, eve] = [await somebody(page, 'Ada'), await somebody(page, 'Eve')];
  const options = { Sheet: 'red' };
  await ada.make({ isPublic: true, dice: 'real', timer: 'fast', options });
  await eve.make({ isPublic: true, timer: 'off' });
  await page.goto('/tables');
  for (const said of ['Real dice', '20 sec', 'Sheet Red']) {
    await tableOf(page, 'Ada').locator('.chip').filter({ hasText: said }).waitFor();
  }
  await tableOf(page, 'Eve').getByText('1 of 6 seats taken').waitFor();
  expect(await tableOf(page, 'Eve').locator('.chip').count()).toBe(0);
});

test('a line of the list stays where it is while tables come and go', async () => {
  const page = await visit();
  const [first, second, third] = [
    await somebody(page, 'Nora'),
    await somebody(page, 'Olga'),
    await somebody(page, 'Pia'),
  ];
  await first.make({ isPublic: true });
  const { id } = await second.make({ isPublic: true });
  await page.goto('/tables');
  const placeOf = (name: string) =>
    tableOf(page, name).evaluate((row) => [...row.parentElement!.children].indexOf(row));
  const places = [await placeOf('Olga'), await placeOf('Nora')];
  expect(places[0]).toBeLessThan(places[1]!);
  await third.make({ isPublic: true });
  await second.close(id);
  await tableOf(page, 'Pia').waitFor();
  await tableOf(page, 'Olga').getByText('No longer open').waitFor();
  expect(await tableOf(page, 'Olga').getByRole('button').isDisabled()).toBe(true);
  expect([await placeOf('Olga'), await placeOf('Nora')]).toEqual(places);
});

test('play now: an open table is found, and one tap sits down', async () => {
  const lea = await visit({ path: '/tables', settings: { name: 'Lina' } });
  await lea.getByRole('link', { name: 'Open a table for Encore!', exact: true }).click();
  await title(lea, 'Encore!, open table');
  const tom = await visit({ path: '/tables', settings: { name: 'Tom' } });
  await tom.getByRole('button', { name: 'Sit down: Encore! with Lina' }).click();
  await seats(tom).toEqual(['Lina', 'Tom']);
  await seats(lea).toEqual(['Lina', 'Tom']);
});
