import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, visit, visitScreen } from '#testing/browser/app.ts';
import { covered, overlapping, resize, spilling } from '#testing/browser/looks.ts';
import { gathered, loseTable, openTable, playOn } from '#testing/browser/online-tables.ts';
import { GAMES } from '#testing/browser/screens/moments.ts';
import { signIn } from '#testing/browser/somebody.ts';
import { LONG } from '#testing/long.ts';

const SIDEWAYS = { width: 844, height: 390 };
const LAPTOP = { width: 1280, height: 800 };

/** Somebody who is to choose at a table with two bots. */
async function choosing(page: Page, game: string): Promise<void> {
  const lea = await signIn(page, 'Lea');
  const id = await gathered(lea, { game }, 2);
  await lea.begin(id);
  await playOn(lea, id);
  await openTable(page, id);
  await page.locator('.dock-actions').waitFor();
}

describe.each(['en', 'fr', 'de'])('in %s', (language) => {
  test('the words of a table online stay in their buttons', async () => {
    const page = await visit({ language });
    await choosing(page, 'encore');
    const faults: string[] = [];
    for (const size of [PHONE, { width: 360, height: 640 }, SIDEWAYS, LAPTOP, DESKTOP]) {
      await resize(page, size);
      const found = [...(await spilling(page)), ...(await covered(page, '.table-dock button'))];
      faults.push(...found.map((each) => `${size.width} × ${size.height}: ${each}`));
    }
    expect(faults).toEqual([]);
  });
});

test('what is taken back and real dice have room on phones', async () => {
  const noted = await visitScreen('online-noted', { language: 'de', size: SIDEWAYS });
  expect(await spilling(noted)).toEqual([]);
  const real = await visitScreen('online-real-dice-other', { language: 'de' });
  const faults = await overlapping(real);
  await resize(real, SIDEWAYS);
  expect([...faults, ...(await overlapping(real))]).toEqual([]);
});

/** What the strip of a lost table must leave free, wherever it stands. */
const BESIDE = '.table-bar > :not(.table-lost), .table-main, .table-glance, .table-dock';

test('a lost table pushes the sheet and covers nothing of it', async () => {
  const page = await visit({ size: DESKTOP });
  await choosing(page, 'encore');
  await loseTable(page);
  await page.locator('.table-lost').waitFor();
  const faults: string[] = [];
  for (const size of [PHONE, SIDEWAYS, { width: 1100, height: 800 }, LAPTOP, DESKTOP]) {
    await resize(page, size);
    const found = [
      ...(await lyingOn(page, '.table-lost', BESIDE)),
      ...(await lyingOn(page, '.table-dock', '.table-main')),
      ...(await overlapping(page)),
    ];
    faults.push(...found.map((each) => `${size.width}: ${each}`));
  }
  expect(faults).toEqual([]);
});

/** The short form has the sheets with least room. */
const LOST = LONG ? GAMES : (['qwixx', 'encore-coop'] as const);

test.each(LOST)('a lost table leaves the whole sheet of %s to a phone', async (game) => {
  const page = await visit({ language: 'de' });
  await choosing(page, game);
  expect(await cutBelow(page)).toBe(0);
  await loseTable(page);
  await page.locator('.table-lost').waitFor();
  expect(await cutBelow(page)).toBe(0);
  expect(await overlapping(page)).toEqual([]);
});

/** How much of the sheet has to be scrolled to. */
function cutBelow(page: Page): Promise<number> {
  return page.locator('.table-sheet').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
}

function lyingOn(page: Page, upper: string, lower: string): Promise<readonly string[]> {
  return page.evaluate(
    ([one, others]) => {
      const on = document.querySelector(one!)!.getBoundingClientRect();
      return [...document.querySelectorAll(others!)].flatMap((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const width = Math.min(right, on.right) - Math.max(left, on.left);
        const height = Math.min(bottom, on.bottom) - Math.max(top, on.top);
        const isOn = width > 1 && height > 1 && other.checkVisibility({ visibilityProperty: true });
        return isOn ? [`${one} lies on ${other.className}`] : [];
      });
    },
    [upper, lower],
  );
}
