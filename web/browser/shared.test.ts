import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { enterRoll, pass, takeAs } from '#testing/browser/dice.ts';
import { kept } from '#testing/browser/kept.ts';
import { press } from '#testing/browser/press.ts';
import { setTable } from '#testing/browser/start.ts';

const band = (page: Page) => page.locator('.table-bar.own');
const cover = (page: Page) => page.locator('.hand-over');

/** Three people around one device; Anna has rolled. */
/** Anna has passed, and switched the cover off on itself. */
async function threeWithoutCover(): Promise<Page> {
  const page = await three();
  await pass(page);
  await cover(page)
    .getByRole('switch', { name: /^Cover between turns/ })
    .click();
  return page;
}

async function three(language?: string): Promise<Page> {
  const page = await visit(language ? { language } : {});
  await setTable(page, '/new/qwixx/real', { people: ['Anna', 'Oma', 'Mia'] });
  await enterRoll(page, '4 1 R3 Y2 G6 B6');
  return page;
}

describe('several people share a device', () => {
  test('name, face and ink are theirs from the cover to the choice, and who rolled is named', async () => {
    const page = await three();
    await band(page).filter({ hasText: 'Anna' }).getByText('It’s your turn · your roll').waitFor();
    const ink = () => band(page).evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const annas = await ink();
    await pass(page);
    await cover(page).getByText('Anna is done').waitFor();
    await cover(page).getByText('Anna rolled').waitFor();
    expect(await cover(page).locator('.die').count()).toBe(6);
    await takeAs(page, 'Oma');
    await band(page).filter({ hasText: 'Oma' }).getByText('It’s your turn · Anna’s roll').waitFor();
    expect(await ink()).not.toBe(annas);
  });

  test('the cover is switched off on itself, for this table and the next, and on in the menu', async () => {
    const page = await threeWithoutCover();
    // Without it the device is Oma’s at once, and then Mia’s.
    await band(page).filter({ hasText: 'Oma' }).waitFor();
    await pass(page);
    await band(page).filter({ hasText: 'Mia' }).waitFor();
    expect(await cover(page).count()).toBe(0);
    await page.reload();
    await band(page).filter({ hasText: 'Mia' }).waitFor();
    expect(await kept(page)).toMatchObject([{ curtain: 'off' }]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('switch', { name: /^Cover between turns/ }).click();
    await page.keyboard.press('Escape');
    await pass(page);
    await cover(page).waitFor();
    expect((await kept(page))[0]).not.toHaveProperty('curtain');
  });

  test('without a cover whoever has confirmed may change their mind while others choose', async () => {
    const page = await threeWithoutCover();
    await band(page).filter({ hasText: 'Oma' }).waitFor();
    await page.getByRole('button', { name: 'Anna: change my mind' }).click();
    await band(page).filter({ hasText: 'Anna' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /change my mind/ }).count()).toBe(0);
    expect((await kept(page))[0]!.sealed).toEqual([]);
    await pass(page);
    await band(page).filter({ hasText: 'Oma' }).waitFor();
  });

  test('without a cover everybody is called by name', async () => {
    const page = await threeWithoutCover();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Oma, it’s your turn.' })
      .waitFor({ state: 'attached' });
  });
});

test('alone the head stays quiet', async () => {
  const page = await visit();
  await setTable(page, '/new/qwixx/bots', { bots: 1 });
  await page.locator('.table-bar').waitFor();
  expect(await band(page).count()).toBe(0);
});

describe('Encore! together around one device', () => {
  const face = (page: Page, name: string) => page.locator('.table-face').filter({ hasText: name });
  const note = (page: Page) => page.locator('.dock-note');

  test('there is no cover: a tap on a face turns to that sheet, and anybody may choose first', async () => {
    const page = await visit();
    await setTable(page, '/new/encore-coop/pass', { people: ['Lea', 'Tom', 'Nia'] });
    await page.getByText('No secrets: tap a face to see that sheet.').waitFor();
    await press(page, '.table-dock .button.primary');
    await note(page)
      .getByText(/^Lea: /)
      .waitFor();
    expect(await band(page).count()).toBe(0);
    await face(page, 'Nia').click();
    await note(page)
      .getByText(/^Nia: /)
      .waitFor();
    expect(await face(page, 'Nia').getAttribute('aria-pressed')).toBe('true');
    for (const name of ['Nia', 'Lea', 'Tom']) {
      await note(page)
        .getByText(new RegExp(`^${name}: `))
        .waitFor();
      await miss(page);
    }
    expect(await cover(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
    for (const name of ['Lea', 'Tom', 'Nia']) {
      expect(await face(page, name).locator('.coop-miss.noted').count()).toBe(1);
    }
  });

  test('the panel says what is missing, and the third miss what it costs', async () => {
    const page = await visit();
    await setTable(page, '/new/encore-coop/solo');
    await page.getByText('4 more in 10 turns').waitFor();
    for (const label of ['Miss 1 of 3', 'Miss 2 of 3', 'Miss: mission lost']) {
      await press(page, '.table-dock .button.primary');
      await page.getByRole('button', { name: label, exact: true }).waitFor();
      if (label !== 'Miss: mission lost') await miss(page);
    }
  });

  /** It is asked for twice. */
  async function miss(page: Page): Promise<void> {
    await press(page, '.dock-actions .button');
    await page.getByText('Tap again if you mean it.').first().waitFor();
    await press(page, '.dock-actions .button.primary');
  }
});
