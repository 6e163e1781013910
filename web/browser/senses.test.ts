import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SOLO, visitorWith } from '#testing/browser/matches.ts';
import { act, pencil } from '#testing/browser/play.ts';
import { choosing, isOver, played, type Wanted } from '#testing/browser/played.ts';
import { sensed, wakeSound, watchSenses } from '#testing/browser/senses.ts';

async function sitDown(wanted: Wanted, settings: object): Promise<Page> {
  const page = await visitorWith([await played(wanted)], settings);
  await page.context().grantPermissions(['screen-wake-lock']);
  await watchSenses(page);
  await page.goto(`/match/${wanted.id}`);
  await page.locator('.table').waitFor();
  return page;
}

const CHOOSING = { ...SOLO, until: choosing(2) };

test('the screen stays on at a table, and only there', async () => {
  const page = await sitDown(CHOOSING, {});
  await expect.poll(() => sensed(page, 'awake')).toEqual(['screen']);
  expect(await sensed(page, 'asleep')).toEqual([]);
  await page.getByRole('link', { name: 'Back to the games' }).click();
  await page.locator('.home').waitFor();
  await expect.poll(() => sensed(page, 'asleep')).toEqual(['screen']);
  expect(await sensed(page, 'awake')).toEqual(['screen']);
});

describe('a hand feels', () => {
  test('a tap on a box, and another on a box that cannot be chosen', async () => {
    const page = await sitDown(CHOOSING, { vibration: true });
    await pencil(page);
    await expect.poll(() => sensed(page, 'touch')).toEqual(['8']);
    await page
      .locator('.table-sheet .box:not([data-open], .pencilled)')
      .first()
      .click({ force: true });
    await expect.poll(() => sensed(page, 'touch')).toEqual(['8', '20,30,20']);
  });

  test('nothing when that is not wanted', async () => {
    const page = await sitDown(CHOOSING, { vibration: false });
    expect(await act(page)).toBe('choose');
    expect(await act(page)).toBe('roll');
    expect(await sensed(page, 'touch')).toEqual([]);
  });
});

describe('sounds are played', () => {
  const turn = async (page: Page) => {
    for (const asked of ['choose', 'roll', 'choose']) expect(await act(page)).toBe(asked);
  };

  test('the pen and the dice, which rattle in the air and knock one by one', async () => {
    const page = await sitDown(CHOOSING, { volume: 0.5, speed: 'brisk', calm: false });
    await wakeSound(page);
    const count = async () => (await sensed(page, 'sound')).length;
    expect(await act(page)).toBe('choose');
    const written = await count();
    expect(written).toBeGreaterThan(2);
    expect(await act(page)).toBe('roll');
    // A throw, seven clicks and four dice, of two parts each but the throw.
    await expect.poll(async () => (await count()) - written).toBeGreaterThanOrEqual(23);
  });

  test('a knock alone where the dice lie at once', async () => {
    const page = await sitDown(CHOOSING, { volume: 0.5 });
    await wakeSound(page);
    expect(await act(page)).toBe('choose');
    const written = (await sensed(page, 'sound')).length;
    expect(await act(page)).toBe('roll');
    await expect.poll(async () => (await sensed(page, 'sound')).length - written).toBe(2);
  });

  test('nothing without volume', async () => {
    const page = await sitDown(CHOOSING, { volume: 0 });
    await turn(page);
    expect(await sensed(page, 'sound')).toEqual([]);
    // Not even what could make one.
    expect(await page.evaluate(() => window.audio)).toBeUndefined();
  });
});

describe('what must be called out', () => {
  /** The last choice of a match: at the latest its end is called out. */
  const ending = async (): Promise<Wanted> => {
    const { entries } = await played({ ...SOLO, until: isOver });
    return { ...SOLO, until: (match) => match.entries.length === entries.length - 1 };
  };

  test('is spoken in the language of the device if wanted', async () => {
    const page = await sitDown(await ending(), { speech: true });
    expect(await act(page)).toBe('choose');
    await page.getByRole('button', { name: 'See the score' }).waitFor();
    const called = await page.locator('#table-note b').textContent();
    const spoken = await sensed(page, 'voice');
    expect(spoken).toHaveLength(1);
    expect(spoken[0]).toMatch(/^en: ./);
    expect(spoken[0]).toContain(called);
  });

  test('is not spoken otherwise', async () => {
    const page = await sitDown(await ending(), { speech: false });
    expect(await act(page)).toBe('choose');
    await page.getByRole('button', { name: 'See the score' }).waitFor();
    expect(await sensed(page, 'voice')).toEqual([]);
  });
});
