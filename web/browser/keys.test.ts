import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, visitScreen } from '#testing/browser/app.ts';

const map = (page: Page) => page.getByRole('dialog', { name: 'Keyboard' });

/** What the map of keys promises, once `?` has opened it; closes it again. */
async function promised(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('?');
  await map(page).waitFor();
  const keys = await map(page).locator('dd').allTextContents();
  await page.keyboard.press('Escape');
  await map(page).waitFor({ state: 'detached' });
  return keys;
}

test('only the dice: R rolls, a digit takes a die, and the map says so', async () => {
  const page = await visit({ path: '/dice/encore' });
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  const taken = page.locator('.dice-one').getByRole('button', { name: /, taken$/ });
  await page.keyboard.press('r');
  await page.locator('.dice-one').first().waitFor();
  expect(await taken.count()).toBe(0);
  await page.keyboard.press('2');
  await taken.waitFor();
  expect(await promised(page)).toEqual(['roll the dice', 'tap a die by its position', 'this list']);
});

test('only the dice: letters that are switched off do nothing', async () => {
  const page = await visit({ path: '/dice/encore', settings: { letterKeys: false } });
  await page.getByRole('button', { name: 'Roll the dice' }).waitFor();
  await page.keyboard.press('r');
  expect(await promised(page)).toContain('this list');
  expect(await page.locator('.dice-one').count()).toBe(0);
});

test('a replay: arrows step, and the map says so, also from the slider', async () => {
  const page = await visitScreen('replay-qwixx', {});
  const moment = page.getByRole('slider', { name: 'Moment' });
  const before = Number(await moment.inputValue());
  await page.getByRole('button', { name: 'One step forward' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Number(await moment.inputValue())).toBe(before - 1);
  await moment.focus();
  expect(await promised(page)).toEqual(['one step back or forward', 'this list']);
});

test('a lesson: the same map', async () => {
  const page = await visit({ path: '/learn/qwixx' });
  await page.locator('.learn-controls').waitFor();
  expect(await promised(page)).toEqual(['one step back or forward', 'this list']);
});
