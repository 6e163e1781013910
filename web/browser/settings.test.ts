import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, visit, visitScreen } from '#testing/browser/app.ts';
import { keptMatch } from '#testing/browser/kept.ts';
import { faultsOf, measured } from '#testing/browser/looks.ts';
import { opened, SOLO } from '#testing/browser/matches.ts';
import { atStep, nextMoment } from '#testing/browser/moment.ts';
import { played, rolling } from '#testing/browser/played.ts';
import { GAMES } from '#testing/browser/screens/moments.ts';
import { sensed, watchSenses } from '#testing/browser/senses.ts';
import { LONG } from '#testing/long.ts';

const ROOT = 'html';

test('what is chosen outlives a reload', async () => {
  const page = await visit({ path: '/settings' });
  const switches = page.getByRole('switch');
  await switches.first().waitFor();
  const states = () =>
    switches.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked));
  const before = await states();
  expect(before.length).toBeGreaterThan(6);
  for (const each of await switches.all()) await each.click();
  const turned = before.map((on) => !on);
  expect(await states()).toEqual(turned);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('radio', { name: 'Dark' }).check();
  // Its texts are fetched first.
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  expect(await states()).toEqual(turned);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada');
  expect(await page.locator(ROOT).getAttribute('data-theme')).toBe('dark');
});

test('every sound can be heard', async () => {
  const page = await visit({ settings: { volume: 0 } });
  await watchSenses(page);
  await page.goto('/settings');
  const buttons = page.getByRole('group', { name: 'Try the sounds' }).getByRole('button');
  await buttons.first().waitFor();
  expect(await buttons.count()).toBeGreaterThan(12);
  for (const button of await buttons.all()) {
    const before = (await sensed(page, 'sound')).length;
    await button.click();
    await expect.poll(async () => (await sensed(page, 'sound')).length).toBeGreaterThan(before);
  }
});

describe('a theme that is chosen', () => {
  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test.each(['light', 'dark'] as const)('%s stays, whatever the system has', async (theme) => {
    const system = theme === 'light' ? 'dark' : 'light';
    const page = await visitScreen('table-encore', { theme: system, settings: { theme } });
    expect(await page.locator(ROOT).getAttribute('data-theme')).toBe(theme);
    const chosen = await paper(page);
    await page.emulateMedia({ colorScheme: theme });
    expect(await paper(page)).toBe(chosen);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('follows the system while none is', async () => {
    const page = await visit({ theme: 'light' });
    const light = await paper(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => paper(page)).not.toBe(light);
    await page.locator('html[data-theme="dark"]').waitFor();
  });
});

describe('larger text and symbols', () => {
  const large = { largeText: true, largeSymbols: true };
  const screens = ['home', 'settings', ...GAMES.map((game) => `table-${game}`), 'end-encore-plus'];
  const few = ['settings', 'table-encore-plus', 'end-encore-plus'];

  test.each(LONG ? screens : few)('fit a phone: %s', async (name) => {
    const page = await visitScreen(name, { size: PHONE, language: 'de', settings: large });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '18.88px',
    );
    expect(await measured(page)).toEqual([]);
  });

  test('symbols grow', async () => {
    const symbol = async (largeSymbols: boolean) => {
      const page = await visitScreen('table-encore', { settings: { largeSymbols } });
      const box = page.locator('.table-sheet .box:not(.crossed) .print:not(.star)').first();
      const drawn = ['', '::before'].map((part) =>
        box.evaluate((print, pseudo) => {
          const { backgroundSize, maskSize } = getComputedStyle(print, pseudo || null);
          return `${backgroundSize}, ${maskSize}`;
        }, part),
      );
      const sizes = (await Promise.all(drawn)).join().matchAll(/auto ([\d.]+)%/g);
      return Math.max(...[...sizes].map(([, percent]) => Number(percent)));
    };
    const usual = await symbol(false);
    expect(usual).toBeGreaterThan(20);
    expect(await symbol(true)).toBeGreaterThan(usual * 1.2);
  });
});

test.each([PHONE, DESKTOP])('the left hand has the last button at its side, %o', async (size) => {
  const sides = async (leftHanded: boolean) => {
    const page = await visitScreen('table-encore-choosing', { size, settings: { leftHanded } });
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    return {
      undo: await left('.dock-actions .icon-button'),
      confirm: await left('.dock-actions .button:last-child'),
    };
  };
  const right = await sides(false);
  expect(right.confirm).toBeGreaterThan(right.undo);
  const left = await sides(true);
  expect(left.confirm).toBeLessThan(left.undo);
});

test.each([true, false])('letters as keys: %s', async (letterKeys) => {
  const page = await opened(await played({ ...SOLO, until: rolling(2) }), { letterKeys });
  const { step } = await nextMoment(page);
  const before = await keptMatch(page, 'solo');
  await page.locator('.table-sheet [data-mark]').first().focus();
  await page.keyboard.press('r');
  if (letterKeys) {
    await atStep(page, step + 1);
    return;
  }
  // Keys are handled one after the other: the first has had its effect, if it has any.
  await page.keyboard.press('?');
  await page.locator('dialog').waitFor();
  expect(await keptMatch(page, 'solo')).toEqual(before);
  await atStep(page, step);
});
