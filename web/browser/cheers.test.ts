import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Brink, brinkOf } from '#testing/browser/brink.ts';
import { holdFilms } from '#testing/browser/film.ts';
import { visitorWith } from '#testing/browser/matches.ts';
import { press } from '#testing/browser/press.ts';
import { allHeard, listen } from '#testing/browser/reader.ts';
import { sensed, wakeSound, watchSenses } from '#testing/browser/senses.ts';
import { settled } from '#testing/browser/settled.ts';

const COLOUR = await brinkOf({ game: 'encore', seats: 2, kind: 'colour' });
const COLUMN = await brinkOf({ game: 'encore', seats: 2, kind: 'column' });
const SECOND = await brinkOf({ game: 'encore', seats: 2, kind: 'column', isSecond: true });

/** At the table, with the choice in pencil that makes the moment. Its picture is held. */
async function onTheBrink({ match, boxes }: Brink, settings: object): Promise<Page> {
  const page = await visitorWith([match], settings);
  await watchSenses(page);
  await page.goto(`/match/${match.id}`);
  await page.locator('.table-sheet [data-mark]').first().waitFor();
  await settled(page);
  for (const box of boxes) {
    const open = page.locator(`.table-sheet [data-mark="${box}"]:not(.pencilled)`);
    if ((await open.count()) > 0) await press(page, `.table-sheet [data-mark="${box}"]`);
  }
  await holdFilms(page);
  return page;
}

const confirm = (page: Page) => press(page, '.dock-actions .button:last-child');

/** With pictures. */
const SHOWN = { speed: 'calm', calm: false };

test('the strip calls it out, title and score stay, and a tap ends the picture', async () => {
  const page = await onTheBrink(COLOUR, SHOWN);
  const title = page.locator('.table-title .table-name');
  const name = await title.textContent();
  await confirm(page);
  await page.locator('.cheer.colour .medal').waitFor();
  const strip = page.locator('.table-strip.called');
  expect(await strip.textContent()).toMatch(/^All \w+, first!\+5$/);
  expect(await strip.getAttribute('data-pen')).toBe('night');
  expect(await page.locator('.medal > b').textContent()).toMatch(/^All \w+, first!$/);
  expect(await title.textContent()).toBe(name);
  expect(await page.locator('.table-bar').textContent()).toMatch(/\d+ pts/);
  await page.locator('.film-tap').click();
  await page.locator('.cheer').waitFor({ state: 'detached' });
  expect(await strip.textContent()).toMatch(/^All \w+, first!/);
});

test('a column has its ring and what it brings, and who is second no medal', async () => {
  const first = await onTheBrink(COLUMN, SHOWN);
  await confirm(first);
  await first.locator('.cheer.column .burst-points').waitFor();
  expect(await first.locator('.table-strip.called').textContent()).toMatch(/^Column . is mine!/);
  const second = await onTheBrink(SECOND, SHOWN);
  await confirm(second);
  await second.locator('.cheer.column .burst').waitFor();
  expect(await second.locator('.medal, .burst-points').count()).toBe(0);
  expect(await second.locator('.table-strip.called').textContent()).toMatch(/^Column ., me too!/);
});

test('where nothing should move the same stands still', async () => {
  const page = await onTheBrink(COLOUR, { speed: 'calm', calm: true });
  await confirm(page);
  await page.locator('.cheer.colour .medal').waitFor();
  // Crosses fade in; nothing is moved, by style sheet or by script.
  const moving = await page.evaluate(() =>
    document
      .querySelector('.table')!
      .getAnimations({ subtree: true })
      .map((each) => (each instanceof CSSAnimation ? each.animationName : 'script'))
      .filter((name) => name !== 'appear'),
  );
  expect(moving).toEqual([]);
});

test('at once there is no picture, and the next roll is asked for', async () => {
  const page = await onTheBrink(COLOUR, { speed: 'once' });
  await confirm(page);
  expect(await page.locator('.table-strip.called').textContent()).toMatch(/^All \w+, first!/);
  await page.locator('.table-dock .button.wide, .dock-actions .button').first().waitFor();
  expect(await page.locator('.cheer').count()).toBe(0);
});

test('readers hear the words once', async () => {
  const page = await onTheBrink(COLOUR, SHOWN);
  await listen(page);
  await confirm(page);
  await page.locator('.cheer.colour .medal').waitFor();
  const heard = (await allHeard(page)).map(({ text }) => text).join(' ');
  expect(heard.match(/All \w+, first!/g)).toHaveLength(1);
  // The rules say the same in other words.
  expect(heard).not.toMatch(/First: Lea/);
  expect(await page.locator('.cheer').getAttribute('aria-hidden')).toBe('true');
});

describe('it is', () => {
  test('felt', async () => {
    const page = await onTheBrink(COLOUR, { ...SHOWN, vibration: true });
    await confirm(page);
    await expect.poll(() => sensed(page, 'touch')).toContain('20,40,20,40,40');
  });

  test('sound: three bells of two tones each', async () => {
    const page = await onTheBrink(COLOUR, { ...SHOWN, volume: 0.5 });
    await wakeSound(page);
    const before = (await sensed(page, 'sound')).length;
    await confirm(page);
    await page.locator('.cheer.colour').waitFor();
    const heard = (await sensed(page, 'sound')).slice(before);
    expect(heard.filter((each) => each === 'OscillatorNode')).toHaveLength(6);
  });
});
