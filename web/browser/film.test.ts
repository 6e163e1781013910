import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdFilms, seenOfFilms, watchFilms } from '#testing/browser/film.ts';
import { loadDice } from '#testing/browser/loaded-dice.ts';
import { BOT, opened, SOLO } from '#testing/browser/matches.ts';
import { momentOf, nextMoment } from '#testing/browser/moment.ts';
import { answer } from '#testing/browser/play.ts';
import { choosing, played, rolling, type Wanted } from '#testing/browser/played.ts';
import { press } from '#testing/browser/press.ts';

const MOVING = { calm: false, speed: 'brisk' };

async function aboutToRoll(settings: object = MOVING): Promise<Page> {
  return opened(await played({ ...SOLO, until: rolling(2) }), settings);
}

/** Two colours and two ones: there are boxes for each, on a sheet as bare as this one. */
const PLAYABLE = [0, 1, 0, 0];

async function roll(page: Page): Promise<void> {
  await press(page, '.table-dock .button.primary.wide');
}

/** Plays on until others are seen at their turn, at least so many at once, which is held. */
async function untilShown(
  wanted: Omit<Wanted, 'until'>,
  settings: object = MOVING,
  least = 1,
): Promise<Page> {
  const page = await opened(await played({ ...wanted, until: choosing(3) }), settings);
  await holdFilms(page);
  const theirs = page.locator('.theirs');
  const isShown = async (): Promise<boolean> => {
    if ((await theirs.count()) >= least) return true;
    if ((await page.locator('.film-tap').count()) > 0) await page.locator('.film-tap').click();
    const moment = await momentOf(page);
    if (moment) await answer(page, 'taps', moment);
    return false;
  };
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  return page;
}

test('boxes light up when the dice lie, not before', async () => {
  const page = await aboutToRoll();
  await loadDice(page, PLAYABLE);
  const before = await nextMoment(page);
  await watchFilms(page);
  await roll(page);
  expect((await nextMoment(page, before)).asked).toBe('choose');
  await expect.poll(async () => (await seenOfFilms(page)).at(-1)).toBe('no film, boxes');
  const seen = await seenOfFilms(page);
  expect(seen).toContain('film, no boxes');
  expect(seen).not.toContain('film, boxes');
});

test('a tap ends the roll and does nothing else', async () => {
  const page = await aboutToRoll();
  await holdFilms(page);
  await roll(page);
  await page.locator('.thrown').first().waitFor();
  const place = await page.locator('.table-sheet .box:not(.crossed)').first().boundingBox();
  await page.touchscreen.tap(place!.x + 10, place!.y + 10);
  await page.locator('.film-tap').waitFor({ state: 'detached' });
  expect(await momentOf(page)).toMatchObject({ asked: 'choose', isReady: false });
  expect(await page.locator('.table-sheet .pencilled').count()).toBe(0);
});

test('so does a key', async () => {
  const page = await aboutToRoll();
  await holdFilms(page);
  await roll(page);
  await page.locator('.thrown').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.film-tap').waitFor({ state: 'detached' });
  expect(await momentOf(page)).toMatchObject({ asked: 'choose', isReady: false });
});

test('no result can be read while a die is in the air', async () => {
  const page = await aboutToRoll();
  await holdFilms(page);
  await roll(page);
  const dice = page.locator('.thrown > .die');
  await dice.first().waitFor();
  // Alone one rolls four.
  expect(await dice.count()).toBe(4);
  expect(await page.locator('.thrown > .die > .thrown-faces').count()).toBe(4);
  await expect.poll(() => page.locator('#table-note').innerText()).toBe('');
});

test('nothing around the dice gives the roll away', async () => {
  const match = await played({ ...BOT, game: 'qwixx', until: rolling(2) });
  const page = await opened(match, MOVING);
  await holdFilms(page);
  const told = async () =>
    (await page.locator('.table-title, .table-strip, .table-glance').allInnerTexts()).join(' ');
  await nextMoment(page);
  const before = await told();
  await roll(page);
  await page.locator('.thrown').first().waitFor();
  expect(await told()).toBe(before);
  await page.locator('.film-tap').click();
  await expect.poll(told).not.toBe(before);
});

test('where things should not move, or at once, the dice lie at once', async () => {
  for (const settings of [
    { ...MOVING, calm: true },
    { calm: false, speed: 'once' },
  ]) {
    const page = await aboutToRoll(settings);
    await loadDice(page, PLAYABLE);
    const before = await nextMoment(page);
    await watchFilms(page);
    await roll(page);
    await nextMoment(page, before);
    expect(await seenOfFilms(page)).toEqual(['no film, no boxes', 'no film, boxes']);
  }
});

test('somebody else’s boxes are inked in the large, with the dice they took', async () => {
  const page = await untilShown(BOT);
  expect(await page.locator('.theirs').count()).toBe(1);
  expect(await page.locator('.theirs .fresh').count()).toBeGreaterThan(0);
  expect(await page.locator('.theirs-dice .die').count()).toBe(2);
  expect(await page.locator('.table-tray .die.claimed').count()).toBe(2);
  const widthOf = (part: string) => page.locator(part).evaluate((each) => each.clientWidth);
  expect(await widthOf('.theirs')).toBeGreaterThan((await widthOf('.table-sheet')) * 0.9);
  await page.locator('.film-tap').click();
  await page.locator('.theirs').waitFor({ state: 'detached' });
});

test('several who decided at once are shown together', async () => {
  const page = await untilShown({ ...BOT, game: 'qwixx', seats: 4 }, MOVING, 2);
  const shown = await page.locator('.theirs').count();
  expect(shown).toBeGreaterThan(1);
  expect(await page.locator('.film-turn').getAttribute('data-sheets')).toBe(`${shown}`);
  const widths = await page
    .locator('.theirs')
    .evaluateAll((all) => all.map((each) => each.clientWidth));
  expect(new Set(widths).size).toBe(1);
});

test('with reduced motion the same is shown, standing still', async () => {
  const page = await untilShown(BOT, { ...MOVING, calm: true });
  const moving = await page.evaluate(() =>
    document.getAnimations().map((each) => (each as CSSAnimation).animationName),
  );
  expect(moving.filter((name) => name !== 'appear')).toEqual([]);
  expect(await page.locator('.theirs .fresh').count()).toBeGreaterThan(0);
});
