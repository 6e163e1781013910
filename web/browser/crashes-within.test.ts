import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#testing/browser/app.ts';
import { crashesOf, mayRefuse, refuse } from '#testing/browser/crash.ts';
import { keptMatch } from '#testing/browser/kept.ts';
import { replays, SOLO, visitorWith } from '#testing/browser/matches.ts';
import { nextMoment } from '#testing/browser/moment.ts';
import { act } from '#testing/browser/play.ts';
import { choosing, played } from '#testing/browser/played.ts';
import { settled } from '#testing/browser/settled.ts';
import hints from '../hint/texts/en.json' with { type: 'json' };
import en from '../screens/texts/en.json' with { type: 'json' };

const roll = (page: Page) => page.getByRole('button', { name: 'Roll the dice' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const dialog = (page: Page) => page.getByRole('dialog');

/** The state of a screen that has thrown, with nothing of a dialog before it. */
async function isCrashed(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(await dialog(page).count()).toBe(0);
}

test('a dialog that throws when it is opened is reported like its screen, and can be opened later', async () => {
  const page = await visit({ path: '/icon.svg' });
  await mayRefuse(page);
  await refuse(page, { texts: [en['keys.tapDie']] });
  const told = crashesOf(page);
  await page.goto('/dice/qwixx');
  for (let times = 0; times < 2; times++) {
    await roll(page).waitFor();
    await settled(page);
    await page.keyboard.press('?');
    await isCrashed(page);
    if (times === 1) await refuse(page, undefined);
    await again(page).click();
  }
  await roll(page).waitFor();
  await settled(page);
  await page.keyboard.press('?');
  await dialog(page).getByText(en['keys.tapDie']).waitFor();
  expect(told).toMatchObject([{ kind: 'screen', route: 'dice', error: 'TypeError' }]);
});

test('a dialog that throws while it is open leaves no veil, and the match goes on', async () => {
  const page = await visitorWith([await played({ ...SOLO, until: choosing(1) })]);
  await mayRefuse(page);
  await page.goto('/match/solo');
  await nextMoment(page);
  const told = crashesOf(page);
  await refuse(page, { texts: [hints['hint.pencil']] });
  await page.locator('.dock-hint').click();
  await isCrashed(page);
  await expect
    .poll(() => told)
    .toMatchObject([{ kind: 'screen', route: 'match', error: 'TypeError' }]);
  await refuse(page, undefined);
  await again(page).click();
  await act(page);
  await replays(await keptMatch(page, 'solo'));
});

test.each([
  ['a tap', (page: Page) => roll(page).click()],
  ['a key', (page: Page) => page.keyboard.press('r')],
])('%s whose answer throws is counted once and leaves the screen as it is', async (_, ask) => {
  const page = await visit({ path: '/dice/qwixx' });
  await roll(page).waitFor();
  const told = crashesOf(page);
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new RangeError('planted in chance');
    };
  });
  for (let times = 0; times < 3; times++) {
    const thrown = page.waitForEvent('pageerror');
    await ask(page);
    expect((await thrown).message).toContain('planted');
  }
  expect(await page.locator('.dice-cloth .die').count()).toBe(0);
  await page.evaluate(() => Reflect.deleteProperty(crypto, 'getRandomValues'));
  await ask(page);
  await page.locator('.dice-cloth .die').first().waitFor();
  expect(told).toMatchObject([{ kind: 'script', route: 'dice', error: 'RangeError' }]);
});
