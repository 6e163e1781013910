import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, visit, visitScreen } from '#testing/browser/app.ts';
import { openRest } from '#testing/browser/end.ts';
import { tabTo } from '#testing/browser/press.ts';
import { settled } from '#testing/browser/settled.ts';
import { setTable } from '#testing/browser/start.ts';

const SMALL = { width: 360, height: 640 };
const LONGEST = 'W'.repeat(24);

describe('the end', () => {
  test('opens everybody’s sheet, with the keyboard too', async () => {
    const page = await visitScreen('end-encore-plus', { size: DESKTOP });
    const sheet = page.getByRole('button', { name: 'Look at Lea’s sheet' });
    await tabTo(page, sheet);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Lea' });
    await dialog.getByRole('grid').waitFor();
    expect(await dialog.getByLabel(/, crossed off$/).count()).toBeGreaterThan(10);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('dialog', { name: 'Maximiliane' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => sheet.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test('tells all moments on request', async () => {
    const page = await visitScreen('end-encore-plus', {});
    const lines = page.locator('.end-moments li');
    await openRest(page);
    expect(await lines.count()).toBe(8);
    const all = page.getByRole('button', { name: /^All \d+ moments$/ });
    const count = Number(/\d+/.exec((await all.textContent())!)![0]);
    await all.click();
    await expect.poll(() => lines.count()).toBe(count);
    await page.getByRole('button', { name: 'Only the last 8' }).click();
    await expect.poll(() => lines.count()).toBe(8);
  });

  test('of a match alone measures it by one’s own, by the bots and by ranks that are ours', async () => {
    const page = await visitScreen('end-alone-encore', {});
    await page.getByText('Your first score on this sheet.').waitFor();
    const stands = page.locator('.solo-stands li');
    expect(await stands.count()).toBe(6);
    const values = (await stands.locator('b').allTextContents()).map((text) =>
      Number(text.replace('−', '-')),
    );
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    const total = await page.locator('.score .total .for-readers').textContent();
    expect(await page.locator('.solo-stands .you b').textContent()).toBe(total);
    await page.getByText('ours, not the publisher’s').waitFor();
    expect(await page.locator('.solo-ranks [aria-current]').count()).toBe(1);

    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/end'));
  });

  test('of a match alone crowns nobody and names the rank', async () => {
    const page = await visitScreen('end-alone', {});
    await page.getByText(/^Rank \d+ of 13\./).waitFor();
    await page.locator('.solo-stands').waitFor();
    expect(await page.locator('.solo-ranks').count()).toBe(0);
    expect(await page.locator('.end-crown .icon, .score .ringed').count()).toBe(0);
  });
});

describe('a table before its match', () => {
  test('shows its sheet whole', async () => {
    const page = await visit({ path: '/new/encore/bots' });
    await page.getByRole('button', { name: 'Look at the sheet' }).click();
    const grid = page.getByRole('dialog').getByRole('grid');
    await grid.getByLabel(/star/).first().waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Next' }).count()).toBe(0);
  });

  test('shows four sheets of one size', async () => {
    const page = await visit({ path: '/new/encore-coop/bots', size: DESKTOP });
    for (let seats = 2; seats < 4; seats++) {
      await page.getByRole('button', { name: 'Add a bot' }).click();
    }
    const sheets = page.locator('.setup-maps button');
    await sheets.nth(3).waitFor();
    const widths = await sheets.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().width)),
    );
    expect(new Set(widths).size).toBe(1);
    await page.getByRole('button', { name: 'Look at Pip’s sheet' }).click();
    await page.getByRole('dialog', { name: 'Pip' }).getByRole('grid').waitFor();
  });

  test.each(['en-GB', 'fr', 'de'])('cuts no option in %s', async (language) => {
    for (const size of [SMALL, DESKTOP]) {
      const page = await visit({ path: '/new/encore-coop/bots', language, size });
      await page.locator('.choice-list select').last().waitFor();
      expect(await cutOptions(page)).toEqual([]);
      await page.context().close();
    }
  });

  test('with real dice asks neither for the dice nor, without any, when it ends', async () => {
    const page = await visit({ path: '/new/encore-coop/real' });
    const rows = page.locator('.setup-options .choice-row');
    await rows.filter({ hasText: 'End' }).waitFor();
    expect(await rows.filter({ hasText: 'Dice' }).count()).toBe(0);
    expect(await rows.first().innerText()).toMatch(/Sheet$/m);
    await page.getByRole('radio', { name: /Just the sheet/ }).check();
    await rows.filter({ hasText: 'Mission' }).waitFor();
    await expect.poll(() => rows.filter({ hasText: 'End' }).count()).toBe(0);
  });
});

test('the longest name fits where the device is handed over, and in its field', async () => {
  const page = await visit({ size: SMALL });
  await setTable(page, '/new/qwixx/pass', { people: ['Lea', LONGEST] });
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await page.getByRole('button', { name: 'Let it go' }).click();
  await page.getByRole('heading', { name: LONGEST }).waitFor();
  for (const part of await page.locator('.hand-over > *').all()) {
    expect(await isWithin(part, SMALL.width)).toBe(true);
  }
  await page.goto('/new/qwixx/pass');
  const field = page.getByLabel('Name at seat 2');
  await field.fill('Maximiliane-Alexandra Br');
  await page.getByLabel('Name at seat 1').focus();
  expect(await field.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});

test('without a network the first screen says what waits for it, and what it says goes away', async () => {
  const page = await visit({ size: PHONE });
  const online = page.getByRole('navigation', { name: 'More of Dicepad' });
  const note = page.getByText('This device is offline');
  await online.waitFor();
  expect(await note.count()).toBe(0);
  await page.context().setOffline(true);
  await note.waitFor();
  await settled(page);
  const join = online.getByRole('link', { name: /^Join/ });
  const why = await join.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${why}"]`).innerText()).toContain('once you’re connected');
  await page.context().setOffline(false);
  await note.waitFor({ state: 'detached' });
});

test.each(['/join', '/tables'])('%s says beforehand that there is no network', async (path) => {
  const page = await visit({ path });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await page.getByText('This device is offline').waitFor();
});

/** Lists whose chosen words need more room than there is. */
function cutOptions(page: Page): Promise<readonly string[]> {
  return page.locator('.choice-list select').evaluateAll((all) =>
    all.flatMap((element) => {
      const list = element as HTMLSelectElement;
      const free = list.parentElement!.cloneNode(true) as HTMLElement;
      Object.assign(free.style, { position: 'absolute', width: 'max-content', maxWidth: 'none' });
      list.closest('section')!.append(free);
      const isCut = free.getBoundingClientRect().width > list.getBoundingClientRect().width + 1;
      free.remove();
      return isCut ? [list.selectedOptions[0]!.text] : [];
    }),
  );
}

async function isWithin(part: Locator, width: number): Promise<boolean> {
  return part.evaluate((element, most) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= most && element.scrollWidth <= element.clientWidth + 1;
  }, width);
}
